/// Something that a thread does to a registry.
struct Operation: Sendable {
  typealias Arguments = InterleavedWorld.Arguments

  let name: String

  /// The names of the delegates that it uses, and keeps alive until its end.
  let uses: [String]

  /// The round that it makes, if it looks at one delegate after the other.
  let round: Round?

  /// Whether it can deallocate a delegate.
  let changesLifetimes: Bool

  /// Whether it is about a provider.
  var usesProvider: Bool { name.contains("provider") }

  let perform: @Sendable (InterleavedWorld, Arguments) -> String

  init(
    _ name: String,
    uses: [String] = [],
    round: Round? = nil,
    changesLifetimes: Bool = false,
    _ perform: @escaping @Sendable (InterleavedWorld, Arguments) -> String
  ) {
    self.name = name
    self.uses = uses
    self.round = round
    self.changesLifetimes = changesLifetimes
    self.perform = perform
  }

  static let all = additions + insertions + removals + replacements + settings + rounds

  static let additions: [Operation] = [
    Operation("add d", uses: ["d"]) { "\($0.registry.add($1["d"]))" },
    Operation("add a", uses: ["a"]) { "\($0.registry.add($1["a"]))" },
    Operation("add d, a, e", uses: ["a", "d", "e"]) {
      $0.registry.add(contentsOf: [$1["d"], $1["a"], $1["e"]])
      return ""
    },
    Operation("add retaining a", uses: ["a"]) { "\($0.registry.add(retaining: $1["a"]))" },
    Operation("add retaining a new one", changesLifetimes: true) { world, _ in
      "\(world.registry.add(retaining: world.make("f")))"
    },
    Operation("add a on the queue", uses: ["a"]) {
      "\($0.registry.add($1["a"], on: $0.queue))"
    },
    Operation("add d on the queue, for rings", uses: ["d"]) {
      "\($0.registry.add($1["d"], on: $0.queue, handling: [.ring]))"
    },
    Operation("let a handle rings", uses: ["a"]) {
      "\($0.registry.add($1["a"], handling: [.ring]))"
    },
    Operation("let b handle nothing", uses: ["b"]) {
      "\($0.registry.add($1["b"], handling: []))"
    },
  ]

  static let insertions: [Operation] = [
    Operation("insert d before b", uses: ["b", "d"]) {
      "\($0.registry.add($1["d"], at: .before($1["b"])))"
    },
    Operation("insert a after c", uses: ["a", "c"]) {
      "\($0.registry.add($1["a"], at: .after($1["c"])))"
    },
    Operation("insert d at 2", uses: ["d"]) {
      $0.registry.add($1["d"], at: .index(2))
      return ""
    },
    Operation("insert c at 0", uses: ["c"]) {
      $0.registry.add($1["c"], at: .index(0))
      return ""
    },
    Operation("insert c, e at 1, for tones", uses: ["c", "e"]) {
      $0.registry.add(contentsOf: [$1["c"], $1["e"]], at: .index(1), handling: [.tone])
      return ""
    },
    Operation("insert b on the queue before a", uses: ["a", "b"]) {
      "\($0.registry.add($1["b"], at: .before($1["a"]), on: $0.queue))"
    },
    Operation("insert a on the queue at 2", uses: ["a"]) {
      $0.registry.add($1["a"], at: .index(2), on: $0.queue)
      return ""
    },
  ]

  static let removals: [Operation] = [
    Operation("remove a", uses: ["a"]) { "\($0.registry.remove($1["a"]))" },
    Operation("remove a on the queue", uses: ["a"]) {
      "\($0.registry.remove($1["a"], on: $0.queue))"
    },
    Operation("remove b off the actor", uses: ["b"]) {
      NonisolatedDelegates(of: $0.registry).remove($1["b"].identity)
      return ""
    },
    Operation("remove all") { world, _ in "\(world.registry.removeAll())" },
    Operation("remove provider P") { world, _ in
      world.provider("P").map { "\(world.registry.remove(provider: $0))" } ?? ""
    },
    Operation("release a", changesLifetimes: true) { world, _ in
      world.release("a")
      return ""
    },
    // It removes itself in its `deinit`.
    Operation("release c", changesLifetimes: true) { world, _ in
      world.release("c")
      return ""
    },
    Operation("release provider P", changesLifetimes: true) { world, _ in
      world.release("P")
      return ""
    },
  ]

  static let replacements: [Operation] = [
    Operation("replace all by c, d", uses: ["c", "d"]) {
      $0.registry.replaceAll(with: [$1["c"], $1["d"]])
      return ""
    },
    Operation("replace all by b, for rings", uses: ["b"]) {
      $0.registry.replaceAll(with: [$1["b"]], handling: [.ring])
      return ""
    },
  ]

  static let settings: [Operation] = [
    Operation("add provider Q") { world, _ in
      world.provider("Q").map { "\(world.registry.add(provider: $0))" } ?? ""
    },
    Operation("stop at the first") { world, _ in
      world.registry.stopsAtFirstResponder = true
      return ""
    },
    Operation("observe") { world, _ in
      world.observe("new")
      return ""
    },
    Operation("observe no more") { world, _ in
      world.registry.onRespondersChange = nil
      return ""
    },
    Operation("contains a", uses: ["a"]) { "\($0.registry.contains($1["a"]))" },
  ]

  static let rounds: [Operation] = Round.allCases.map { round in
    Operation("\(round)", round: round) { round.perform($0, $1.call) }
  }
}
