import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Random programs against a model of the registry with queues; for their environment see
/// ``RandomPrograms``.
@Suite("The model with queues")
struct QueueModelTests {
  @Test func `random programs do to queues what they do to a model of them`() {
    RandomPrograms.expectNoDifference(
      inSteps: (RandomPrograms.steps ?? 100_000) / 5,
      QueueStep.random,
      run: QueueWorld.run
    )
  }
}
