import Testing

/// Operations of two threads that are easily divided, each in every order.
@Suite("Atomicity")
struct AtomicityTests {
  private typealias Registry = MultiTransferDelegateRegistry

  /// Runs both operations on a registry of a, b and c in every order, and answers the names that are
  /// left, with what the operations answered.
  private func outcomes(
    _ first: @escaping (Registry, [String: Recorder]) -> String,
    _ second: @escaping (Registry, [String: Recorder]) -> String
  ) -> Set<String> {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    var outcomes: Set<String> = []
    repeat {
      let registry = Registry()
      var recorders: [String: Recorder] = [:]
      for name in ["a", "b", "c", "d"] { recorders[name] = Recorder(name) }
      registry.add(contentsOf: ["a", "b", "c"].compactMap { recorders[$0] })
      let results = interleaving.run(
        { [recorders] in first(registry, recorders) },
        { [recorders] in second(registry, recorders) }
      )
      outcomes.insert((results + [registry.names]).joined(separator: "|"))
    } while interleaving.advance()
    return outcomes
  }

  private func insertAtFront(_ registry: Registry, _ recorders: [String: Recorder]) -> String {
    if let delegate = recorders["d"] { registry.add(delegate, at: .index(0)) }
    return ""
  }

  @Test func `an insertion at an index comes before or after a replacement of all`() {
    let outcomes = outcomes(insertAtFront) { registry, recorders in
      registry.replaceAll(with: ["b", "a"].compactMap { recorders[$0] })
      return ""
    }
    #expect(outcomes == ["||d b a", "||b a"])
  }

  @Test func `an insertion at an index comes before or after a move`() {
    let outcomes = outcomes(insertAtFront) { registry, recorders in
      if let delegate = recorders["a"] { registry.add(delegate, at: .index(2)) }
      return ""
    }
    // Sequences lead to the third index, or to the place in front of c that the insertion made.
    #expect(outcomes == ["||d b a c", "||d b c a"])
  }

  @Test func `an insertion past the end comes before or after one that puts the end behind it`() {
    let outcomes = outcomes(
      { registry, recorders in
        registry.removeAll()
        registry.add(Recorder("dead"))
        if let delegate = recorders["b"] { registry.add(delegate) }
        if let delegate = recorders["a"] { registry.add(delegate, at: .index(2)) }
        return ""
      },
      { registry, recorders in
        if let delegate = recorders["c"] { registry.add(delegate, at: .first) }
        return ""
      }
    )
    #expect(!outcomes.contains("||c a b"))
    #expect(outcomes.isSuperset(of: ["||c b a", "||b a"]))
  }

  @Test func `removing all counts a delegate that another thread has registered before`() {
    let outcomes = outcomes(
      { registry, _ in "\(registry.removeAll())" },
      { registry, _ in
        registry.add(retaining: Recorder("e"))
        return ""
      }
    )
    #expect(outcomes == ["4||", "3||e"])
  }

  @Test func `a round that finds a delegate removed calls no delegate behind it`() {
    let outcomes = outcomes(
      { registry, _ in registry.names },
      { registry, _ in
        registry.removeAll()
        return ""
      }
    )
    #expect(outcomes == ["||", "a||", "a b||", "a b c||"])
  }

  @Test(arguments: [
    (["a", "b", "c"], ["", "a", "ab", "abc"]), (["a", "b"], ["c", "ac", "abc"]),
  ])
  func `a round that finds a new handling finds only new ones behind it`(
    changed: [String],
    heard: [String]
  ) {
    let asked: (Registry, [String: Recorder]) -> String = { registry, _ in
      registry.responders(to: .sizeOf).compactMap { ($0 as? Recorder)?.name }.joined()
    }
    let outcomes = outcomes(asked) { registry, recorders in
      registry.add(contentsOf: changed.compactMap { recorders[$0] }, handling: .notifications)
      return ""
    }
    #expect(outcomes == Set(heard.map { "\($0)||a b c" }))
  }

  @Test func `removing all counts every registration of a delegate, or none`() {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    let operations = Operation.all.filter { ["remove all", "release a"].contains($0.name) }
    let pair = OperationPair(state: .queues, operations: operations, queue: MarkedQueue(0))
    #expect(pair.run(interleaving).difference == nil)
  }

  @Test func `a snapshot has a handling that there was, of as many words as there are`() {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    var outcomes: Set<String> = []
    repeat {
      let (registry, delegate) = (DelegateRegistry<WideReference>(), Wide())
      registry.add(delegate, handling: [])
      let results = interleaving.run(
        { "\(registry.add(delegate, handling: .all))" },
        {
          let handlings = registry.registrations.map(\.handling)
          return "\(handlings.map { $0.isEmpty ? "none" : $0 == .all ? "all" : "some" })"
        }
      )
      outcomes.insert(results[1])
    } while interleaving.advance()
    #expect(outcomes == [#"["none"]"#, #"["all"]"#])
  }

  @Test func `two threads that come upon a queue first leave one mark`() {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    repeat {
      let queue = MarkedQueue(0)
      let identities = interleaving.run(
        { "\(CallQueue(queue.queue).identity)" },
        { "\(CallQueue(queue.queue).identity)" }
      )
      #expect(identities[0] == identities[1])
    } while interleaving.advance()
  }
}
