import Press
import Printer

final class Reader: PrinterDelegate {
  let name: String
  let copies: Int

  init(_ name: String, copies: Int) {
    self.name = name
    self.copies = copies
  }

  func printer(_ printer: Printer, didPrint page: Int) { print("\(name) has page \(page)") }
  func printer(_ printer: Printer, copiesOf page: Int) -> Int { copies }
}

let press = Press()
press.printPage(1)
let readers = [Reader("Ada", copies: 1), Reader("Bo", copies: 2)]
for reader in readers { press.add(reader) }
press.printPage(2)
