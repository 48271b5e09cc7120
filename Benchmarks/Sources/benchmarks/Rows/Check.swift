import Listening

extension Audience {
  /// Stops the program if `body` does not call the listeners exactly `expected` times.
  ///
  /// The table would be wrong then.
  func check(_ expected: Int, _ what: String, _ body: () throws -> Void) rethrows {
    let before = calls
    try body()
    precondition(calls - before == expected, "\(what) makes \(calls - before) calls")
  }
}
