/// Refuses names of parameters that a spec lists in vain.
struct ParameterCheck {
  /// Whether a forwarder calls delegates on queues.
  let hasQueues: Bool

  /// Whether a forwarder has a stream of events.
  let hasEvents: Bool

  /// Reports what `requirement` lists as `unchecked` and does not have, or does not send anywhere.
  func check(_ requirement: DeclaredRequirement, _ diagnostics: inout Diagnostics) {
    check(
      unchecked: requirement.parsed.decision.unchecked,
      in: [requirement],
      orElse: "this requirement has no",
      &diagnostics
    )
  }

  /// Reports what `options` list and no event has, or none of `requirements` sends anywhere.
  func check(
    _ options: ForwarderOptions,
    of requirements: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    if let leftOut = options.leftOutOfEvents {
      let events = requirements.filter(\.isEvent).map(\.declaration)
      Self.check(leftOut, in: events, orElse: "no event has a", &diagnostics)
    }
    check(
      unchecked: options.unchecked,
      in: requirements.map(\.declared),
      orElse: hasQueues ? "no requirement here has a" : "no event and no concurrent call has a",
      &diagnostics
    )
  }

  private func check(
    unchecked: ParameterNames,
    in requirements: [DeclaredRequirement],
    orElse owner: String,
    _ diagnostics: inout Diagnostics
  ) {
    guard let first = unchecked.names.first else { return }
    let sent = requirements.filter { requirement in
      let isEvent = requirement.canBeEvent && requirement.obstacleToEvent == nil
      return hasQueues || hasEvents && isEvent || requirement.maySendElsewhere
    }
    if sent.isEmpty {
      diagnostics.report(.uncheckedUnsent, at: first.quotePosition)
    } else {
      Self.check(unchecked, in: sent.map(\.declaration), orElse: owner, &diagnostics)
    }
  }

  private static func check(
    _ list: ParameterNames,
    in declarations: [RequirementDeclaration],
    orElse owner: String,
    _ diagnostics: inout Diagnostics
  ) {
    let parameters = declarations.flatMap(\.parameters)
    let known = parameters.compactMap(\.listedName).unique
    for name in list.names where !parameters.contains(where: ParameterNames(names: [name]).contains)
    {
      let message = DiagnosticMessage.unknownParameter(name.text, of: owner, known: known)
      diagnostics.report(message, at: name.quotePosition)
    }
  }
}

extension DeclaredProtocol {
  /// Whether all that it requires could be resolved, so that a name that it lacks is nowhere.
  var isWhole: Bool {
    let required = parsed.requirements.lazy.filter { !$0.declaration.isOfType }
    return parsed.isComplete && requirements.count == required.count
  }
}
