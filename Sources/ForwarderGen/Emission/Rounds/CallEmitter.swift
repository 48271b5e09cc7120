/// How a round finds its responders, and how it calls one of them.
///
/// Every dispatch is written in these terms, so that none has to know where delegates are called.
protocol CallEmitter: Sendable {
  /// The local variable for a responder.
  var responder: String { get }

  /// What the registry's call for all responders is named: `responders`.
  var responders: String { get }

  /// What the registry's call for the first responder is named: `firstResponder`.
  var firstResponder: String { get }

  /// Whether a call may change ``responder``, so that it has to be a `var`.
  var changesResponder: Bool { get }

  /// Whether setting may change ``responder``, so that it has to be a `var`.
  func setterChangesResponder(_ accessors: Accessors) -> Bool

  /// What stands before a statement that has a call in it: `try await `, or nothing.
  var marks: String { get }

  /// Calls `member` on `responder`.
  ///
  /// - Parameters:
  ///   - member: `.download(download)`.
  ///   - responder: a local variable, or an optional chain that ends in `?`.
  ///   - isCondition: whether it stands where a brace would begin a body.
  /// - Returns: `delegate.download(download)`.
  func call(_ member: Code, on responder: Code, isCondition: Bool) -> Code

  /// The emitter of calls that wait for their turn; nil where the caller waits.
  ///
  /// The round ends before it is known whether such a call is made.
  var enqueued: QueuedCallEmitter? { get }

  /// Writes a constant for what ``responder`` answers to a claim: no, if it is of another type.
  func emit(_ claim: Claim, _ writer: inout SwiftWriter)

  /// The statement that sets `member` of ``responder``: `delegate.volume = newValue`.
  func setting(_ member: Code, _ accessors: Accessors) -> Code

  /// Writes what has to be checked at the line of the requirement, before anybody is called.
  func emitChecks(_ writer: inout SwiftWriter)
}
