import Dispatch

/// A registry in a start state, and the objects that two operations on it use.
final class InterleavedWorld {
  /// Which of both operations the current thread runs.
  static let operation = TaskLocal<Int>(wrappedValue: 0)

  /// The number of the call that follows both operations.
  static let finalCall = 9

  let registry = DelegateRegistry<ProbeReference>()
  let stage: Stage
  private let markedQueue: MarkedQueue
  private var usesQueue = false

  /// Finds a delegate that lives.
  private var find: [String: () -> Probe?] = [:]

  /// The identities of all delegates, living or not.
  private var identities: [Identity] = []

  /// The identities that delegates get which have not been made yet.
  private var reserved: [String: Identity] = [:]

  /// The strong references besides those of the operations.
  private var owned: [String: Probe] = [:]
  private var providers: [String: ProbeProvider] = [:]
  private var arguments: [[(name: String, probe: Probe)]] = []
  private var arePrepared = false

  init(
    _ state: StartState,
    _ operations: [Operation],
    _ interleaving: Interleaving,
    _ queue: MarkedQueue
  ) {
    stage = Stage(
      interleaving,
      lifetimesChange: state.retains || operations.contains(where: \.changesLifetimes)
    )
    markedQueue = queue
    stage.registry = registry
    state.prepare(self)
    arguments = operations.map { operation in
      operation.uses.map { (name: $0, probe: find[$0]?() ?? self[$0]) }
    }
    if operations.contains(where: \.usesProvider) { _ = (provider("P"), provider("Q")) }
    arePrepared = true
  }

  /// The delegate `name`, a new one if it has not been made; c removes itself in its `deinit`.
  subscript(name: String) -> Probe {
    if let probe = owned[name] { return probe }
    let probe = make(name, leaves: name == "c")
    owned[name] = probe
    return probe
  }

  /// A queue that does nothing until both operations have ended.
  var queue: DispatchQueue {
    usesQueue = true
    return markedQueue.queue
  }

  /// Makes a delegate to which the caller has the only strong reference.
  func make(_ name: String, leaves: Bool = false) -> Probe {
    let identity = reserved.removeValue(forKey: name) ?? Identity()
    identities.append(identity)
    let probe = Probe(name, on: stage, identity: identity, leaves: leaves)
    find[name] = { [weak probe] in probe }
    return probe
  }

  /// Lets the delegate `name`, which has not been made yet, have the identity of `other`.
  func reuseIdentity(of other: Probe, for name: String) { reserved[name] = other.identity }

  /// Gives up a delegate or provider, whose last reference this may be.
  func release(_ name: String) {
    // Both are out of their dictionaries before a `deinit` runs, which may use these.
    let released = (owned.removeValue(forKey: name), providers.removeValue(forKey: name))
    withExtendedLifetime(released) {
      let delegate: [Identity?] = released.0.map { [$0.identity] } ?? []
      stage.interleaving.willRelease(released.1 == nil ? delegate : delegate + [nil])
    }
  }

  /// The provider `name`; nil if it has been released.
  func provider(_ name: String) -> ProbeProvider? {
    if providers[name] == nil, !arePrepared {
      providers[name] = ProbeProvider(name, naming: [self["\(name)1"], self["\(name)2"]])
    }
    return providers[name]
  }

  /// Sets an observer that notes for which operation it is called.
  func observe(_ name: String) {
    registry.onRespondersChange = { [stage] in
      stage.note(name, in: InterleavedWorld.observer(of: InterleavedWorld.operation.get()))
    }
  }

  /// Under which number the notes of the observer stand.
  static func observer(of operation: Int) -> Int { -1 - operation }

  /// The operation at `index`, which gives up its arguments at its end.
  func prepared(_ operation: Operation, at index: Int) -> () -> String {
    {
      Self.operation.withValue(index) {
        let result = operation.perform(self, Arguments(self, index))
        let released = self.arguments[index]
        self.arguments[index] = []
        withExtendedLifetime(released) {
          guard self.stage.lifetimesChange else { return }
          self.stage.interleaving.willRelease(released.map(\.probe.identity))
        }
        return result
      }
    }
  }

  /// Does what waits on the queue, and answers what both operations led to.
  func outcome(_ results: [String]) -> Outcome {
    if usesQueue { markedQueue.run() }
    let list = Snapshot(registry)
    let violatedInvariant = registry.violatedInvariant()
    let deallocated = stage.deallocations
    Self.operation.withValue(Self.finalCall) {
      _ = Round.broadcast.perform(self, Self.finalCall)
      if usesQueue { markedQueue.run() }
    }
    return Outcome(
      results: results.enumerated().map { $1 + stage.notes(of: $0) },
      observers: (results.indices + [Self.finalCall])
        .map { stage.notes(of: Self.observer(of: $0)) },
      list: "\(list)",
      finalCall: stage.notes(of: Self.finalCall),
      deallocated: deallocated,
      violatedInvariant: violatedInvariant
    )
  }

  /// The delegates that an operation uses, by their names.
  struct Arguments {
    private let world: InterleavedWorld
    /// The number of the calls that the operation makes.
    let call: Int

    init(_ world: InterleavedWorld, _ index: Int) {
      (self.world, call) = (world, index)
    }

    subscript(name: String) -> Probe {
      guard let probe = world.arguments[call].first(where: { $0.name == name })?.probe else {
        preconditionFailure("the operation does not say that it uses \(name)")
      }
      return probe
    }
  }
}
