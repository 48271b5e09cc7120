/// An operation that looks at one delegate after the other.
enum Round: CaseIterable {
  case broadcast
  case callOfFirst
  case responds
  case respondsOffActor
  case iteration
  case count
  case isEmpty

  /// Runs the round as the call `number`; what delegates hear they note themselves.
  func perform(_ world: InterleavedWorld, _ number: Int) -> String {
    let registry = world.registry
    switch self {
    case .broadcast:
      for responder in registry.responders(to: .ring).onQueues {
        responder.enqueue { $0.hear(number) }
      }
      return ""
    case .callOfFirst:
      registry.responders(to: .tone).onQueues.first?.enqueue { $0.hear(number) }
      return ""
    case .responds: return "\(registry.hasResponder(to: .tone))"
    case .respondsOffActor: return "\(registry.hasResponder(to: .tone, askingProviders: false))"
    case .iteration: return registry.map(\.name).joined(separator: " ")
    case .count: return "\(registry.count)"
    case .isEmpty: return "\(registry.isEmpty)"
    }
  }

  /// The possible results of the round while the list changes once, from `before` to `after`.
  ///
  /// The round is over the delegates of `before`, or of `after` if it begins later. It looks at each
  /// of them as it is when the round reaches it. So there is one delegate before which the list
  /// changes.
  ///
  /// - Parameters:
  ///   - before: the list when the other operation begins.
  ///   - after: the list when it has ended.
  ///   - delegatesStay: whether a call that waits on a queue keeps what the change releases.
  /// - Returns: every result that the promise allows.
  func results(from before: Snapshot, to after: Snapshot, delegatesStay: Bool) -> Set<String> {
    func result(_ reached: [Place], stops: Bool) -> String {
      let stops = self == .callOfFirst || stops && self == .broadcast
      return text(stops ? Array(reached.prefix(1)) : reached) { entry in
        delegatesStay || after.entry(of: entry.registration).map(isHandled) ?? false
      }
    }
    let places = places(in: before)
    var results: Set<String> = [
      result(self.places(in: after).filter { isAsked($0.entry) }, stops: after.stopsAtFirst)
    ]
    for change in 0...places.count {
      let reached = places.indices.filter { index in
        let list = index < change ? before : after
        return list.entry(of: places[index].entry.registration).map(isAsked) ?? false
      }
      results.insert(result(reached.map { places[$0] }, stops: before.stopsAtFirst))
    }
    return results
  }

  /// A delegate that the round may reach.
  private struct Place {
    let entry: Snapshot.Entry
    let name: String
  }

  /// The delegates in order, those that providers name included.
  private func places(in list: Snapshot) -> [Place] {
    list.entries.flatMap { entry in
      // Off the actor, a provider counts as a delegate.
      let named = entry.named.map { self == .respondsOffActor ? $0.prefix(1) : $0[...] }
      return (named ?? [entry.name]).map { Place(entry: entry, name: $0) }
    }
  }

  private func isAsked(_ entry: Snapshot.Entry) -> Bool { entry.isAlive && isHandled(entry) }

  private func isHandled(_ entry: Snapshot.Entry) -> Bool {
    switch self {
    case .broadcast: entry.handling.contains(.ring)
    case .callOfFirst, .responds, .respondsOffActor: entry.handling.contains(.tone)
    case .iteration, .count, .isEmpty: entry.named == nil
    }
  }

  /// The result of a round that reaches `places`; calls on the queue come last, if they are due.
  private func text(_ places: [Place], isDue: (Snapshot.Entry) -> Bool) -> String {
    switch self {
    case .broadcast, .callOfFirst:
      let atOnce = places.filter { !$0.entry.isOnQueue }.map(\.name)
      let queued = places.filter { $0.entry.isOnQueue && isDue($0.entry) }
      return (atOnce + queued.map { "\($0.name)@0" }).joined(separator: " ")
    case .responds, .respondsOffActor: return "\(!places.isEmpty)"
    case .iteration: return places.map(\.name).joined(separator: " ")
    case .count: return "\(places.count)"
    case .isEmpty: return "\(places.isEmpty)"
    }
  }
}
