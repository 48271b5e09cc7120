/// Decides how a requirement is dispatched, and reports what does not go together.
struct DispatchResolver {
  let requirement: ParsedRequirement

  var declaration: RequirementDeclaration { requirement.declaration }

  func resolve(_ diagnostics: inout Diagnostics) -> Dispatch? {
    switch requirement.decision.dispatch {
    case .unclear: return nil
    case .absent:
      if !declaration.needsDispatch { return .broadcast }
      let fitting = DispatchName.forms(fitting: declaration)
      let isVoid = declaration.value == nil
      requirement.report(
        isVoid ? .closureWithoutDispatch : .valueWithoutDispatch(fitting),
        &diagnostics
      )
      return nil
    case .value(let stated): return resolve(stated, &diagnostics)
    }
  }

  private func resolve(
    _ stated: DispatchSyntax,
    _ diagnostics: inout Diagnostics
  ) -> Dispatch? {
    let name = stated.name
    guard name.fits(declaration) else {
      let fitting = DispatchName.forms(fitting: declaration)
      diagnostics.report(
        .unfitDispatch(name.rawValue, fits: name.facts.fit.rawValue, fitting: fitting),
        at: stated.position
      )
      return nil
    }
    switch name {
    case .broadcast: return .broadcast
    case .first: return .first
    case .last: return .last
    case .firstNonNil: return .firstNonNil
    case .anyTrue: return .anyTrue
    case .allTrue: return .allTrue
    case .collect: return declaration.value?.unannotated.collectionKind.map { .collect($0) }
    case .claimed: return .claimed
    case .reduce:
      if case .combiner(let combiner) = stated.argument {
        // A `default` says that nil is a value like any other.
        let isOptional = declaration.value?.isOptional == true
        return .reduce(
          combiner,
          nilIsNeutral: isOptional && requirement.decision.fallback == .absent
        )
      }
      diagnostics.report(.reduceWithoutFunction, at: stated.position)
      return nil
    case .pipeline: return pipeline(stated, &diagnostics).map { .pipeline($0) }
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
    let reachesAll = dispatch == .broadcast && declaration.takesEscapingClosure
    switch requirement.decision.through {
    case .absent:
      guard reachesAll, let stated = requirement.decision.dispatch.known else { return }
      diagnostics.report(.closureToAll, at: stated.position)
    case .value(let path):
      if !reachesAll { diagnostics.report(.unfitThrough, at: path.position) }
    case .unclear: break
    }
  }

  // MARK: Errors

  /// Reports a policy for errors that does not fit `dispatch`.
  func checkErrors(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    guard let errors = requirement.decision.errors.known else { return }
    if declaration.isRethrowing {
      diagnostics.report(.rethrowingErrors(errors.value.rawValue), at: errors.position)
    } else if dispatch != .broadcast || declaration.value != nil || !declaration.canThrow {
      diagnostics.report(.unfitErrors(errors.value.rawValue), at: errors.position)
    }
  }

  /// Reports what all delegates cannot be called with at the same time under `dispatch`, if they are.
  func checkConcurrency(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    guard let position = requirement.decision.concurrently else { return }
    let fits =
      switch dispatch {
      case .broadcast, .collect, .reduce: true
      default: false
      }
    if !fits || !declaration.effects.isAsync || declaration.isRethrowing {
      return diagnostics.report(.unfitConcurrency, at: position)
    }
    for parameter in declaration.parameters {
      guard let reason = declaration.reasonAgainstSharing(parameter) else { continue }
      let name = (parameter.name ?? parameter.firstName).name
      diagnostics.report(.concurrentParameter(name, reason), at: position)
    }
  }
}

/// The requirements that dispatches fit.
///
/// Only the written type counts. The tool does not see through a type alias, and the user can
/// always write the aliased type instead.
extension DispatchName {
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

  /// How the dispatches that fit `declaration` are written, for messages.
  static func forms(fitting declaration: RequirementDeclaration) -> [String] {
    allCases.filter { $0.fits(declaration) }.flatMap { $0.forms(for: declaration) }
  }

  /// How the dispatches that fit `declaration` and have an answer of their own are written.
  static func neutralForms(fitting declaration: RequirementDeclaration) -> [String] {
    let neutral: [DispatchName] = [.firstNonNil, .anyTrue, .allTrue, .collect, .pipeline]
    return neutral.filter { $0.fits(declaration) }.flatMap { $0.forms(for: declaration) }
  }

  private func forms(for declaration: RequirementDeclaration) -> [String] {
    switch facts.argument {
    case nil: return [rawValue]
    case .combiner: return ["\(rawValue)(f)"]
    case .parameter:
      let parameters = declaration.pipelineParameters
      return parameters.count > 1 ? declaration.pipelineForms : [rawValue]
    }
  }
}

extension RequirementDeclaration {
  /// `pipeline(request)`, one per parameter that can be named.
  var pipelineForms: [String] {
    pipelineParameters.compactMap { $0.label.map { "pipeline(\($0))" } }
  }
}
