/// Decides how a requirement is dispatched, and reports what does not go together.
struct DispatchResolver {
  let requirement: ParsedRequirement

  /// The closure that delegates answer through, if they do.
  let handler: CompletionHandler?

  /// The requirement, as if it returned what delegates answer.
  let declaration: RequirementDeclaration

  /// Nil, after a report, if it is not known what delegates answer through.
  init?(_ requirement: ParsedRequirement, _ diagnostics: inout Diagnostics) {
    guard let handler = requirement.handler(&diagnostics).known else { return nil }
    self.requirement = requirement
    self.handler = handler
    declaration =
      handler.map(requirement.declaration.answering) ?? requirement.declaration
  }

  func resolve(_ diagnostics: inout Diagnostics) -> Dispatch? {
    switch requirement.decision.dispatch {
    case .unclear: return nil
    case .absent:
      if !declaration.needsDispatch { return .broadcast }
      let isVoid = requirement.declaration.value == nil
      requirement.report(
        isVoid
          ? closureWithoutDispatch
          : .valueWithoutDispatch(DispatchName.forms(fitting: declaration)),
        &diagnostics
      )
      return nil
    case .value(let stated): return resolve(stated, &diagnostics)
    }
  }

  /// The message that proposes how delegates answer through the only closure that they can answer through:
  /// the dispatches that combine their values, or its name if it takes none.
  private var closureWithoutDispatch: DiagnosticMessage {
    guard handlers.count == 1 else { return .closureWithoutDispatch(joined: [], through: nil) }
    let (name, handler) = handlers[0]
    if handler.values.isEmpty { return .closureWithoutDispatch(joined: [], through: name) }
    let answered = declaration.answering(through: handler)
    let forms = DispatchName.forms(fitting: answered) { $0.closure == .answersThrough }
    return .closureWithoutDispatch(joined: forms, through: nil)
  }

  /// The closures that delegates can answer through.
  private var handlers: [(name: String, handler: CompletionHandler)] {
    declaration.effects == .none ? declaration.completionHandlers : []
  }

  private func resolve(_ stated: DispatchSyntax, _ diagnostics: inout Diagnostics) -> Dispatch? {
    let name = stated.name
    let needsReturn = name.facts.closure == .refused && handler != nil
    guard name.fits(declaration), !needsReturn else {
      let fits = needsReturn ? "a value that is returned" : name.facts.fit.rawValue
      let fitting = DispatchName.forms(fitting: declaration) {
        handler == nil || $0.closure != .refused
      }
      diagnostics.report(
        .unfitDispatch(name.rawValue, fits: fits, fitting: fitting),
        at: stated.position
      )
      return nil
    }
    switch name.facts.argument {
    case nil: return Dispatch(name, of: declaration.value?.unannotated)
    case .combiner:
      guard case .combiner(let combiner) = stated.argument else {
        diagnostics.report(.withoutFunction(name.rawValue), at: stated.position)
        return nil
      }
      if name == .reduce {
        // A `default` says that nil is a value like any other.
        let isOptional = declaration.value?.isOptional == true
        return .reduce(
          combiner,
          nilIsNeutral: isOptional && requirement.decision.fallback == .absent
        )
      }
      if combiner.kind == .function { return .by(combiner) }
      let message = DiagnosticMessage.unexpectedToken(combiner.text, expected: "a function's name")
      diagnostics.report(message, at: combiner.position)
      return nil
    case .parameter: return pipeline(stated, &diagnostics).map { .pipeline($0) }
    }
  }

  /// The parameter that `pipeline(label)` names, or the only one that it can mean.
  private func pipeline(
    _ stated: DispatchSyntax,
    _ diagnostics: inout Diagnostics
  ) -> PipelineParameter? {
    let parameters = declaration.pipelineParameters
    let forms = declaration.pipelineForms
    guard case .parameter(let name) = stated.argument else {
      if parameters.count == 1 { return parameters[0] }
      diagnostics.report(.ambiguousPipeline(forms), at: stated.position)
      return nil
    }
    let named = parameters.filter { $0.label == name.name }
    if named.count == 1 { return named[0] }
    let known = parameters.count == 1 ? [DispatchName.pipeline.rawValue] : forms
    diagnostics.report(
      named.isEmpty ? .unfitParameter(name.name, known) : .ambiguousPipeline(known),
      at: name.position
    )
    return nil
  }

  // MARK: Closures

  /// Reports a closure that `dispatch` hands to all delegates though the spec does not say that it
  /// is for them, or that does not go to all though the spec says so.
  func checkClosures(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    var reachesAll: Bool {
      dispatch == .broadcast && handler == nil && declaration.takesEscapingClosure
    }
    switch requirement.decision.through {
    case .absent:
      guard let stated = requirement.decision.dispatch.known, reachesAll else { return }
      diagnostics.report(.closureToAll(handlers: handlers.map(\.name)), at: stated.position)
    case .value(let stated):
      if handler == nil, !reachesAll {
        diagnostics.report(.unfitThrough, at: stated.quotePosition)
      }
    case .unclear: break
    }
  }

  // MARK: Errors

  /// Reports a policy for errors that does not fit `dispatch`.
  func checkErrors(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    guard let errors = requirement.decision.errors.known else { return }
    if errors.value == .cancel {
      if requirement.decision.concurrently == nil || !declaration.canThrow {
        diagnostics.report(.unfitCancelling, at: errors.position)
      }
    } else if dispatch != .broadcast || declaration.value != nil || !declaration.canThrow
      || declaration.isRethrowing
    {
      diagnostics.report(.unfitErrors(errors.value.rawValue), at: errors.position)
    }
  }

  /// Reports what all delegates cannot be called with at the same time under `dispatch`, if they are.
  func checkConcurrency(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    let decision = requirement.decision
    if let position = decision.concurrently {
      let fits =
        dispatch.name.facts.canBeConcurrent
        && (handler != nil || declaration.effects.isAsync && !declaration.isRethrowing)
      if !fits {
        let unfit = DispatchName.allCases.filter { !$0.facts.canBeConcurrent }.map(\.form)
        return diagnostics.report(.unfitConcurrency(dispatches: unfit), at: position)
      }
    }
    // Some calls are made in tasks of their own, and some when other delegates have answered.
    let isInTasks = handler == nil && decision.concurrently != nil
    let isLater = handler != nil && decision.concurrently == nil
    let place = isLater ? decision.dispatch.known?.position : decision.concurrently
    guard isInTasks || isLater, let place else { return }
    for (index, parameter) in declaration.parameters.enumerated() where index != handler?.index {
      guard let reason = declaration.reasonAgainstSharing(parameter) else { continue }
      let name = parameter.title
      diagnostics.report(
        isLater ? .successiveParameter(name, reason) : .concurrentParameter(name, reason),
        at: place
      )
    }
  }
}

extension ParsedRequirement {
  /// The closure that delegates answer through, if they do; unclear, after a report, if that is not known.
  fileprivate func handler(_ diagnostics: inout Diagnostics) -> Stated<CompletionHandler?> {
    let dispatch = decision.dispatch.known
    let fate = dispatch?.name.facts.closure
    let closures = declaration.escapingClosures
    func handler(
      _ closure: (name: String, index: Int),
      at position: SourcePosition
    ) -> Stated<CompletionHandler?> {
      if declaration.effects != .none {
        diagnostics.report(.handlerWithEffects(closure.name), at: position)
        return .unclear
      }
      if let handler = declaration.completionHandler(at: closure.index) { return .value(handler) }
      diagnostics.report(.unfitHandler(closure.name), at: position)
      return .unclear
    }
    switch decision.through {
    case .unclear: return .unclear
    case .value(let stated) where stated.text == RequirementDecision.throughNone:
      return .value(nil)
    case .value(let stated):
      // Reported with the dispatch.
      if declaration.value != nil || closures.isEmpty || fate == .handedOn {
        return .value(nil)
      }
      let named = closures.filter { $0.name == stated.text.withoutBackTicks }
      if named.count == 1 { return handler(named[0], at: stated.quotePosition) }
      let known = closures.map(\.name) + [RequirementDecision.throughNone]
      diagnostics.report(.unknownHandler(stated.text, known: known), at: stated.quotePosition)
      return .unclear
    case .absent:
      guard declaration.value == nil, !closures.isEmpty, let dispatch,
        fate != .handedOn, fate != .handedToAll
      else { return .value(nil) }
      let handlers = declaration.completionHandlers
      if handlers.count > 1 {
        diagnostics.report(.severalHandlers(handlers.map(\.name)), at: dispatch.position)
        return .unclear
      }
      let only = handlers.first.map { ($0.name, $0.handler.index) } ?? closures[0]
      return handler(only, at: dispatch.position)
    }
  }
}

extension DispatchName {
  /// Only the written type counts: the tool does not see through a type alias, and the user can always write the
  /// aliased type instead.
  func fits(_ declaration: RequirementDeclaration) -> Bool {
    guard let value = declaration.value?.unannotated else { return facts.fit == .anything }
    return switch facts.fit {
    case .anything, .value: true
    case .optionalValue: value.isOptional
    case .bool: value.isBool
    case .collection: value.collectionKind != nil
    case .parameterType: !declaration.pipelineParameters.isEmpty
    }
  }

  /// How the dispatches that fit `declaration`, and whose facts fulfil `condition`, are written, for messages.
  static func forms(
    fitting declaration: RequirementDeclaration,
    where condition: (DispatchFacts) -> Bool = { _ in true }
  ) -> [String] {
    // Whoever needs a function of their own knows it.
    allCases.filter { $0 != .by && $0.fits(declaration) && condition($0.facts) }
      .flatMap { $0.forms(for: declaration) }
  }

  private func forms(for declaration: RequirementDeclaration) -> [String] {
    let isAmbiguous = facts.argument == .parameter && declaration.pipelineParameters.count > 1
    return isAmbiguous ? declaration.pipelineForms : [form]
  }
}

extension RequirementDeclaration {
  /// `pipeline(request)`, one per parameter that can be named.
  var pipelineForms: [String] {
    pipelineParameters.compactMap { $0.label.map { "pipeline(\($0))" } }
  }
}
