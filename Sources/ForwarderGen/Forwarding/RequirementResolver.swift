/// Decides how the requirements of one protocol are forwarded.
struct RequirementResolver {
  /// The names that the requirement enum has for other members.
  static let enumMembers: Set<String> = [
    "AllCases", "RawValue", "allCases", "notifications",
  ]

  /// The names that mean a member of the forwarder inside it.
  private let memberNames: Set<String>
  private let registryName: String
  private var caseNames: [String: [(condition: String?, position: SourcePosition)]] = [:]
  private var signatures: [String: [Seen]] = [:]

  /// What has been seen of a requirement with some signature.
  private struct Seen {
    let result: String
    let condition: String?
    let position: SourcePosition
  }

  private init(memberNames: Set<String>, registryName: String) {
    self.memberNames = memberNames
    self.registryName = registryName
  }

  /// Resolves the requirements of a protocol, in order, and reports what cannot be resolved.
  ///
  /// `registryName` is what the forwarder's `delegates` is called.
  static func resolve(
    _ requirements: [ParsedRequirement],
    registryName: String,
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    let names = requirements.map(\.declaration.name.name)
    var resolver = RequirementResolver(
      memberNames: Set(names + [registryName, "responds"]),
      registryName: registryName
    )
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
    for error in ShapeCheck.errors(in: requirement.declaration, under: dispatch) {
      diagnostics.report(error.message, at: error.position)
    }
    let fallbackPosition = requirement.fallback.known?.position ?? requirement.position
    return ResolvedRequirement(
      declaration: requirement.declaration,
      text: requirement.text,
      location: diagnostics.source.location(of: requirement.position),
      condition: requirement.condition.map { diagnostics.source.resolve($0) },
      caseName: caseName,
      dispatch: dispatch,
      fallback: requirement.fallback.known,
      fallbackLocation: diagnostics.source.location(of: fallbackPosition),
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
    let condition = requirement.condition?.text
    let seen = signatures[signature] ?? []
    signatures[signature, default: []]
      .append(Seen(result: result, condition: condition, position: requirement.position))
    let earlier = seen.first { Self.canMeet($0.condition, condition) }
    guard let earlier else { return true }
    let isSame = earlier.result == result
    diagnostics.report(
      isSame ? .duplicateRequirement(signature) : .refusedResultOverload(signature),
      at: requirement.position,
      notes: [diagnostics.note(.earlierDeclaration(), at: earlier.position)]
    )
    return false
  }

  /// Whether two conditions can hold at once, as far as their text tells.
  static func canMeet(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return true }
    return first == second
  }

  private func checkName(of requirement: ParsedRequirement, _ diagnostics: inout Diagnostics) {
    let declaration = requirement.declaration
    if declaration.isCalled(likeRegistry: registryName) {
      diagnostics.report(.namedLikeRegistry(registryName), at: declaration.name.position)
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
    } else {
      let condition = requirement.condition?.text
      let earlier = caseNames[name]?.first { Self.canMeet($0.condition, condition) }
      if let earlier {
        diagnostics.report(
          .caseNameTaken(name),
          at: position,
          notes: [diagnostics.note(.earlierCase(name), at: earlier.position)]
        )
      }
      caseNames[name, default: []].append((condition, position))
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
    } else if fallback.kind == .throw, declaration.isRethrowing {
      diagnostics.report(.rethrowingDefault(), at: fallback.position)
    }
    var named = Set(declaration.parameters.compactMap { $0.name?.name })
    for word in fallback.freeWords where memberNames.contains(word.name) {
      guard named.insert(word.name).inserted else { continue }
      diagnostics.report(.defaultNamesMember(word.name), at: word.position)
    }
  }
}

extension SourceText {
  /// `condition`, and where it stands.
  func resolve(_ condition: Condition) -> ResolvedCondition {
    ResolvedCondition(text: condition.text, location: location(of: condition.position))
  }
}
