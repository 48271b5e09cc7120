import MultiDelegateRuntime
import Testing

@testable import RegistrantForwarders

/// Every kind of registrant, with every dispatch and every question that a registry answers, held against a
/// model that knows only what a delegate is.
@Suite("Registrants")
struct RegistrantTests {
  private static let everyHandling: [Tree.Registration] = [
    .init(), .init(isQueued: true), .init(isRetained: true),
    .init(isQueued: true, isRetained: true),
    .init(handled: [.sway, .snap, .bend]), .init(handled: []), .init(handled: [.pick, .height]),
  ]

  private static let kinds: [Tree] =
    everyHandling.map { .leaf(1, $0) }
    + everyHandling.flatMap { registration in
      Tree.Kind.allCases.flatMap { kind -> [Tree] in
        [
          .forwarder(kind, [], registration),
          .forwarder(kind, [.stream], registration),
          .forwarder(kind, [.leaf(1, .init()), .leaf(4, .init())], registration),
          .forwarder(kind, [.leaf(1, .init(handled: [.pick, .leaves])), .stream], registration),
          .forwarder(kind, [.leaf(1, .init(isQueued: true))], registration),
        ]
      }
    }
    + [
      .value(1), .provider([]), .provider([.leaf(1, .init())]), .deallocated(isProvider: false),
      .deallocated(isProvider: true), .removed(1), .stream,
    ]
    + Tree.Kind.allCases.flatMap { kind -> [Tree] in
      let deep = { (trees: [Tree]) in
        Tree.forwarder(
          .tree,
          [.forwarder(kind, [.forwarder(.branch, trees, .init())], .init())],
          .init()
        )
      }
      return [
        deep([]), deep([.leaf(1, .init())]), deep([.stream]),
        deep([.deallocated(isProvider: false)]),
        deep([.provider([])]), deep([.removed(1)]),
        .provider([.forwarder(kind, [], .init()), .leaf(2, .init())]),
        .provider([.forwarder(kind, [.stream], .init())]),
        .forwarder(kind, [.provider([.forwarder(kind, [], .init())])], .init()),
      ]
    }

  @Test func `each kind alone, before a delegate, and after one`() async throws {
    for kind in Self.kinds {
      for trees in [[kind], [kind, .leaf(8, .init())], [.leaf(9, .init()), kind]] {
        for stopsAtFirst in [false, true] { await Self.check(trees, stopsAtFirst) }
      }
    }
  }

  @Test func `random trees of all kinds`() async throws {
    var generator = SplitMix(seed: RandomPrograms.seed)
    for _ in 0..<300 {
      let trees = Self.randomTrees(depth: 3, isQueued: false, &generator)
      await Self.check(trees, Int.random(in: 0..<4, using: &generator) == 0)
    }
  }

  /// Makes trees without providers on queues: off the queue, such a provider is not asked, and counts as a
  /// responder.
  private static func randomTrees(
    depth: Int,
    isQueued: Bool,
    _ generator: inout SplitMix
  ) -> [Tree] {
    (0..<Int.random(in: 0...3, using: &generator))
      .map { _ in
        var registration = Tree.Registration(
          isQueued: Int.random(in: 0..<4, using: &generator) == 0,
          isRetained: Bool.random(using: &generator)
        )
        if Int.random(in: 0..<4, using: &generator) == 0 {
          registration.handled = Set(
            LeafCall.allCases.filter { _ in Bool.random(using: &generator) }
          )
        }
        let number = Int.random(in: 1..<30, using: &generator)
        let kind = Tree.Kind.allCases[number % 3]
        switch Int.random(in: 0..<12, using: &generator) {
        case 0..<4: return .leaf(number, registration)
        case 4: return .value(number)
        case 5..<8 where depth > 0:
          let isInnerQueued = isQueued || registration.isQueued
          let inner = randomTrees(depth: depth - 1, isQueued: isInnerQueued, &generator)
          return .forwarder(kind, inner, registration)
        case 8 where !isQueued:
          let inner = depth == 0 ? [] : randomTrees(depth: depth - 1, isQueued: false, &generator)
          return .provider([.forwarder(kind, inner, .init()), .leaf(number, .init())])
        case 9: return .deallocated(isProvider: Bool.random(using: &generator))
        case 10: return .removed(number)
        default: return .stream
        }
      }
  }

  /// The argument of the next call; no two calls share one, so that no two share a `default`.
  private static let argument = Guarded(1)

  /// Compares the forwarder of `trees` with the model.
  private static func check(_ trees: [Tree], _ stopsAtFirst: Bool) async {
    let planted = PlantedTree(trees)
    let registry = planted.root.delegates
    registry.stopsAtFirstResponder = stopsAtFirst
    let at: Comment = "\(trees), stopsAtFirstResponder: \(stopsAtFirst)"

    #expect(registry.map { ObjectIdentifier($0) } == planted.delegates, at)
    #expect(registry.count == trees.count(where: \.isDelegate), at)
    #expect(registry.isEmpty != trees.contains(where: \.isDelegate), at)
    #expect(registry.allSatisfy { registry.contains($0) }, at)
    let listed = trees.count { tree in
      switch tree {
      case .provider, .stream: true
      default: tree.isDelegate
      }
    }
    #expect(registry.registrations.count == listed, at)
    let deallocated = trees.count { if case .deallocated = $0 { true } else { false } }
    #expect(registry.deallocatedCount == deallocated, at)

    var events = 0
    for call in LeafCall.allCases {
      guard let requirement = requirement(call) else { continue }
      let responders = Tree.responders(among: trees, to: call)
      #expect(planted.root.responds(to: requirement) != responders.isEmpty, "\(call): \(at)")
      #expect(registry.responderCount(to: requirement) == responders.count, "\(call): \(at)")

      let argument = argument.withLock { argument in
        argument += 1
        return argument
      }
      var expected = Tree.Trace()
      let expectedAnswer = Tree.perform(
        trees,
        call,
        argument,
        stopsAtFirst: stopsAtFirst,
        &expected
      )
      let answer = call.perform(on: planted.root, argument)
      planted.drain()
      #expect(answer == expectedAnswer, "\(call): \(at)")
      // Two queues run at the same time.
      let called = planted.log.take()
      #expect(called.sorted() == expected.called.sorted(), "\(call): \(at)")
      #expect(Forest.takeDefaults(of: argument) == expected.defaults, "\(call): \(at)")
      events += expected.events
    }
    #expect(await planted.takeEvents() == events, at)
  }

  private static func requirement(_ call: LeafCall) -> MultiBranchDelegateRequirement? {
    MultiBranchDelegateRequirement.allCases.first { "\($0)" == call.rawValue }
  }
}

extension RegistrantTests {
  // MARK: Circles

  @Test func `forwarders in a circle without another delegate have no responder`() {
    let (first, second, third) = (MultiBranchDelegate(), MultiTwigDelegate(), MultiTree())
    first.delegates.add(second)
    third.delegates.add(first)
    let ring = LeafProvider<any TwigDelegate & AnyObject>()
    second.delegates.add(provider: ring)
    let other = MultiTwigDelegate()
    ring.provided = [other]
    other.delegates.add(second)
    #expect(!first.responds(to: .pick))
    #expect(!second.responds(to: .pick))
    #expect(!third.responds(to: .pick))
    #expect(first.delegates.responderCount(to: .pick) == 0)
    #expect(first.pick(1) == -2)
    #expect(third.height(1) == 1000)
  }

  @Test func `a delegate in a circle of forwarders answers once`() {
    let log = LeafLog()
    let leaf = Leaf(1, log)
    let (first, second) = (MultiTwigDelegate(), MultiTwigDelegate())
    first.delegates.add(second)
    second.delegates.add(first)
    second.delegates.add(leaf)
    #expect(first.responds(to: .sway))
    second.sway(1)
    #expect(log.take() == ["1 sway"])
    first.sway(1)
    #expect(log.take() == ["1 sway"])
    #expect(first.height(1) == 1)
  }

  // MARK: Calls that wait

  private struct Seed: SeedDelegate {
    let number: Int
    let heard: Guarded<[String]>

    func note(_ call: String) { heard.withLock { $0.append("\(number) \(call)") } }

    func sprout(_ number: Int) async { note("sprout") }
    func spread(_ number: Int) async { note("spread") }
    func pick(_ number: Int) async -> Int { self.number }
    func height(_ number: Int) async -> Int { self.number }
    func leaves(_ number: Int) async -> [Int] { [self.number] }
    func weight(_ number: Int) async throws -> Int { self.number }
  }

  @Test(arguments: [false, true])
  func `async calls pass over a forwarder without a responder`(isListenedTo: Bool) async throws {
    let heard = Guarded<[String]>([])
    let (outer, middle, inner) = (MultiSeedDelegate(), MultiSeedDelegate(), MultiSeedDelegate())
    outer.delegates.add(middle)
    middle.delegates.add(inner)
    let events = isListenedTo ? inner.events() : nil
    for _ in 0..<2 {
      let isEmpty = outer.delegates.count == 1
      let number = isEmpty ? -10 : -20
      #expect(await outer.pick(1) == (isEmpty ? -2 : 5))
      #expect(await outer.height(1) == (isEmpty ? 1000 : 5))
      #expect(await outer.leaves(1) == (isEmpty ? [] : [5]))
      #expect(try await outer.weight(1) == (isEmpty ? -1 : 5))
      await outer.sprout(number)
      await outer.spread(number)
      // A call that a stream hears is a call without a responder on each of the three.
      let defaults = isEmpty ? (isListenedTo ? 3 : 1) : (isListenedTo ? 2 : 0)
      #expect(Forest.takeDefaults(of: number) == defaults)
      #expect(heard.withLock { $0 } == (isEmpty ? [] : ["5 sprout", "5 spread"]))
      outer.delegates.add(retaining: Seed(number: 5, heard: heard))
    }
    inner.delegates.removeAll()
    #expect(await events?.texts().count ?? 4 == 4)
  }
}
