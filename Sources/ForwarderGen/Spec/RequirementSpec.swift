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

  /// `func downloadDidStart(_ download: Download)`.
  let declaration: EmbeddedText

  /// `firstNonNil`.
  let dispatch: Stated<EmbeddedText>

  /// `afterAll`.
  let errors: Stated<Errors>

  /// The `default`: `0`, or `throw DownloadError.refused`.
  let fallback: Stated<EmbeddedText>

  /// The name of its case in the requirement enum, where the derived one will not do.
  let name: Stated<EmbeddedText>

  /// Whether an adopter may leave it out.
  let isOptional: Bool

  /// `canImport(UIKit)`.
  let condition: EmbeddedText?
  let doc: EmbeddedText?

  /// Whether nothing is said but the declaration.
  var isPlain: Bool {
    dispatch == .absent && errors == .absent && fallback == .absent && name == .absent
      && !isOptional && condition == nil && doc == nil
  }
}
