import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Composites that require all their protocols")
struct StrictCompositeTests {
  private final class Table: TableData, TableHeaders {
    let log: Log
    var title = "table"

    init(_ log: Log) {
      self.log = log
    }

    func numberOfRows() -> Int { 7 }
    func tableDidReload() { log.note("reload") }
    func header(of row: Int) -> String? { row == 1 ? "one" : nil }
  }

  private let log = Log()

  @Test func `a delegate is reached through each of its protocols`() {
    let table = Table(log)
    let multi = MultiStrictTable(weakly: table)
    #expect(multi.numberOfRows() == 7)
    #expect(multi.header(of: 1) == "one")
    #expect(multi.header(of: 2) == nil)
    #expect((multi as any TableData).numberOfRows() == 7)
    #expect((multi as any TableHeaders).header(of: 1) == "one")
    #expect(multi.responds(to: .headerOf))
  }

  @Test func `a requirement that two protocols share is called once`() {
    let table = Table(log)
    let multi = MultiStrictTable(weakly: table)
    multi.tableDidReload()
    #expect(log.entries == ["reload"])
    multi.title = "new"
    #expect(table.title == "new")
    #expect(multi.title == "new")
  }

  private final class Adviser: ScrollDelegate, AdviceDelegate {
    var scrolls = 0
    func didScroll() { scrolls += 1 }
    func advice() -> Int { 3 }
  }

  private final class Silent: ScrollDelegate, AdviceDelegate {
    func didScroll() {}
  }

  @Test func `where a default implementation could answer, handling is written`() {
    let (adviser, silent) = (Adviser(), Silent())
    let multi = MultiAdvice()
    multi.delegates.add(silent, handling: .notifications)
    multi.delegates.add(adviser, handling: .all)
    #expect(multi.advice() == 3)
    multi.didScroll()
    #expect(adviser.scrolls == 1)
  }

  private final class Editor: TableEditing {
    var isEditing = false
    func tableDidDelete(_ row: Int) -> Int { row }
    func tableDidReload() {}
  }

  @Test func `delegates are objects where values can adopt the protocols`() {
    let editor = Editor()
    let multi = MultiValues(weakly: editor)
    multi.isEditing = true
    #expect(editor.isEditing)
  }

  #if os(Linux)
  private final class Outside: OutsideComposed, ScrollDelegate {
    var changes = 0
    func outsideDidChange() { changes += 1 }
    func didScroll() {}
  }

  @Test func `a protocol that is declared elsewhere is composed with one that is not`() {
    let outside = Outside()
    MultiOutsideScroll(weakly: outside).outsideDidChange()
    #expect(outside.changes == 1)
  }
  #endif
}
