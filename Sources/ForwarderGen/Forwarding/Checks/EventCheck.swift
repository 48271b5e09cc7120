/// Refuses a stream of events that no call could ever be in.
enum EventCheck {
  /// Reports at `position` if none of `requirements` can be an event.
  static func check(
    _ requirements: [ResolvedRequirement],
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) {
    if requirements.isEmpty || requirements.contains(where: { $0.obstacleToEvent == nil }) {
      return
    }
    let notes = requirements.compactMap { requirement in
      requirement.obstacleToEvent.map { obstacle in
        Diagnostic.Note(
          location: requirement.location,
          message: .noEvent(requirement.declaration.compoundName, because: obstacle.text)
        )
      }
    }
    diagnostics.report(.noEvents(), at: position, notes: notes)
  }
}
