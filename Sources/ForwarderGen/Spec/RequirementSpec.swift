/// An item of a protocol's `requirements`.
struct RequirementSpec: Equatable, Sendable {
  /// What becomes of the errors that delegates throw, where not the first one ends the round.
  enum ErrorPolicy: String, CaseIterable, Sendable {
    /// Everyone is called, and the first error is thrown afterwards.
    case afterAll
  }

  /// An `errors`, and where it stands.
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

  /// The name of its case in the requirement enum, where the derived one will not do.
  var name = Stated<EmbeddedText>.absent

  /// Whether an adopter may leave it out; nil where that is not stated.
  var isOptional: Bool?

  /// `canImport(UIKit)`.
  var condition: EmbeddedText?
  var doc: EmbeddedText?

  /// Whether nothing is said but the declaration.
  var isPlain: Bool {
    dispatch == .absent && errors == .absent && concurrently == nil && fallback == .absent
      && name == .absent
      && isOptional == nil && condition == nil && doc == nil
  }
}
