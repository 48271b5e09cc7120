/// Refuses a stream of events that no call could ever be in, and decisions about events that are none.
enum EventCheck {
  /// Reports each `event` in `declared` that has no effect: its requirement is no event in any case,
  /// or no forwarder `hasEvents`.
  static func check(
    decisionsIn declared: DeclaredProtocol,
    hasEvents: Bool,
    _ diagnostics: inout Diagnostics
  ) {
    for requirement in declared.requirements {
      guard let event = requirement.event else { continue }
      if let obstacle = requirement.obstacleToEvent {
        diagnostics.report(.unfitEvent(because: obstacle.rawValue), at: event.position)
      } else if !hasEvents {
        diagnostics.report(.eventWithoutEvents, at: event.position)
      }
    }
  }

  /// Reports at `position` if none of `requirements` can be an event.
  static func check(
    _ requirements: [ResolvedRequirement],
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) {
    if requirements.isEmpty || requirements.contains(where: \.isEvent) { return }
    let notes = requirements.compactMap { requirement in
      requirement.obstacleToEvent.map { obstacle in
        requirement.note(.noEvent(requirement.declaration.compoundName, because: obstacle.rawValue))
      }
    }
    diagnostics.report(.noEvents, at: position, notes: notes)
  }
}
