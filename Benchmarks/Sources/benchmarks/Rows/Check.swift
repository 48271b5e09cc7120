import Listening

extension Audience {
  /// Stops everything if `body` does not call the listeners exactly `expected` times: what is
  /// measured would not be what the table says.
  func check(_ expected: Int, _ what: String, _ body: () throws -> Void) rethrows {
    let before = calls
    try body()
    precondition(calls - before == expected, "\(what) makes \(calls - before) calls")
  }
}
