/// Two operations that run at the same time in a start state.
struct OperationPair {
  let state: StartState
  let operations: [Operation]
  let queue: MarkedQueue

  /// Runs both operations in every order of their steps.
  ///
  /// - Returns: what is wrong with the first outcome that must not be, and the number of orders.
  func run(_ interleaving: Interleaving) -> (difference: String?, orders: Int) {
    let expected =
      [inSequence([0, 1], interleaving), inSequence([1, 0], interleaving)]
      + operations.indices.compactMap { nested($0, interleaving) }
    let allowed = operations.indices.map { index in
      results(of: index, interleaving) ?? Set(expected.map { $0.results[index] })
    }
    interleaving.restart()
    var orders = 0
    repeat {
      let world = InterleavedWorld(state, operations, interleaving, queue)
      let results = interleaving.run(
        world.prepared(operations[0], at: 0),
        world.prepared(operations[1], at: 1)
      )
      if interleaving.search.isRepetition { continue }
      let outcome = world.outcome(results)
      orders += 1
      if !isAllowed(outcome, expected, allowed) {
        let text = """
          \(state): \(operations.map(\.name)) in the order \(interleaving.search.schedule) led to
            \(outcome), not to one of
            \(expected) with \(allowed)
          """
        return (text, orders)
      }
    } while interleaving.advance()
    return (nil, orders)
  }

  /// The outcome of both operations, one after the other.
  private func inSequence(_ order: [Int], _ interleaving: Interleaving) -> Outcome {
    let world = InterleavedWorld(state, operations, interleaving, queue)
    var results = ["", ""]
    let prepared = operations.enumerated().map { world.prepared($1, at: $0) }
    for index in order { results[index] = prepared[index]() }
    return world.outcome(results)
  }

  /// The outcome of both operations if the operation at `index` releases a delegate, and the other one
  /// runs in its `deinit`.
  private func nested(_ index: Int, _ interleaving: Interleaving) -> Outcome? {
    guard operations[index].changesLifetimes else { return nil }
    let world = InterleavedWorld(state, operations, interleaving, queue)
    let inner = world.prepared(operations[1 - index], at: 1 - index)
    var results: [String?] = [nil, nil]
    world.stage.whileDeallocating = { results[1 - index] = inner() }
    results[index] = world.prepared(operations[index], at: index)()
    world.stage.whileDeallocating = {}
    return results.contains(nil) ? nil : world.outcome(results.compactMap(\.self))
  }

  /// The possible results of the round at `index` while the other operation runs; nil if it is no round.
  private func results(of index: Int, _ interleaving: Interleaving) -> Set<String>? {
    guard let round = operations[index].round else { return nil }
    let other = operations[1 - index]
    let world = InterleavedWorld(state, operations, interleaving, queue)
    let before = Snapshot(world.registry)
    if other.round == nil { _ = world.prepared(other, at: 1 - index)() }
    return round.results(
      from: before,
      to: Snapshot(world.registry),
      delegatesStay: other.changesLifetimes
    )
  }

  /// Whether `outcome` is that of a sequence, or what a round may see meanwhile.
  private func isAllowed(
    _ outcome: Outcome,
    _ expected: [Outcome],
    _ allowed: [Set<String>]
  ) -> Bool {
    if outcome.violatedInvariant != nil { return false }
    if operations.allSatisfy({ $0.round == nil }) { return expected.contains(outcome) }
    return expected.contains { outcome.leavesTheSame(as: $0) }
      && zip(outcome.results, allowed).allSatisfy { $1.contains($0) }
  }
}
