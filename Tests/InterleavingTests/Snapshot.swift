/// The list of a registry at one moment.
struct Snapshot {
  struct Entry {
    /// Keeps the object, so that its identity is not used again.
    let registration: Registration<ProbeReference>
    let name: String
    let isAlive: Bool
    let handling: Set<ProbeRequirement>
    let isOnQueue: Bool
    let isRetained: Bool

    /// The names of the delegates that a provider names; nil for a delegate.
    let named: [String]?
  }

  let entries: [Entry]
  let stopsAtFirst: Bool

  init(_ registry: DelegateRegistry<ProbeReference>) {
    stopsAtFirst = registry.stopsAtFirstResponder
    entries = registry.list.registrations.compactMap { registration in
      guard registration.handles(.isRegistered) || registration.isResponder else { return nil }
      let provider = registration.provider as? ProbeProvider
      return Entry(
        registration: registration,
        name: registration.delegate?.name ?? provider?.name ?? "",
        isAlive: registration.isAlive,
        handling: Set(
          ProbeRequirement.allCases.filter { registration.handles(RequirementBit($0)) }
        ),
        isOnQueue: registration.queue != nil,
        isRetained: registration.retained != nil,
        named: provider?.named.map(\.name)
      )
    }
  }

  /// The entry of `registration`, if it is here.
  func entry(of registration: Registration<ProbeReference>) -> Entry? {
    entries.first { $0.registration === registration }
  }
}

extension Snapshot: CustomStringConvertible {
  /// The living delegates, for example "a b@queue[ring] c*": b handles only rings, and c is
  /// retained.
  var description: String {
    let texts = entries.filter(\.isAlive)
      .map { entry in
        let handling = entry.handling.map { "\($0)" }.sorted().joined(separator: " ")
        return entry.name + (entry.isOnQueue ? "@queue" : "")
          + (entry.handling.count == 2 ? "" : "[\(handling)]") + (entry.isRetained ? "*" : "")
      }
    return texts.joined(separator: " ") + (stopsAtFirst ? " stops" : "")
  }
}
