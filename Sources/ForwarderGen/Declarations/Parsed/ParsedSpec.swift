/// A spec whose Swift has been parsed.
///
/// Parts that could not be parsed are reported and left out.
struct ParsedSpec: Equatable, Sendable {
  let source: SourceText
  var imports: [ParsedImport]
  let markers: Stated<Set<String>>
  var protocols: [ParsedProtocol]
  let composites: [ParsedComposite]
}

/// An item of `imports`.
struct ParsedImport: Equatable, Sendable {
  var declaration: ImportDeclaration

  /// Where the spec states it; nil for what a Swift file imports.
  var position: SourcePosition?
  var condition: Condition?
}

/// `public import struct Foundation.Data`.
struct ImportDeclaration: Equatable, Sendable {
  /// `@preconcurrency`.
  var attributes: [String] = []

  /// Nil where none is stated.
  var access: AccessLevel?

  /// `Foundation`, or `struct Foundation.Data`.
  let subject: String

  /// The name that it imports: `Foundation`, or `Foundation.Data`.
  let module: String

  /// As it is emitted, on one line.
  var text: String {
    (attributes + [access?.rawValue, "import", subject].compactMap(\.self)).joined(separator: " ")
  }
}

/// An item of `protocols`.
struct ParsedProtocol: Equatable, Sendable {
  enum ForwarderChoice: Equatable, Sendable {
    case derived
    case none
    case head(ForwarderHead)
  }

  /// Nil where it could not be parsed.
  let head: ProtocolHead?
  let place: ProtocolSpec.Place
  let forwarder: ForwarderChoice
  let requirements: [ParsedRequirement]
  let associatedTypes: [AssociatedTypeDeclaration]

  /// Whether all that it requires could be parsed.
  let isComplete: Bool

  /// The names of the requirements that are left to default implementations.
  var unforwarded: [String] = []
  let delegatesProperty: DelegatesProperty?

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  let condition: Condition?
  let doc: String?

  /// The item about it, if it is in a Swift file.
  var item: SpecItem?

  /// The name of the forwarder's registry; nil if there is no forwarder.
  var registryName: String? {
    forwarder == .none ? nil : delegatesProperty?.name ?? KnownNames.registry
  }
}

/// An item of `composites`.
struct ParsedComposite: Equatable, Sendable {
  /// `public final class MultiTable`.
  let forwarder: ForwarderHead

  /// The names of the protocols to all of which every delegate conforms.
  let required: [EmbeddedText]

  /// The names of the protocols to which a delegate may conform.
  let accepted: [EmbeddedText]

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  let delegatesProperty: DelegatesProperty?
  let condition: Condition?
  let doc: String?

  /// The name of the forwarder's registry.
  var registryName: String { delegatesProperty?.name ?? KnownNames.registry }
}

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

  /// Whether its calls may be events of a stream, and where the spec says so, if it does.
  let event: RequirementSpec.Event?

  /// Whether an extension beside its protocol implements it, so that a forwarder can do without it.
  var isImplemented = false

  /// Where a member of an extension is that implements it for some adopters, or might, unless the spec
  /// says whether an adopter may leave it out.
  var mayBeImplementedAt: SourceLocation?

  /// What that extension answers; nil if there is none.
  var defaultAnswer: DefaultAnswer?

  /// Its Objective-C selector, if that is known and needed.
  var derivedSelector: String?

  /// Where the spec says that its closures are for all delegates, if it does.
  let through: Stated<SourcePosition>
  let errors: Stated<RequirementSpec.Errors>

  /// Where the spec says that the calls of a round run at the same time, if it does.
  let concurrently: SourcePosition?
  let condition: Condition?
  let doc: String?

  /// Where the spec decides about it, or could.
  var decisionPosition: SourcePosition {
    if case .entry(let position) = site { return position }
    return position
  }

  /// Its Objective-C selector, if that is stated, or known and needed.
  var selector: String? {
    derivedSelector ?? declaration.attributes.lazy.compactMap(\.selector).first
  }

  /// What an adopter without it answers; nil if every adopter has it.
  var omittedAnswer: DefaultAnswer? {
    let isOptional = isOptional || declaration.isOptionalInObjectiveC || mayBeImplementedAt != nil
    return isOptional ? defaultAnswer ?? .unclear : nil
  }

  /// Whether no entry of a spec is about it.
  var isUndecided: Bool {
    if case .missing = site { return true }
    return false
  }
}
