/// An item of a protocol's `requirements`.
struct RequirementSpec: Equatable, Sendable {
  /// The policy for errors that delegates throw, in place of ending the round at the first one.
  enum ErrorPolicy: String, CaseIterable, Sendable {
    /// All responders are called, and the first error is thrown afterwards.
    case afterAll
  }

  /// The value of `errors`, and its place.
  struct Errors: Equatable, Sendable {
    let policy: ErrorPolicy
    let position: SourcePosition
  }

  /// `func downloadDidStart(_ download: Download)`, or, of a protocol in a Swift file, which of its
  /// requirements it is about: `downloadDidStart(_:)`.
  let declaration: EmbeddedText

  /// `firstNonNil`.
  var dispatch = Stated<EmbeddedText>.absent

  /// `afterAll`.
  var errors = Stated<Errors>.absent

  /// Where `"concurrently": true` is, if the calls of a round run at the same time.
  var concurrently: SourcePosition?

  /// The `default`: `0`, or `throw DownloadError.refused`.
  var fallback = Stated<EmbeddedText>.absent

  /// The name of its case in the requirement enum, in place of the derived one.
  var name = Stated<EmbeddedText>.absent

  /// Whether an adopter may leave it out; nil if that is not stated.
  var isOptional: Bool?

  /// Whether its calls may be events of a stream.
  var canBeEvent = true

  /// `canImport(UIKit)`.
  var condition: EmbeddedText?
  var doc: EmbeddedText?

  /// Whether only the declaration is stated.
  var isPlain: Bool {
    dispatch == .absent && errors == .absent && concurrently == nil && fallback == .absent
      && name == .absent && canBeEvent
      && isOptional == nil && condition == nil && doc == nil
  }
}
