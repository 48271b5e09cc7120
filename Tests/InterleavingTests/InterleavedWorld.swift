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

  /// The strong references besides those of the operations.
  private var owned: [String: Probe] = [:]
  private var providers: [String: ProbeProvider] = [:]
  private var arguments: [[String: Probe]] = []
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
      var arguments: [String: Probe] = [:]
      for name in operation.uses { arguments[name] = find[name].map { $0() } ?? self[name] }
      return arguments
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
    let probe = Probe(name, on: stage, leaves: leaves)
    find[name] = { [weak probe] in probe }
    return probe
  }

  /// Gives up a delegate or provider, whose last reference this may be.
  func release(_ name: String) {
    // Both are out of their dictionaries before a `deinit` runs, which may use these.
    let released = (owned.removeValue(forKey: name), providers.removeValue(forKey: name))
    withExtendedLifetime(released) { stage.interleaving.willRelease() }
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
        self.arguments[index] = [:]
        withExtendedLifetime(released) {
          if self.stage.lifetimesChange { self.stage.interleaving.willRelease() }
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
    _ = Round.broadcast.perform(self, Self.finalCall)
    if usesQueue { markedQueue.run() }
    return Outcome(
      results: results.enumerated().map { $1 + stage.notes(of: $0) },
      observers: results.indices.map { stage.notes(of: Self.observer(of: $0)) },
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
      guard let probe = world.arguments[call][name] else {
        preconditionFailure("the operation does not say that it uses \(name)")
      }
      return probe
    }
  }
}
