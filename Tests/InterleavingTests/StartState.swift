/// The registrations when two operations begin.
enum StartState: CaseIterable {
  case empty
  case one
  case two
  case three
  /// Some entries belong to deallocated delegates.
  case deallocated
  /// Some entries have been removed, and are still in the list.
  case removed
  case provider
  case queues
  /// One removal takes two delegates from in front of a deallocated one.
  case queuesDeallocated
  case retained
  case handling
  /// One more delegate makes the registry look for deallocated ones.
  case nearSweep
  case observed
  /// The registry has an observer and deallocated delegates.
  case observedDeallocated
  /// d has the address of a deallocated delegate, whose registration is still in the list.
  case reusedAddress
  case stoppingAtFirst

  /// Whether the registry holds the last reference to a delegate.
  var retains: Bool { self == .retained }

  /// Whether the state can make a difference to a pair of operations.
  func matters(to pair: [Operation]) -> Bool {
    switch self {
    case .nearSweep: pair.contains { $0.name.hasPrefix("add") }
    case .reusedAddress: pair.contains { $0.uses.contains("d") }
    default: true
    }
  }

  /// Registers what the state consists of.
  func prepare(_ world: InterleavedWorld) {
    let registry = world.registry
    switch self {
    case .empty: break
    case .one: registry.add(world["a"])
    case .two: add("a", "b", to: world)
    case .three: add("a", "b", "c", to: world)
    case .deallocated:
      let lost = world.make("x")
      registry.add(lost)
      add("a", to: world)
      registry.add(world.make("y"))
      add("b", to: world)
    case .removed:
      add("d", "a", "e", "b", "c", to: world)
      registry.remove(world["d"])
      registry.remove(world["e"])
    case .provider:
      add("a", to: world)
      if let provider = world.provider("P") { registry.add(provider: provider) }
      add("b", to: world)
    case .queues:
      registry.add(world["a"], on: world.queue)
      add("b", "a", to: world)
      registry.add(world["c"], on: world.queue)
    case .queuesDeallocated:
      add("a", to: world)
      registry.add(world["a"], on: world.queue)
      add("b", to: world)
      registry.add(world.make("x"))
      add("c", to: world)
    case .retained:
      for name in ["a", "b", "c"] { registry.add(retaining: world[name]) }
      world.release("a")
      world.release("c")
    case .handling:
      registry.add(world["a"], handling: [.tone])
      registry.add(world["b"], handling: [])
      registry.add(world["c"], handling: [.ring])
    case .nearSweep:
      registry.add(world.make("x"))
      add("a", to: world)
      registry.add(world.make("y"))
      for number in 0..<12 { add("s\(number)", to: world) }
    case .observed:
      add("a", "b", "c", to: world)
      world.observe("old")
    case .observedDeallocated:
      registry.add(world.make("x"))
      add("a", to: world)
      registry.add(world.make("y"))
      world.observe("old")
    case .reusedAddress:
      let lost = world.make("x")
      registry.add(lost)
      add("a", "b", to: world)
      world.reuseIdentity(of: lost, for: "d")
    case .stoppingAtFirst:
      add("a", "b", "c", to: world)
      registry.stopsAtFirstResponder = true
    }
  }

  private func add(_ names: String..., to world: InterleavedWorld) {
    for name in names { world.registry.add(world[name]) }
  }
}
