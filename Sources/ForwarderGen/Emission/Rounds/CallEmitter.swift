/// The code by which a round finds its responders and calls one of them.
///
/// Every dispatch is written in these terms, so that none depends on where delegates are called.
protocol CallEmitter: Sendable {
  /// The local variable for a responder.
  var responder: String { get }

  /// The name of the registry's call for all responders: `responders`.
  var responders: String { get }

  /// The name of the registry's call for the first responder: `firstResponder`.
  var firstResponder: String { get }

  /// Whether a call may change ``responder``, so that it has to be a `var`.
  var changesResponder: Bool { get }

  /// Whether setting may change ``responder``, so that it has to be a `var`.
  func setterChangesResponder(_ accessors: Accessors) -> Bool

  /// The keywords before a statement that contains a call: `try await `, or nothing.
  var marks: String { get }

  /// Calls `member` on `responder`.
  ///
  /// - Parameters:
  ///   - member: `.download(download)`.
  ///   - responder: a local variable, or an optional chain that ends in `?`.
  ///   - isCondition: whether a brace behind it would begin a body.
  /// - Returns: `delegate.download(download)`.
  func call(_ member: Code, on responder: Code, isCondition: Bool) -> Code

  /// The emitter of calls that are enqueued; nil if the caller waits.
  ///
  /// The round ends before it is known whether an enqueued call is made.
  var enqueued: QueuedCallEmitter? { get }

  /// Writes a constant for the answer of ``responder`` to a claim: no, if it has another type.
  func emit(_ claim: Claim, _ writer: inout SwiftWriter)

  /// The statement that sets `member` of ``responder``: `delegate.volume = newValue`.
  func setting(_ member: Code, _ accessors: Accessors) -> Code

  /// Writes the checks that belong to the line of the requirement, before the first call.
  func emitChecks(_ writer: inout SwiftWriter)
}
