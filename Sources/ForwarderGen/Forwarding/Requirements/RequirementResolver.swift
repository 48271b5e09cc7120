/// Decides how the requirements of one protocol are forwarded.
struct RequirementResolver {
  private let parsed: ParsedProtocol

  /// The protocol's name as it stands in Swift.
  private let protocolName: String
  private var caseNames: CaseNames

  /// Where each requirement is, by what tells it from others.
  private var places: SeenUnderConditions<SourcePosition>

  private init(_ parsed: ParsedProtocol) {
    self.parsed = parsed
    protocolName = parsed.head?.escapedPath ?? ""
    caseNames = CaseNames(parsed.requirements.count)
    places = SeenUnderConditions(parsed.requirements.count)
  }

  /// Resolves the requirements of `parsed`, in order, and reports what cannot be resolved.
  static func requirements(
    of parsed: ParsedProtocol,
    _ diagnostics: inout Diagnostics
  ) -> [DeclaredRequirement] {
    var resolver = RequirementResolver(parsed)
    return parsed.requirements.compactMap { resolver.resolve($0, &diagnostics) }
  }

  private mutating func resolve(
    _ requirement: ParsedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> DeclaredRequirement? {
    var requirement = requirement
    // A Swift declaration has the selector that Swift's rules give it.
    if !parsed.place.isElsewhere, requirement.selector == nil, requirement.declaration.isLimited {
      requirement.derivedSelector = requirement.declaration.derivedSelector
    }
    let errors =
      ShapeCheck.errors(in: requirement.declaration)
      + (parsed.head.map { ObjectiveCCheck.errors(in: requirement, of: $0) } ?? [])
    for error in errors {
      // What types have is not called on delegates, so the forwarder has the extension's.
      if case .refusedStatic = error.message, requirement.isImplemented, requirement.isUndecided {
        return nil
      }
      diagnostics.report(error.message, at: error.position, fixIt: requirement.fixItLeavingOut)
    }
    // It may have the name of a member of instances.
    if requirement.declaration.isOfType { return nil }
    let signature = requirement.declaration.signature
    let identity = requirement.declaration.identity(extending: signature)
    guard isNew(requirement, called: signature, or: identity, &diagnostics) else { return nil }
    let unchecked = requirement.decision.unchecked
    if !unchecked.names.isEmpty { diagnostics.check(unchecked, in: [requirement.declaration]) }
    let caseName = caseName(of: &requirement, identity, &diagnostics)
    guard errors.isEmpty, let resolver = DispatchResolver(requirement, &diagnostics),
      let dispatch = resolver.resolve(&diagnostics)
    else { return nil }
    resolver.checkClosures(under: dispatch, &diagnostics)
    resolver.checkErrors(under: dispatch, &diagnostics)
    resolver.checkConcurrency(under: dispatch, &diagnostics)
    resolver.checkFallback(under: dispatch, &diagnostics)
    for error in ShapeCheck.errors(in: resolver.declaration, under: dispatch, resolver.handler) {
      requirement.report(error.message, at: error.position, &diagnostics)
    }
    let declared = DeclaredRequirement(
      requirement,
      of: parsed,
      called: protocolName,
      in: diagnostics.source,
      signature: signature,
      identity: identity,
      caseName: caseName,
      dispatch: dispatch,
      handler: resolver.handler,
      answered: resolver.declaration
    )
    if declared.couldBeAnsweredByOmission, let place = requirement.mayBeImplementedAt {
      // Only the spec can say whether an adopter may leave it out.
      let message = DiagnosticMessage.undecidedOptional(declared.declaration.compoundName)
      let note = Diagnostic.Note(location: place, message: .possibleImplementation)
      requirement.report(message, notes: [note], &diagnostics)
    }
    // The default implementation of a requirement that is declared here would have nothing to answer.
    if parsed.place == .here, declared.isOptional, !declared.isImplemented, dispatch.name == .by,
      declared.declaration.value != nil
    {
      requirement.report(.omissionUnderFunction, &diagnostics)
    }
    return declared
  }

  // MARK: Names

  private mutating func isNew(
    _ requirement: ParsedRequirement,
    called signature: String,
    or identity: String,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    // A property cannot differ in its type only.
    let identity = requirement.declaration.isProperty ? signature : identity
    let condition = requirement.decision.condition?.text
    let earlier = places.insert(requirement.position, called: identity, under: condition)
    guard let earlier else { return true }
    diagnostics.report(
      .duplicateRequirement(signature),
      at: requirement.position,
      notes: [diagnostics.note(.isHere("the other declaration"), at: earlier)]
    )
    return false
  }

  /// The name of its case; if something else has it, what is said about the requirement from here on proposes another.
  private mutating func caseName(
    of requirement: inout ParsedRequirement,
    _ identity: String,
    _ diagnostics: inout Diagnostics
  ) -> String {
    let stated = requirement.decision.name.known
    let name = requirement.wantedCaseName
    let position = stated?.quotePosition ?? requirement.position
    if requirement.decision.name == .unclear || !parsed.hasCase(for: requirement) { return name }
    if stated != nil, !Keyword.isIdentifier(name) {
      diagnostics.report(.invalidName(name), at: position)
      return name
    }
    let condition = requirement.decision.condition?.text
    let clash = caseNames.take(
      name,
      for: requirement.declaration,
      identity,
      under: condition,
      at: position,
      besides: Set(parsed.requirements.filter(parsed.hasCase).map(\.wantedCaseName))
    )
    guard let clash else { return name }
    let message: DiagnosticMessage =
      clash.earlier == nil
      ? .reservedCaseName(name, proposing: clash.other)
      : .caseNameTaken(name, proposing: clash.other)
    let notes = clash.earlier.map { [diagnostics.note(.earlierCase(name), at: $0)] } ?? []
    if stated != nil {
      diagnostics.report(message, at: position, notes: notes)
    } else {
      requirement.proposeName(clash.other)
      requirement.report(message, notes: notes, &diagnostics)
    }
    return name
  }
}

extension SourceText {
  func resolve(_ condition: Condition) -> ResolvedCondition {
    ResolvedCondition(text: condition.text, location: location(of: condition.position))
  }
}

extension ParsedProtocol {
  /// Whether forwarders have a case for `requirement`: types have no forwarders, and nobody calls what is unavailable.
  fileprivate func hasCase(for requirement: ParsedRequirement) -> Bool {
    let declaration = requirement.declaration
    return !declaration.isOfType && (head?.isObjectiveC != true || !declaration.isUnavailable)
  }
}

extension ParsedRequirement {
  /// The name of its case if nothing else has that.
  fileprivate var wantedCaseName: String {
    decision.name.known?.text ?? CaseNames.derived(from: declaration)
  }

  /// Lets the entry that is missing, if one is, give the requirement's case the name `name`.
  mutating func proposeName(_ name: String) {
    guard case .missing(let item, var entry) = site else { return }
    entry.name = name
    site = .missing(item, entry)
  }

  /// Reports `message`, which a decision of the spec would answer: at the entry about it, or where it
  /// is declared, with the entry that is missing.
  ///
  /// The part of the declaration at `token` may be at fault.
  func report(
    _ message: DiagnosticMessage,
    at token: SourcePosition? = nil,
    notes: [Diagnostic.Note] = [],
    _ diagnostics: inout Diagnostics
  ) {
    switch site {
    case .entry(let entry) where token == nil:
      let place = diagnostics.note(.isHere("the requirement"), at: position)
      diagnostics.report(message, at: entry, notes: [place] + notes)
    case .declaration, .entry:
      diagnostics.report(message, at: token ?? position, notes: notes)
    case .missing(let item, let entry):
      let fixIt = FixIt(item: item, entry: entry.completed(for: self))
      diagnostics.report(message, at: token ?? position, notes: notes, fixIt: fixIt)
    }
  }
}

extension ProposedEntry {
  /// The entry with what has to be stated about `requirement`.
  func completed(for requirement: ParsedRequirement) -> ProposedEntry {
    let proposed = ProposedDispatch(
      of: requirement.declaration,
      omittedAs: requirement.omittedAnswer
    )
    var entry = self
    entry.dispatch = proposed.dispatch
    entry.through = proposed.through
    entry.fallback = proposed.fallback
    entry.isOptional = requirement.mayBeImplementedAt != nil
    return entry
  }
}
