import Foundation
import Testing

@testable import MultiDelegateRuntime

/// Random programs against a model of the registry.
///
/// `MULTIDELEGATE_STEPS` asks for more steps than usual, `MULTIDELEGATE_SEED` for other ones.
@Suite("The model")
struct ModelTests {
  static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func `random programs do to the registry what they do to a model of it`() {
    let steps = Self.environment("MULTIDELEGATE_STEPS") ?? 100_000
    let seed = Self.environment("MULTIDELEGATE_SEED") ?? 1
    var generator = SplitMix(seed: seed)
    var taken = 0
    while taken < steps {
      // Short programs often start anew, long ones get into odd places: some of each.
      let length = [20, 100, 500][Int.random(in: 0..<3, using: &generator)]
      let program = (0..<length).map { _ in Step.random(using: &generator) }
      taken += length
      guard World.run(program) != nil else { continue }
      let minimal = shrink(program) { World.run($0) != nil }
      let lines = minimal.map { "  .\($0)," }.joined(separator: "\n")
      let text = World.run(minimal)?.text ?? "the difference does not show again"
      Issue.record("\(text), with seed \(seed) after\n\(lines)")
      return
    }
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
