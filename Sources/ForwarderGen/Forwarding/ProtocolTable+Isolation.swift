extension ProtocolTable {
  /// On which actor the members of the protocol at `position` are.
  ///
  /// What states nothing is where the first protocol is that it inherits, if that is on an actor:
  /// so Swift 6 infers it, and generated code says so for Swift 5. A protocol from elsewhere that
  /// states none has none, even where the module's default is an actor, and neither has one whose
  /// delegates may be called on queues; any other that is declared here gets that default together
  /// with its forwarder.
  func isolation(of position: Int) -> Isolation {
    isolation(of: position, visited: [])
  }

  private func isolation(of position: Int, visited: Set<Int>) -> Isolation {
    let declared = protocols[position]
    if let actor = declared.head.globalActor { return .globalActor(actor.text) }
    if declared.head.isNonisolated { return .nonisolated }
    for inherited in declared.head.inherited {
      guard case .found(let base) = find(inherited.name), !visited.contains(base) else { continue }
      let isolation = isolation(of: base, visited: visited.union([position]))
      if case .globalActor = isolation { return isolation }
    }
    let isOnNone = declared.parsed.place == .elsewhere || declared.parsed.hasQueues
    return isOnNone ? .nonisolated : .unstated
  }
}
