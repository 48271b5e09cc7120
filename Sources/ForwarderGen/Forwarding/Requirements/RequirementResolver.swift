/// Decides how the requirements of one protocol are forwarded.
struct RequirementResolver {
  /// The names that the requirement enum has for other members.
  static let enumMembers: Set<String> = [
    "AllCases", "RawValue", "allCases", "notifications",
  ]

  /// The names that mean a member of the forwarder inside it.
  private let memberNames: Set<String>
  private let registryName: String?
  private let declarations: [RequirementDeclaration]
  private let item: SpecItem?

  /// Nil where it could not be parsed.
  private let head: ProtocolHead?

  /// Whether its author wrote its declaration, and did not repeat it.
  private let isOwn: Bool
  private var caseNames: [String: SeenUnderConditions<Named>] = [:]

  /// The names that have been proposed for others.
  private var proposedNames: [String: SeenUnderConditions<Void>] = [:]

  /// Where each requirement is, by what tells it from others.
  private var places: [String: SeenUnderConditions<SourcePosition>] = [:]

  /// A requirement that has a case name.
  private struct Named {
    let declaration: RequirementDeclaration
    let position: SourcePosition
  }

  private init(of parsed: ParsedProtocol) {
    declarations = parsed.requirements.map(\.declaration)
    item = parsed.item
    let names = declarations.map(\.name.name)
    registryName = parsed.registryName
    memberNames = Set(
      names + ["responds", Forwarder.forwardedProperty]
        + (registryName.map(Forwarder.properties(of:)) ?? [])
    )
    head = parsed.head
    isOwn = !parsed.place.isElsewhere
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
    _ parsed: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> DeclaredRequirement? {
    var requirement = parsed
    // A Swift declaration has the selector that Swift's rules give it.
    if isOwn, requirement.selector == nil, requirement.declaration.isLimited {
      requirement.derivedSelector = requirement.declaration.derivedSelector
    }
    let errors =
      ShapeCheck.errors(in: requirement.declaration)
      + (head.map { ObjectiveCCheck.errors(in: requirement, of: $0) } ?? [])
    for error in errors {
      // What types have is not called on delegates, so the forwarder has the extension's.
      if case .refusedStatic = error.message, requirement.isImplemented, requirement.isUndecided {
        return nil
      }
      diagnostics.report(error.message, at: error.position, fixIt: requirement.fixItLeavingOut)
    }
    guard isNew(requirement, &diagnostics) else { return nil }
    checkName(of: requirement, &diagnostics)
    let caseName = caseName(of: &requirement, &diagnostics)
    let resolver = DispatchResolver(requirement)
    guard errors.isEmpty, let dispatch = resolver.resolve(&diagnostics) else { return nil }
    resolver.checkClosures(under: dispatch, &diagnostics)
    resolver.checkErrors(under: dispatch, &diagnostics)
    resolver.checkConcurrency(under: dispatch, &diagnostics)
    FallbackCheck(of: requirement.declaration, under: dispatch, memberNames: memberNames)
      .check(requirement, &diagnostics)
    for error in ShapeCheck.errors(in: requirement.declaration, under: dispatch) {
      requirement.report(error.message, at: error.position, &diagnostics)
    }
    let declared = DeclaredRequirement(
      requirement,
      in: diagnostics.source,
      of: head,
      caseName: caseName,
      dispatch: dispatch,
      isOptional: requirement.isOptional
        || isOwn && requirement.declaration.isOptionalInObjectiveC
    )
    if declared.couldBeAnsweredByOmission { requirement.checkWhetherOptional(&diagnostics) }
    return declared
  }

  // MARK: Names

  /// Whether the protocol has no such requirement yet.
  private mutating func isNew(
    _ requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let declaration = requirement.declaration
    // A property cannot differ in its type only.
    let identity = declaration.isProperty ? declaration.signature : declaration.identity
    let condition = requirement.decision.condition?.text
    guard let earlier = places[identity]?.meeting(condition) else {
      places[identity, default: SeenUnderConditions()]
        .insert(requirement.position, under: condition)
      return true
    }
    diagnostics.report(
      .duplicateRequirement(declaration.signature),
      at: requirement.position,
      notes: [diagnostics.note(.earlierDeclaration, at: earlier)]
    )
    return false
  }

  private func checkName(of requirement: ParsedRequirement, _ diagnostics: inout Diagnostics) {
    let declaration = requirement.declaration
    let taken = registryName.map(Forwarder.properties(of:)) ?? []
    if registryName != nil, declaration.isCalled(likeProperty: Forwarder.forwardedProperty) {
      diagnostics.report(
        .namedLikeMember(Forwarder.forwardedProperty),
        at: declaration.name.position
      )
    }
    for name in taken where declaration.isCalled(likeProperty: name) {
      diagnostics.report(
        .namedLikeRegistry(name),
        at: declaration.name.position,
        fixIt: item?.fixItOfRegistry(besides: declarations)
      )
    }
  }

  /// The name of its case.
  ///
  /// If something else has it, whatever is said about the requirement from here on proposes another.
  private mutating func caseName(
    of requirement: inout ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> String {
    let stated = requirement.decision.name.known
    let name = stated?.text ?? CaseName.derived(from: requirement.declaration)
    let position = stated?.quotePosition ?? requirement.position
    func report(
      _ message: DiagnosticMessage,
      proposing other: String,
      notes: [Diagnostic.Note] = []
    ) {
      if stated != nil { return diagnostics.report(message, at: position, notes: notes) }
      requirement.proposeName(other)
      requirement.report(message, notes: notes, &diagnostics)
    }
    // An unavailable requirement has no case in any forwarder.
    let isForwarded = head?.isObjectiveC != true || !requirement.declaration.isUnavailable
    if requirement.decision.name == .unclear || !isForwarded { return name }
    if stated != nil, !Keyword.isIdentifier(name) {
      diagnostics.report(.invalidName(name), at: position)
    } else if Self.enumMembers.contains(name) {
      report(.reservedCaseName(name, proposing: "\(name)2"), proposing: "\(name)2")
    } else {
      let condition = requirement.decision.condition?.text
      let named = Named(declaration: requirement.declaration, position: position)
      if let earlier = caseNames[name]?.meeting(condition) {
        let other = CaseName.alternative(
          for: named.declaration,
          besides: earlier.declaration
        ) {
          caseNames[$0]?.meeting(condition) == nil && proposedNames[$0]?.meeting(condition) == nil
        }
        proposedNames[other, default: SeenUnderConditions()].insert((), under: condition)
        report(
          .caseNameTaken(name, proposing: other),
          proposing: other,
          notes: [diagnostics.note(.earlierCase(name), at: earlier.position)]
        )
      }
      caseNames[name, default: SeenUnderConditions()].insert(named, under: condition)
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

/// Names a requirement's case in the forwarder's requirement enum.
///
/// The rule is part of the contract: base name and labels in camel case and nothing else, so that a
/// name never changes because another requirement was added.
enum CaseName {
  /// The name that follows from `declaration`.
  ///
  /// `func download(_ download: Download, didAdvanceTo: Double)` gives `downloadDidAdvanceTo`.
  static func derived(from declaration: RequirementDeclaration) -> String {
    declaration.labels.compactMap(\.self)
      .reduce(into: declaration.name.name) { name, label in
        name += label.capitalizedFirst
      }
  }

  /// Another name for `declaration`, where `other` has the derived one: with the types of the
  /// parameters that differ, with `Async`, with the type of the value, or, where that is not free, with a
  /// number.
  static func alternative(
    for declaration: RequirementDeclaration,
    besides other: RequirementDeclaration,
    where isFree: (String) -> Bool = { _ in true }
  ) -> String {
    let derived = derived(from: declaration)
    let difference = declaration.difference(from: other)
    if !difference.isEmpty, isFree(derived + difference) { return derived + difference }
    var number = 2
    while !isFree("\(derived)\(number)") { number += 1 }
    return "\(derived)\(number)"
  }
}

extension RequirementDeclaration {
  /// The word that distinguishes it from `other`: `StreamTask`.
  fileprivate func difference(from other: RequirementDeclaration) -> String {
    let types = parameters.map(\.type.text)
    let others = other.parameters.map(\.type.text)
    let different = types.indices.filter { !others.indices.contains($0) || others[$0] != types[$0] }
    if signature == other.signature { return value?.text.inCamelCase ?? "" }
    if different.isEmpty { return effects.isAsync ? "Async" : "" }
    // A closure's type makes a long word, and mostly follows from what it is about.
    let plain = different.filter { !parameters[$0].type.isFunction }
    return (plain.isEmpty ? different : plain).map { types[$0].inCamelCase }.joined()
  }
}

extension String {
  /// The words in it, each with a capital: `[any Error]` is `AnyError`.
  fileprivate var inCamelCase: String {
    split { !$0.isInWord }
      .map { String($0).capitalizedFirst }.joined()
  }
}

extension FixIt {
  /// The entry that leaves a requirement to its default implementation.
  init(leavingOut missing: MissingEntry) {
    let entry = ProposedEntry(
      subject: missing.subject,
      isForwarded: false,
      condition: missing.condition
    )
    self.init(item: missing.item, change: .entry(entry))
  }
}

extension ParsedRequirement {
  /// The entry that leaves it to its default implementation, if it has none and may have one.
  fileprivate var fixItLeavingOut: FixIt? {
    let canBeLeftOut =
      isImplemented || mayBeImplementedAt != nil || declaration.isOptionalInObjectiveC
    guard canBeLeftOut, case .missing(let missing) = site else {
      return nil
    }
    return FixIt(leavingOut: missing)
  }

  /// Reports that only the spec can say whether an adopter may leave it out.
  fileprivate func checkWhetherOptional(_ diagnostics: inout Diagnostics) {
    guard let mayBeImplementedAt else { return }
    let note = Diagnostic.Note(location: mayBeImplementedAt, message: .possibleImplementation)
    report(.undecidedOptional(declaration.compoundName), notes: [note], &diagnostics)
  }

  /// Lets the entry that is missing, if one is, give the requirement's case the name `name`.
  mutating func proposeName(_ name: String) {
    guard case .missing(var missing) = site else { return }
    missing.name = name
    site = .missing(missing)
  }

  /// Reports `message`, which a decision of the spec would answer: at the entry about it, or where it
  /// is declared, with the entry that is missing.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - token: the part of the declaration that is at fault, if it is one.
  ///   - notes: other places that have to do with it.
  ///   - diagnostics: takes the report.
  func report(
    _ message: DiagnosticMessage,
    at token: SourcePosition? = nil,
    notes: [Diagnostic.Note] = [],
    _ diagnostics: inout Diagnostics
  ) {
    switch site {
    case .entry(let entry) where token == nil:
      let place = diagnostics.note(.requirementOfEntry, at: position)
      diagnostics.report(message, at: entry, notes: [place] + notes)
    case .declaration, .entry:
      diagnostics.report(message, at: token ?? position, notes: notes)
    case .missing(let missing):
      let entry = ProposedEntry(about: self, missing)
      diagnostics.report(
        message,
        at: token ?? position,
        notes: notes,
        fixIt: FixIt(item: missing.item, change: .entry(entry))
      )
    }
  }
}

extension ProposedEntry {
  /// The entry that is `missing` about `requirement`.
  init(about requirement: ParsedRequirement, _ missing: MissingEntry) {
    let answer = ProposedDispatch(
      of: requirement.declaration,
      omittedAs: requirement.omittedAnswer,
      at: missing.item.position
    )
    self.init(
      subject: missing.subject,
      dispatch: answer.dispatch?.text,
      fallback: answer.fallback?.text,
      isOptional: requirement.mayBeImplementedAt != nil,
      name: missing.name,
      condition: missing.condition
    )
  }
}
