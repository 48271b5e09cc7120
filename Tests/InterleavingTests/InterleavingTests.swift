import Testing

/// Every order of the critical sections of two operations on a registry.
///
/// All pairs of operations, from all states, have about 310,000 orders. A test runs the pairs that have
/// about 10,000, or as many as `MULTIDELEGATE_STEPS` asks for. `.ci/run` asks for all, in a release build.
@Suite("Interleavings", .slow)
struct InterleavingTests {
  /// A pair runs if its number is a multiple of this.
  private static let stride = max(1, 310_000 / max(1, RandomPrograms.steps ?? 10_000))

  @Test(arguments: StartState.allCases)
  func `two operations lead to what a sequence of them does, in every order`(_ state: StartState) {
    let interleaving = Interleaving()
    defer { interleaving.end() }
    let queue = MarkedQueue(0)
    // Each state begins with another pair.
    var number = StartState.allCases.firstIndex(of: state) ?? 0
    var (pairs, orders) = (0, 0)
    for (index, first) in Operation.all.enumerated() {
      for second in Operation.all[index...] {
        number += 1
        guard number.isMultiple(of: Self.stride), state.matters(to: [first, second]) else {
          continue
        }
        let pair = OperationPair(state: state, operations: [first, second], queue: queue)
        let outcome = pair.run(interleaving)
        if let difference = outcome.difference { Issue.record("\(difference)") }
        pairs += 1
        orders += outcome.orders
      }
    }
    // A registration alone is at least two steps, so there are more orders than sequences.
    #expect(pairs == 0 || orders > 2 * pairs)
  }
}
