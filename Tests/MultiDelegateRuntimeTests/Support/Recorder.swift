/// A delegate that writes down what it hears, and can be told to do something when it does.
final class Recorder: TransferDelegate {
  let name: String
  let log: Log
  let value: Int
  var reaction: ((Recorder) -> Void)?
  var farewell: ((Recorder) -> Void)?

  init(_ name: String, _ log: Log = Log(), value: Int = 0) {
    self.name = name
    self.log = log
    self.value = value
  }

  deinit { farewell?(self) }

  private func hear() {
    log.entries.append(name)
    reaction?(self)
  }

  func transferDidStart(_ name: String) { hear() }
  func transferDidFinish(_ name: String) { hear() }

  func rank(of name: String) -> Int {
    hear()
    return value
  }

  func weight(of name: String) -> Int {
    hear()
    return value
  }

  func size(of name: String) -> Int {
    hear()
    return value
  }
}
