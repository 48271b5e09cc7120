/// Decides how the requirements of one protocol are forwarded.
struct RequirementResolver {
  /// The names that the requirement enum has for other members.
  private static let enumMembers: Set<String> = [
    "AllCases", "RawValue", "allCases", "notifications",
  ]

  /// The names that mean a member of the forwarder inside it.
  private let memberNames: Set<String>
  private var caseNames: [String: SourcePosition] = [:]
  private var signatures: [String: (result: String, position: SourcePosition)] = [:]

  private init(memberNames: Set<String>) {
    self.memberNames = memberNames
  }

  /// Resolves the requirements of a protocol, in order, and reports what cannot be resolved.
  static func resolve(
    _ requirements: [ParsedRequirement],
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    let names = requirements.map(\.declaration.name.name)
    var resolver = RequirementResolver(memberNames: Set(names + ["delegates", "responds"]))
    return requirements.compactMap { resolver.resolve($0, &diagnostics) }
  }

  private mutating func resolve(
    _ requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedRequirement? {
    let errors = ShapeCheck.errors(in: requirement.declaration)
    for error in errors { diagnostics.report(error.message, at: error.position) }
    guard isNew(requirement, &diagnostics) else { return nil }
    checkName(of: requirement, &diagnostics)
    let caseName = caseName(of: requirement, &diagnostics)
    guard errors.isEmpty, let dispatch = dispatch(of: requirement, &diagnostics) else { return nil }
    checkFallback(of: requirement, under: dispatch, &diagnostics)
    return ResolvedRequirement(
      declaration: requirement.declaration,
      text: requirement.text,
      position: requirement.position,
      caseName: caseName,
      dispatch: dispatch,
      fallback: requirement.fallback.known,
      isOptional: requirement.isOptional,
      doc: requirement.doc,
      words: requirement.words
    )
  }

  // MARK: Names

  /// Whether the protocol has no such requirement yet.
  private mutating func isNew(
    _ requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let signature = requirement.declaration.signature
    let result = requirement.declaration.value?.text ?? ""
    guard let earlier = signatures[signature] else {
      signatures[signature] = (result, requirement.position)
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
    if requirement.declaration.name.name == "delegates", requirement.declaration.parameters.isEmpty
    {
      diagnostics.report(.namedLikeRegistry(), at: requirement.declaration.name.position)
    }
  }

  private mutating func caseName(
    of requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> String {
    let stated = requirement.name.known
    let name = stated?.text ?? CaseName.derived(from: requirement.declaration)
    let position = stated?.quotePosition ?? requirement.position
    if requirement.name == .unclear { return name }
    if stated != nil, !Keyword.isIdentifier(name) {
      diagnostics.report(.invalidName(name), at: position)
    } else if Self.enumMembers.contains(name) {
      diagnostics.report(.reservedCaseName(name), at: position)
    } else if let earlier = caseNames[name] {
      diagnostics.report(
        .caseNameTaken(name),
        at: position,
        notes: [diagnostics.note(.earlierCase(name), at: earlier)]
      )
    } else {
      caseNames[name] = position
    }
    return name
  }

  // MARK: Dispatch

  private func dispatch(
    of requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> Dispatch? {
    let value = requirement.declaration.value
    let fitting = Dispatch.names(fitting: value)
    if requirement.dispatch == .unclear { return nil }
    guard let stated = requirement.dispatch.known else {
      if value == nil, !requirement.declaration.takesEscapingClosure { return .broadcast }
      diagnostics.report(
        value == nil ? .closureWithoutDispatch(fitting) : .valueWithoutDispatch(fitting),
        at: requirement.position
      )
      return nil
    }
    if let dispatch = Dispatch.byName[stated.text] {
      if fitting.contains(stated.text) { return dispatch }
      diagnostics.report(.unfitDispatch(stated.text, fitting: fitting), at: stated.quotePosition)
      return nil
    }
    let base = String(stated.text.prefix { $0 != "(" })
    diagnostics.report(
      Dispatch.unsupportedNames.contains(base)
        ? .unsupportedShape("the dispatch '\(base)'")
        : .unknownValue(stated.text, of: "dispatch", known: Dispatch.names),
      at: stated.quotePosition
    )
    return nil
  }

  private func checkFallback(
    of requirement: ParsedRequirement,
    under dispatch: Dispatch,
    _ diagnostics: inout Diagnostics
  ) {
    let declaration = requirement.declaration
    switch requirement.fallback {
    case .unclear: break
    case .value(let fallback): check(fallback, of: declaration, under: dispatch, &diagnostics)
    case .absent:
      if declaration.value != nil, dispatch != .firstNonNil {
        diagnostics.report(.valueWithoutDefault(), at: requirement.position)
      } else if declaration.takesEscapingClosure, dispatch != .broadcast {
        diagnostics.report(.closureWithoutDefault(), at: requirement.position)
      }
    }
  }

  private func check(
    _ fallback: Fallback,
    of declaration: RequirementDeclaration,
    under dispatch: Dispatch,
    _ diagnostics: inout Diagnostics
  ) {
    if dispatch == .firstNonNil {
      diagnostics.report(.needlessDefault(), at: fallback.position)
    } else if fallback.kind == .throw, !declaration.canThrow {
      diagnostics.report(.throwingDefault(), at: fallback.position)
    }
    var named = Set(declaration.parameters.compactMap { $0.name?.name })
    for word in fallback.freeWords where memberNames.contains(word.name) {
      guard named.insert(word.name).inserted else { continue }
      diagnostics.report(.defaultNamesMember(word.name), at: word.position)
    }
  }
}
