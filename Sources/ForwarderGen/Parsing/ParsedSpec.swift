/// A spec whose Swift has been parsed, without what could not be, which has been reported.
struct ParsedSpec: Equatable, Sendable {
  let source: SourceText
  var imports: [ImportDeclaration]
  let markers: Stated<Set<String>>
  var protocols: [ParsedProtocol]
  let composites: [CompositeSpec]
}

/// An item of `protocols`.
struct ParsedProtocol: Equatable, Sendable {
  /// How many protocols one may inherit, directly or not.
  static let maximumBases = 128

  /// Nil where it could not be parsed.
  var head: ProtocolHead?
  let place: ProtocolSpec.Place
  var forwarder = ProtocolSpec.ForwarderChoice.none
  var options = ForwarderOptions()
  var requirements: [ParsedRequirement] = []
  var associatedTypes: [AssociatedTypeDeclaration] = []

  /// Requirements of its bases in the files of other targets, one of each base that has some, by its name.
  var baseRequirements: [String: String] = [:]

  /// Whether all that it requires could be parsed.
  var isComplete = false

  /// The names of the requirements that are left to default implementations.
  var unforwarded: [String] = []

  /// The item about it, and where it was found, if it is in a Swift file.
  var item: SpecItem?
  var use: UsedProtocol?
}

extension ParsedProtocol {
  /// The protocol that `spec` names, which is at `position` among `protocols`, without its members.
  init(_ spec: ProtocolSpec, at position: Int, in protocols: FoundProtocols) {
    self.init(place: spec.place, forwarder: spec.forwarder, options: spec.options)
    baseRequirements = protocols.baseRequirements(of: position)
    isComplete = true
  }
}

/// A requirement of a protocol, and what the spec says about it.
package struct ParsedRequirement: Equatable, Sendable {
  /// Where the spec decides how a requirement is forwarded.
  enum Site: Equatable, Sendable {
    case declaration
    /// At this place, in an entry about a requirement that a Swift file declares.
    case entry(SourcePosition)
    /// Nowhere yet: the item lacks an entry, which is given as far as it is known.
    indirect case missing(SpecItem, ProposedEntry)
  }

  let declaration: RequirementDeclaration

  /// The part of the declaration that is after the attributes and modifiers, on one line.
  let body: String

  /// Why a forwarder cannot have it; nil if it can.
  let refusal: DeclarationError?

  /// Every word in the declaration and in its `default`: names that mean something to its author.
  var words: [String]

  let position: SourcePosition
  var site = Site.declaration

  /// What the spec says about it, with the condition and the documentation that it has.
  var decision: RequirementDecision

  /// Whether an extension beside its protocol implements it, so that a forwarder can do without it.
  var isImplemented = false

  /// Where a member of an extension is that implements it for some adopters, or might, unless the spec
  /// says whether an adopter may leave it out.
  var mayBeImplementedAt: SourceLocation?

  /// What that extension answers; nil if there is none.
  var defaultAnswer: DefaultAnswer?

  /// Its Objective-C selector, if that is known and needed.
  var derivedSelector: String?

  /// Whether an adopter may leave it out, as far as the spec and the extensions tell.
  var isOptional: Bool { decision.isOptional ?? isImplemented }

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

extension ParsedRequirement {
  /// The entry that leaves it to its default implementation, if it has none and may have one.
  var fixItLeavingOut: FixIt? {
    let canBeLeftOut =
      isImplemented || mayBeImplementedAt != nil || declaration.isOptionalInObjectiveC
    guard canBeLeftOut, case .missing(let item, let known) = site else { return nil }
    var entry = ProposedEntry(subject: known.subject, condition: known.condition)
    entry.isForwarded = false
    return FixIt(item: item, entry: entry)
  }
}
