import MultiDelegateRuntime

/// A forwarder whose registry holds `Reference`s; subclasses use what only some registries have.
class RegistrySubject<Reference: DelegateReference>: ModelSubject {
  let forwarder: any ModelForwarder
  let registry: DelegateRegistry<Reference>
  private let cast: (Participant) -> Reference.Delegate?
  private let respond: (Reference.Requirement) -> Bool
  private let requirements: [ModelRequirement: Reference.Requirement]
  private var providers: [ModelProvider<Reference.Delegate>?] =
    Array(repeating: nil, count: ModelStep.providers)

  init(
    _ forwarder: any ModelForwarder,
    _ registry: DelegateRegistry<Reference>,
    responds: @escaping (Reference.Requirement) -> Bool,
    cast: @escaping (Participant) -> Reference.Delegate?
  ) {
    self.forwarder = forwarder
    self.registry = registry
    self.cast = cast
    respond = responds
    requirements = Dictionary(
      uniqueKeysWithValues: Reference.Requirement.allCases.compactMap { requirement in
        let name = "\(requirement)"
        return ModelRequirement.allCases.first { $0.name == name }.map { ($0, requirement) }
      }
    )
    precondition(requirements.count == Reference.Requirement.allCases.count)
  }

  func delegate(_ participant: Participant) -> Reference.Delegate {
    guard let delegate = cast(participant) else {
      preconditionFailure("\(participant) cannot be a delegate")
    }
    return delegate
  }

  func handling(_ listed: Handling) -> DelegateHandling<Reference.Requirement> {
    DelegateHandling(listed.compactMap { requirements[$0] })
  }

  // MARK: Asking

  var stopsAtFirst: Bool {
    get { registry.stopsAtFirstResponder }
    set { registry.stopsAtFirstResponder = newValue }
  }

  var living: [Int] { registry.map { ($0 as? Participant)?.number ?? -1 } }
  var count: Int { registry.count }

  func responds(to requirement: ModelRequirement) -> Bool {
    requirements[requirement].map(respond) ?? false
  }

  // MARK: Changing

  func add(_ participant: Participant, _ listed: Handling) throws -> Bool {
    try registry.add(delegate(participant), handling: handling(listed))
  }

  func add(_ participant: Participant, on queue: ModelQueue, _ listed: Handling) throws -> Bool {
    try add(participant, listed)
  }

  func retain(_ participant: Participant, _ listed: Handling) throws -> Bool {
    try registry.add(retaining: delegate(participant), handling: handling(listed))
  }

  func addAll(_ participants: [Participant], _ listed: Handling) throws {
    try registry.add(contentsOf: participants.map(delegate), handling: handling(listed))
  }

  func replaceAll(_ participants: [Participant], _ listed: Handling) throws {
    try registry.replaceAll(with: participants.map(delegate), handling: handling(listed))
  }

  func insert(
    _ participant: Participant,
    isBefore: Bool,
    _ anchor: Participant,
    _ listed: Handling?
  ) throws -> Bool {
    let (delegate, anchor) = (delegate(participant), delegate(anchor))
    let handling = handling(listed ?? ForwarderShape.everything)
    return isBefore
      ? try registry.add(delegate, at: .before(anchor), handling: handling)
      : try registry.add(delegate, at: .after(anchor), handling: handling)
  }

  func insertAll(_ participants: [Participant], at index: Int, _ listed: Handling?) throws {
    let delegates = participants.map(delegate)
    let handling = handling(listed ?? ForwarderShape.everything)
    try registry.add(contentsOf: delegates, at: .index(index), handling: handling)
  }

  func remove(_ participant: Participant) -> Bool { registry.remove(delegate(participant)) }
  func remove(_ participant: Participant, on queue: ModelQueue) -> Bool? { nil }
  func removeAll() -> Int { registry.removeAll() }

  // MARK: Providers

  private func provider(
    _ slot: Int,
    _ answer: @escaping () -> [Participant]
  )
    -> ModelProvider<Reference.Delegate>
  {
    if let provider = providers[slot] { return provider }
    let provider = ModelProvider { [cast] in answer().compactMap(cast) }
    providers[slot] = provider
    return provider
  }

  func addProvider(_ slot: Int, naming answer: @escaping () -> [Participant]) -> Bool {
    registry.add(provider: provider(slot, answer))
  }

  func removeProvider(_ slot: Int) -> Bool {
    providers[slot].map { registry.remove(provider: $0) } ?? false
  }

  func loseProvider(_ slot: Int) { providers[slot] = nil }
}
