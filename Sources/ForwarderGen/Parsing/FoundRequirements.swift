/// What the Swift files of a target tell about the requirements of one of the protocols that it sees.
struct FoundRequirements {
  private let types: DeclaredTypes

  /// None where there are no types to look up in them.
  private let scopes: [TypeName]

  private let associatedTypes: Set<String>

  /// The associated types whose values may hold a closure.
  private let closureTypes: Set<String>
  private let isObjectiveC: Bool

  /// The protocols that it inherits, and itself.
  private let ownFamily: Set<TypeName>

  /// The same of an heir, if the adopters of that are all that matters.
  private let family: Set<TypeName>

  init(_ protocols: FoundProtocols, at position: Int, inheritedBy heir: Int? = nil) {
    types = protocols.types(at: position)
    scopes = types.isEmpty ? [] : protocols.scopes(at: position)
    associatedTypes = protocols.associatedTypes(of: [position])
    let holdsFunction =
      !associatedTypes.isEmpty && protocols.associatedTypesHoldFunction(at: position)
    closureTypes = holdsFunction ? associatedTypes : []
    isObjectiveC = (try? protocols[position].head.get().isObjectiveC) ?? false
    // Mostly, no extension has anything to do with a protocol.
    let isExtended = protocols[position].members.contains { !$0.answers.isEmpty }
    ownFamily = isExtended ? protocols.family(of: [position]) : []
    family = isExtended ? heir.map { protocols.family(of: [$0]) } ?? ownFamily : []
  }

  /// The requirement `declaration`, which `member` declares as it was `parsed`; `decision` has what is stated
  /// beside it.
  func requirement(
    _ declaration: RequirementDeclaration,
    of member: FoundMember,
    _ parsed: DeclarationParser.Member,
    at position: SourcePosition,
    _ decision: RequirementDecision
  ) -> ParsedRequirement {
    // There is nothing to look up, which takes a fifth of a run.
    let isPlain =
      scopes.isEmpty && closureTypes.isEmpty
      && !declaration.constrainingTypes.contains { $0.hasPart(where: \.isFunction) }
    let declaration =
      isPlain
      ? declaration
      : declaration.resolved(
        by: types,
        in: scopes,
        besides: associatedTypes,
        closuresIn: closureTypes
      )
    var requirement = ParsedRequirement(
      declaration: declaration,
      body: parsed.body.text,
      refusal: parsed.refusal,
      words: parsed.tokens.words,
      position: position,
      decision: decision
    )
    // In Objective-C, an extension implements nothing for its adopters, and what is optional need not be
    // implemented. Elsewhere, an extension does so for them.
    if isObjectiveC, !declaration.isOptionalInObjectiveC { return requirement }
    let isImplemented = !family.isDisjoint(with: member.answers.keys)
    requirement.isImplemented = isImplemented
    if isImplemented { requirement.defaultAnswer = member.answer(in: family) }
    // An item of its own would have to say what only the extensions of the heir tell.
    if !isObjectiveC, !isImplemented || ownFamily.isDisjoint(with: member.answers.keys) {
      requirement.mayBeImplementedAt = member.mayBeImplementedAt
    }
    return requirement
  }
}
