/// A protocol that a spec of the run, or of a target it depends on, declares.
///
/// This is a class for the same reason as ``DeclaredRequirement``.
final class DeclaredProtocol: Sendable {
  let head: ProtocolHead
  let parsed: ParsedProtocol
  let source: SourceText
  let markers: Stated<Set<String>>

  /// Its own requirements, without what it inherits.
  let requirements: [DeclaredRequirement]

  /// The file that has it, among the specs of the run, and after them the references.
  let fileIndex: Int

  /// Whether that file is a reference: the protocol is known here, and generated elsewhere.
  let isReference: Bool

  init(
    _ parsed: ParsedProtocol,
    head: ProtocolHead,
    in spec: ParsedSpec,
    requirements: [DeclaredRequirement],
    fileIndex: Int,
    isReference: Bool
  ) {
    self.head = head
    self.parsed = parsed
    source = spec.source
    markers = spec.markers
    self.requirements = requirements
    self.fileIndex = fileIndex
    self.isReference = isReference
  }
}

extension DeclaredProtocol {
  var location: SourceLocation { source.location(of: head.namePosition) }

  /// From where a forwarder can be used that does not say it: what is declared elsewhere may be internal there.
  var derivedAccess: AccessLevel { !parsed.place.isElsewhere ? head.access : .internal }

  /// The name and the access level of its forwarder; nil if there is none.
  var forwarderName: (name: String, access: AccessLevel)? {
    switch parsed.forwarder {
    case .none: return nil
    case .derived:
      // A nested protocol is mostly called Delegate; its outer type tells it from others.
      return ("Multi\(head.names.joined())", derivedAccess)
    case .head(let stated): return (stated.name, stated.access ?? derivedAccess)
    }
  }
}

/// A requirement as its protocol has it, resolved once.
///
/// This is a class because it has many parts, and copies would be expensive: all forwarders of
/// heirs and all later stages pass it on. No part ever changes.
@dynamicMemberLookup
package final class DeclaredRequirement: Sendable {
  let parsed: ParsedRequirement

  /// The signature, which differs from those of its overloads: `download(_: Download, didAdvanceTo: Double)`.
  let signature: String

  /// The signature with the type of the value.
  let identity: String
  package let location: SourceLocation

  /// When it is there at all, and where the spec says so.
  let condition: ResolvedCondition?

  /// The protocol that declares it, as it stands in Swift.
  let protocolName: String

  /// The same with the names of its primary associated types: `Feed<Item>`.
  let protocolType: String

  /// Whether that is an Objective-C one, where there is Objective-C.
  let isObjectiveC: Bool

  /// In `MultiDownloadDelegateRequirement.downloadDidStart`, `downloadDidStart`.
  let caseName: String

  /// The same as it stands in Swift.
  let escapedCaseName: String
  package let dispatch: Dispatch

  /// The closure that delegates answer through, if they do.
  package let handler: CompletionHandler?

  /// The requirement, as if it returned what delegates answer.
  let answered: RequirementDeclaration

  /// Where the `dispatch` stands, if there is one.
  let dispatchLocation: SourceLocation

  let fallbackLocation: SourceLocation
  let isOptional: Bool

  /// Whether a call on an adopter that leaves it out gives no answer, whatever its dispatch is.
  let isSilentIfLeftOut: Bool

  /// The positions of the parameters whose arguments any forwarder sends elsewhere unchecked.
  let unchecked: Set<Int>

  init(
    _ parsed: ParsedRequirement,
    of owner: ParsedProtocol,
    called protocolName: String,
    in source: SourceText,
    signature: String,
    identity: String,
    caseName: String,
    dispatch: Dispatch,
    handler: CompletionHandler?,
    answered: RequirementDeclaration
  ) {
    self.parsed = parsed
    self.signature = signature
    self.identity = identity
    location = source.location(of: parsed.position)
    condition = parsed.decision.condition.map { source.resolve($0) }
    self.protocolName = protocolName
    protocolType = protocolName + (owner.head?.primaryTypes.map(\.text).inAngleBrackets ?? "")
    isObjectiveC = owner.head?.isObjectiveC ?? false
    self.caseName = caseName
    escapedCaseName = Keyword.escapedCase(caseName)
    self.dispatch = dispatch
    self.handler = handler
    self.answered = answered
    let (dispatched, fallback) = (parsed.decision.dispatch.known, parsed.decision.fallback.known)
    dispatchLocation = source.location(of: dispatched?.position ?? parsed.position)
    fallbackLocation = source.location(of: fallback?.position ?? parsed.position)
    isOptional =
      parsed.isOptional
      || !owner.place.isElsewhere && parsed.declaration.isOptionalInObjectiveC
    // The generated default implementation releases its handler.
    isSilentIfLeftOut = handler != nil && owner.place == .here && !parsed.isImplemented
    unchecked = owner.options.unchecked.positions(in: parsed.declaration)
      .union(parsed.decision.unchecked.positions(in: parsed.declaration))
  }

  package subscript<Value>(dynamicMember keyPath: KeyPath<ParsedRequirement, Value>) -> Value {
    parsed[keyPath: keyPath]
  }
}

extension DeclaredRequirement {
  package var declaration: RequirementDeclaration { parsed.declaration }
  package var fallback: Fallback? { parsed.decision.fallback.known }
  var doc: String? { parsed.decision.doc }

  /// Whether all responders are called before the first error is thrown.
  var throwsAfterAll: Bool { parsed.decision.errors.known?.value == .afterAll }
  var cancelsOnError: Bool { parsed.decision.errors.known?.value == .cancel }
  package var isReversed: Bool { parsed.decision.order.known?.value == .reversed }
  package var callsConcurrently: Bool { parsed.decision.concurrently != nil }

  /// Whether arguments cross over to other tasks, or to where other delegates answer, unless all is on an actor.
  var maySendElsewhere: Bool {
    handler.map { $0.isSendable && !callsConcurrently } ?? callsConcurrently
  }

  var canBeEvent: Bool { parsed.decision.event ?? true }

  /// Whether it only tells delegates something: all of them hear it, and none answers.
  var isNotification: Bool {
    dispatch == .broadcast && declaration.value == nil && handler == nil
  }

  /// Whether a default implementation could answer a call alone, if an adopter may leave it out.
  var couldBeAnsweredByOmission: Bool {
    if isSilentIfLeftOut { return false }
    if dispatch.neutralAnswer != nil { return fallback != nil }
    // Under `first`, one that does nothing still keeps the call from the others.
    return answered.value != nil || dispatch == .first
  }

  /// Whether the specs decide the same about both, which have the same signature.
  func isDecided(like other: DeclaredRequirement) -> Bool {
    // Two that name the same function name it at different places.
    dispatch.text == other.dispatch.text && fallback?.text == other.fallback?.text
      && handler?.index == other.handler?.index && isReversed == other.isReversed
      && throwsAfterAll == other.throwsAfterAll && cancelsOnError == other.cancelsOnError
      && callsConcurrently == other.callsConcurrently && canBeEvent == other.canBeEvent
      && unchecked == other.unchecked && isOptional == other.isOptional
      && caseName == other.caseName
  }

  /// Whether a later delegate may claim that its own answer shall count.
  var isClaimed: Bool { dispatch == .claimed }
}
