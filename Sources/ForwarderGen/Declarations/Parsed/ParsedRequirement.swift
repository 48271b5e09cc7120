/// A requirement of a protocol, and what the spec says about it.
struct ParsedRequirement: Equatable, Sendable {
  /// Where the spec decides how a requirement is forwarded.
  enum Site: Equatable, Sendable {
    /// Where it is declared.
    case declaration
    /// At this place, in an entry about a requirement that a Swift file declares.
    case entry(SourcePosition)
    /// Nowhere yet.
    indirect case missing(MissingEntry)
  }

  let declaration: RequirementDeclaration

  /// The declaration as written, on one line.
  let text: String

  /// The part of it that is behind the attributes and modifiers.
  let body: String

  /// Every word in the declaration and in its `default`: names that mean something to its author.
  let words: Set<String>

  let position: SourcePosition
  var site = Site.declaration
  var dispatch: Stated<DispatchSyntax>
  let fallback: Stated<Fallback>
  var name: Stated<EmbeddedText>
  var isOptional: Bool

  /// Whether its calls may be events of a stream.
  let canBeEvent: Bool

  /// Whether an extension beside its protocol implements it, so that a forwarder can do without it.
  var isImplemented = false

  /// Its Objective-C selector, if that is known and needed.
  var derivedSelector: String?
  let errors: Stated<RequirementSpec.Errors>

  /// Where the spec says that the calls of a round run at the same time, if it does.
  let concurrently: SourcePosition?
  let condition: Condition?
  let doc: String?

  /// Its Objective-C selector, if that is stated, or known and needed.
  var selector: String? {
    derivedSelector ?? declaration.attributes.lazy.compactMap(\.selector).first
  }

  /// Whether no entry of a spec is about it.
  var isUndecided: Bool {
    if case .missing = site { return true }
    return false
  }
}
