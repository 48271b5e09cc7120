import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Random programs against a model of the registry; for their environment see ``RandomPrograms``.
@Suite("The model")
struct ModelTests {
  @Test func `random programs do to the registry what they do to a model of it`() {
    RandomPrograms.expectNoDifference(
      inSteps: RandomPrograms.steps ?? 100_000,
      { Step.random(using: &$0) },
      shrunkBy: shrink,
      run: { World.run($0)?.text }
    )
  }

  @Test func `a failing program is shrunk to what matters`() {
    var generator = SplitMix(seed: 5)
    var program = (0..<200).map { _ in Step.random(using: &generator) }
    program.append(.call(0, [0: .ask, 3: .call(1, [2: .die(4), 1: .removeAll])]))
    // Fails when somebody dies inside a call inside a call.
    let minimal = shrink(program) { program in
      program.contains { step in
        guard case .call(_, let script) = step else { return false }
        return script.values.contains { inner in
          guard case .call(_, let deeper) = inner else { return false }
          return deeper.values.contains(.die(4))
        }
      }
    }
    #expect(minimal.count == 1)
    #expect(minimal.first?.withoutOneInside.count == 2)
  }

  @Test func `the same seed makes the same program`() {
    var (one, other) = (SplitMix(seed: 9), SplitMix(seed: 9))
    for _ in 0..<100 {
      #expect(Step.random(using: &one) == Step.random(using: &other))
    }
  }
}
