import Dispatch
@_spi(GeneratedCode) import MultiDelegateRuntime

@testable import RegistrantForwarders

/// A tree of real forwarders and delegates.
final class PlantedTree {
  let root = MultiBranchDelegate()
  let log = LeafLog()

  /// The objects that are registered with the root, in order.
  private(set) var delegates: [ObjectIdentifier] = []

  /// What no registry keeps alive.
  private var kept: [Any] = []
  private var queues: [DispatchQueue] = []
  private var streams: [any EventCount] = []

  init(_ trees: [Tree]) {
    delegates = plant(trees, in: .branch(root)).map { ObjectIdentifier($0) }
  }

  private enum Forwarder {
    case branch(MultiBranchDelegate)
    case twig(MultiTwigDelegate)
    case tree(MultiTree)
  }

  /// Registers `trees`, and returns the objects that are delegates now.
  private func plant(_ trees: [Tree], in forwarder: Forwarder) -> [AnyObject] {
    trees.compactMap { tree -> AnyObject? in
      switch forwarder {
      case .branch(let multi):
        plant(tree, in: multi.delegates) {
          multi.delegates.add(retaining: $0)
        } listening: {
          multi.events()
        }
      case .twig(let multi):
        plant(tree, in: multi.delegates) {
          multi.delegates.add(retaining: $0)
        } listening: {
          multi.events()
        }
      case .tree(let multi):
        plant(tree, in: multi.delegates) { value in
          // A composite takes no values.
          let leaf = Leaf(value.answers.number, value.answers.log)
          multi.delegates.add(retaining: leaf)
          return leaf
        } listening: {
          multi.events()
        }
      }
    }
  }

  private func plant<Reference, Event>(
    _ tree: Tree,
    in registry: DelegateRegistry<Reference>,
    retaining addValue: (LeafValue) -> AnyObject,
    listening makeEvents: () -> AsyncStream<Event>
  ) -> AnyObject?
  where
    Reference: CompleteDelegateReference & QueuedDelegateReference,
    Reference.Refusal == Never,
    Event: Sendable
  {
    func delegate(_ object: AnyObject) -> Reference.Delegate {
      guard let delegate = object as? Reference.Delegate else {
        preconditionFailure("\(object) is no delegate")
      }
      return delegate
    }
    func add(_ object: AnyObject, _ registration: Tree.Registration) -> AnyObject {
      var handling = DelegateHandling<Reference.Requirement>.all
      if let handled = registration.handled {
        let names = Set(handled.map(\.rawValue))
        handling = .init(Reference.Requirement.allCases.filter { names.contains("\($0)") })
      }
      if registration.isQueued {
        let queue = DispatchQueue(label: "\(queues.count)")
        queues.append(queue)
        let delegate = delegate(object)
        let checked: DelegateAddition<Reference> =
          registration.isRetained ? .retained(delegate) : .weak(delegate)
        registry.add(checked: checked, at: nil, on: queue, handling: handling)
      } else if registration.isRetained {
        registry.add(retaining: delegate(object), handling: handling)
      } else {
        registry.add(delegate(object), handling: handling)
      }
      if !registration.isRetained { kept.append(object) }
      return object
    }
    // Only that of the heir is a delegate of the heir's forwarder.
    func kind(of tree: Tree) -> Tree.Kind {
      guard case .forwarder(let kind, _, _) = tree else { return .branch }
      return Reference.Requirement.self == MultiTwigDelegateRequirement.self ? .twig : kind
    }
    switch tree {
    case .leaf(let number, let registration): return add(Leaf(number, log), registration)
    case .value(let number):
      return addValue(LeafValue(answers: LeafAnswers(number: number, log: log)))
    case .forwarder(_, let trees, let registration):
      return add(forwarder(kind(of: tree), of: trees), registration)
    case .provider(let trees):
      let provider = LeafProvider<Reference.Delegate>()
      provider.provided = trees.map { delegate(object(of: $0, as: kind(of: $0))) }
      registry.add(provider: provider)
      kept.append(provider)
      return nil
    case .deallocated(let isProvider):
      if isProvider {
        registry.add(provider: LeafProvider<Reference.Delegate>())
      } else {
        registry.add(delegate(Leaf(0, log)))
      }
      return nil
    case .removed(let number):
      let leaf = Leaf(number, log)
      registry.add(delegate(leaf))
      registry.remove(delegate(leaf))
      kept.append(leaf)
      return nil
    case .stream:
      streams.append(ConsumedEvents(makeEvents()))
      return nil
    }
  }

  /// The object that is `tree` for a provider, which registers nothing.
  private func object(of tree: Tree, as kind: Tree.Kind) -> AnyObject {
    switch tree {
    case .leaf(let number, _), .value(let number), .removed(let number): Leaf(number, log)
    case .forwarder(_, let trees, _): forwarder(kind, of: trees)
    case .provider, .deallocated, .stream: preconditionFailure("no provider returns \(tree)")
    }
  }

  private func forwarder(_ kind: Tree.Kind, of trees: [Tree]) -> AnyObject {
    switch kind {
    case .branch:
      let multi = MultiBranchDelegate()
      _ = plant(trees, in: .branch(multi))
      return multi
    case .twig:
      let multi = MultiTwigDelegate()
      _ = plant(trees, in: .twig(multi))
      return multi
    case .tree:
      let multi = MultiTree()
      _ = plant(trees, in: .tree(multi))
      return multi
    }
  }

  /// Waits until every queue has run what calls have put on it.
  func drain() {
    // What runs on a queue puts calls on the queues of an inner forwarder.
    for _ in 0..<4 {
      for queue in queues { queue.sync {} }
    }
  }

  /// Ends all streams, and returns the number of events in them.
  func takeEvents() async -> Int {
    var count = 0
    for stream in streams { count += await stream.count() }
    return count
  }
}

/// A stream whose events are counted when it has ended.
private protocol EventCount {
  func count() async -> Int
}

/// The events of one kind of forwarder.
private struct ConsumedEvents<Event: Sendable>: EventCount {
  private let events: AsyncStream<Event>

  init(_ events: AsyncStream<Event>) {
    self.events = events
  }

  /// What is in the stream, which ends because the task is cancelled: nothing waits for more.
  func count() async -> Int {
    let task = Task { [events] in
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      var count = 0
      for await _ in events { count += 1 }
      return count
    }
    return await task.value
  }
}
