import Testing

@testable import MultiDelegateRuntime

/// Random programs against a model of the registry with queues; for its environment see
/// ``ModelTests``.
@Suite("The model with queues")
struct QueueModelTests {
  @Test func `random programs do to queues what they do to a model of them`() {
    let steps = (ModelTests.environment("MULTIDELEGATE_STEPS") ?? 100_000) / 5
    let seed = ModelTests.environment("MULTIDELEGATE_SEED") ?? 1
    var generator = SplitMix(seed: seed)
    var taken = 0
    while taken < steps {
      let length = [20, 100, 500][Int.random(in: 0..<3, using: &generator)]
      let program = (0..<length).map { _ in QueueStep.random(using: &generator) }
      taken += length
      guard QueueWorld.run(program) != nil else { continue }
      let minimal = shrinkSteps(program) { QueueWorld.run($0) != nil }
      let lines = minimal.map { "  .\($0)," }.joined(separator: "\n")
      let text = QueueWorld.run(minimal) ?? "the difference does not show again"
      Issue.record("\(text), with seed \(seed) after\n\(lines)")
      return
    }
  }
}
