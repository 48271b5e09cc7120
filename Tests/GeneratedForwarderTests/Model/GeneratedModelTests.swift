import Foundation
import Testing

/// Random programs on generated forwarders against a model of these.
///
/// `MULTIDELEGATE_STEPS` asks for another number of steps, which the forwarders share, and
/// `MULTIDELEGATE_SEED` for other ones.
@Suite("The model of generated forwarders")
struct GeneratedModelTests {
  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(arguments: ModelCase.allCases)
  func `random programs do to a forwarder what they do to a model of it`(_ tested: ModelCase) {
    let steps = (Self.environment("MULTIDELEGATE_STEPS") ?? 3000) / 4
    let seed = Self.environment("MULTIDELEGATE_SEED") ?? 1
    var generator = SplitMix(seed: seed)
    var taken = 0
    while taken < steps {
      let length = [20, 100, 300][Int.random(in: 0..<3, using: &generator)]
      let program = (0..<length).map { _ in ModelStep.random(using: &generator) }
      if let difference = ModelWorld.run(program, on: tested) {
        report(Array(program.prefix(difference.step + 1)), taken + difference.step, seed, tested)
        return
      }
      taken += length
    }
  }

  /// Leaves out of `program` what can be left out while it still fails, and tells what is left.
  private func report(
    _ program: [ModelStep],
    _ step: Int,
    _ seed: UInt64,
    _ tested: ModelCase
  ) {
    let minimal = shrink(program) { ModelWorld.run($0, on: tested) != nil }
    let text = ModelWorld.run(minimal, on: tested)?.text ?? "the difference does not show again"
    let lines = minimal.map { "  .\($0)," }.joined(separator: "\n")
    let report = "\(tested), step \(step) of seed \(seed): \(text)\nafter\n\(lines)"
    // Written as it can be pasted.
    let replayable =
      report
      .replacing("GeneratedForwarderTests.", with: "")
      .replacing("ModelStep.", with: ".")
      .replacing("ModelRequirement.", with: ".")
    Issue.record("\(replayable)")
  }

  private func shrink(
    _ program: [ModelStep],
    whileIt fails: ([ModelStep]) -> Bool
  ) -> [ModelStep] {
    var program = program
    var index = program.count - 1
    while index >= 0 {
      var less = program
      less.remove(at: index)
      if fails(less) { program = less }
      index = min(index - 1, program.count - 1)
    }
    return program
  }
}
