import Testing

/// Random programs on generated forwarders against a model of these, which share the steps; for
/// their environment see ``RandomPrograms``.
@Suite("The model of generated forwarders")
struct GeneratedModelTests {
  @Test(arguments: ModelCase.allCases)
  func `random programs do to a forwarder what they do to a model of it`(_ tested: ModelCase) {
    RandomPrograms.expectNoDifference(
      inSteps: (RandomPrograms.steps ?? 3000) / ModelCase.allCases.count,
      lengths: [20, 100, 300],
      ModelStep.random,
      run: { ModelWorld.run($0, on: tested) }
    )
  }
}
