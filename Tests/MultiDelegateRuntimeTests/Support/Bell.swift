/// A delegate for one queue, or none, that writes down what it hears, and where.
final class Bell: BellDelegate {
  let name: String
  let log: Log
  let value: Int
  var reaction: (Bell) -> Void = { _ in }
  var farewell: ((Bell) -> Void)?

  init(_ name: String, _ log: Log, value: Int = 0) {
    self.name = name
    self.log = log
    self.value = value
  }

  deinit { farewell?(self) }

  /// Notes "A5@1": A heard 5 on queue 1.
  private func hear(_ number: Int) {
    let queue = MarkedQueue.current.map { "@\($0)" } ?? ""
    log.entries.append("\(name)\(number)\(queue)")
    reaction(self)
  }

  func ring(_ number: Int) { hear(number) }
  func ringOne(_ number: Int) { hear(number) }

  func tone(_ number: Int) -> Int {
    hear(number)
    return value
  }

  func strength(_ number: Int) -> Int {
    hear(number)
    return value
  }

  func check(_ number: Int) throws(BellError) {
    hear(number)
    if value < 0 { throw .cracked(number) }
  }

  func chime(into tones: inout [Int]) {
    hear(tones.count)
    tones.append(value)
  }
}
