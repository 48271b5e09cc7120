/// Decides how the requirements of one protocol are forwarded.
struct RequirementResolver {
  /// The names that the requirement enum has for other members.
  static let enumMembers: Set<String> = [
    "AllCases", "RawValue", "allCases", "notifications",
  ]

  /// The names that mean a member of the forwarder inside it.
  private let memberNames: Set<String>
  private let registryName: String?

  /// Nil where it could not be parsed.
  private let head: ProtocolHead?
  private let isDeclaredHere: Bool
  private var caseNames: [String: SeenUnderConditions<SourcePosition>] = [:]
  private var signatures: [String: SeenUnderConditions<Seen>] = [:]

  /// What has been seen of a requirement with some signature.
  private struct Seen {
    let result: String
    let position: SourcePosition
  }

  private init(of parsed: ParsedProtocol) {
    let names = parsed.requirements.map(\.declaration.name.name)
    registryName = parsed.registryName
    memberNames = Set(
      names + ["responds"] + (registryName.map(Forwarder.properties(of:)) ?? [])
    )
    head = parsed.head
    isDeclaredHere = parsed.place == .here
  }

  /// Resolves the requirements of `parsed`, in order, and reports what cannot be resolved.
  static func requirements(
    of parsed: ParsedProtocol,
    _ diagnostics: inout Diagnostics
  ) -> [DeclaredRequirement] {
    var resolver = RequirementResolver(of: parsed)
    return parsed.requirements.compactMap { resolver.resolve($0, &diagnostics) }
  }

  private mutating func resolve(
    _ requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> DeclaredRequirement? {
    let errors =
      ShapeCheck.errors(in: requirement.declaration)
      + (head.map { ObjectiveCCheck.errors(in: requirement, of: $0) } ?? [])
    diagnostics.report(errors)
    let signature = requirement.declaration.signature
    guard isNew(requirement, with: signature, &diagnostics) else { return nil }
    checkName(of: requirement, &diagnostics)
    let caseName = caseName(of: requirement, &diagnostics)
    let resolver = DispatchResolver(requirement)
    guard errors.isEmpty, let dispatch = resolver.resolve(&diagnostics) else { return nil }
    let throwsAfterAll = resolver.throwsAfterAll(under: dispatch, &diagnostics)
    FallbackCheck(of: requirement.declaration, under: dispatch, memberNames: memberNames)
      .check(requirement, &diagnostics)
    diagnostics.report(ShapeCheck.errors(in: requirement.declaration, under: dispatch))
    return DeclaredRequirement(
      requirement,
      in: diagnostics.source,
      of: head,
      signature: signature,
      caseName: caseName,
      dispatch: dispatch,
      throwsAfterAll: throwsAfterAll,
      isOptional: requirement.isOptional
        || isDeclaredHere && requirement.declaration.isOptionalInObjectiveC
    )
  }

  // MARK: Names

  /// Whether the protocol has no such requirement yet.
  private mutating func isNew(
    _ requirement: ParsedRequirement,
    with signature: String,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let result = requirement.declaration.value?.text ?? ""
    let condition = requirement.condition?.text
    guard let earlier = signatures[signature]?.meeting(condition) else {
      signatures[signature, default: SeenUnderConditions()]
        .insert(Seen(result: result, position: requirement.position), under: condition)
      return true
    }
    let isSame = earlier.result == result
    diagnostics.report(
      isSame ? .duplicateRequirement(signature) : .refusedResultOverload(signature),
      at: requirement.position,
      notes: [diagnostics.note(.earlierDeclaration(), at: earlier.position)]
    )
    return false
  }

  private func checkName(of requirement: ParsedRequirement, _ diagnostics: inout Diagnostics) {
    let declaration = requirement.declaration
    let taken = registryName.map(Forwarder.properties(of:)) ?? []
    for name in taken where declaration.isCalled(likeProperty: name) {
      diagnostics.report(.namedLikeRegistry(name), at: declaration.name.position)
    }
  }

  private mutating func caseName(
    of requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> String {
    let stated = requirement.name.known
    let name = stated?.text ?? CaseName.derived(from: requirement.declaration)
    let position = stated?.quotePosition ?? requirement.position
    // In no forwarder there is a case for what nobody may call.
    let isForwarded = head?.isObjectiveC != true || !requirement.declaration.isUnavailable
    if requirement.name == .unclear || !isForwarded { return name }
    if stated != nil, !Keyword.isIdentifier(name) {
      diagnostics.report(.invalidName(name), at: position)
    } else if Self.enumMembers.contains(name) {
      diagnostics.report(.reservedCaseName(name), at: position)
    } else {
      let condition = requirement.condition?.text
      if let earlier = caseNames[name]?.meeting(condition) {
        diagnostics.report(
          .caseNameTaken(name),
          at: position,
          notes: [diagnostics.note(.earlierCase(name), at: earlier)]
        )
      }
      caseNames[name, default: SeenUnderConditions()].insert(position, under: condition)
    }
    return name
  }
}

extension SourceText {
  /// `condition`, and where it stands.
  func resolve(_ condition: Condition) -> ResolvedCondition {
    ResolvedCondition(text: condition.text, location: location(of: condition.position))
  }
}
