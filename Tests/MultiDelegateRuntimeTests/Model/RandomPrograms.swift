import Foundation
import Testing

/// Random programs for something that has a model.
///
/// `MULTIDELEGATE_STEPS` asks for another number of steps than usual, and `MULTIDELEGATE_SEED` for
/// other ones.
enum RandomPrograms {
  /// The number of steps that the environment asks for.
  static var steps: Int? { environment("MULTIDELEGATE_STEPS").map { Int(clamping: $0) } }

  /// The seed of the programs.
  static var seed: UInt64 { environment("MULTIDELEGATE_SEED") ?? 1 }

  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Runs programs of one of `lengths` until they had `steps` steps in all, or a tenth where only quick
  /// tests run, and expects that `run` tells of no difference.
  ///
  /// Of the first program that makes one, what `shrink` leaves is reported, written as it can be
  /// pasted.
  static func expectNoDifference<Step>(
    inSteps steps: Int,
    lengths: [Int] = [20, 100, 500],
    _ step: (inout SplitMix) -> Step,
    shrunkBy shrink: ([Step], ([Step]) -> Bool) -> [Step] = shrinkSteps(_:whileIt:),
    sourceLocation: SourceLocation = #_sourceLocation,
    run: @escaping ([Step]) -> String?
  ) {
    var generator = SplitMix(seed: seed)
    var taken = 0
    while taken < (isQuick ? steps / 10 : steps) {
      // Short programs often start anew, long ones get into odd places: some of each.
      let length = lengths[Int.random(in: lengths.indices, using: &generator)]
      let program = (0..<length).map { _ in step(&generator) }
      taken += length
      guard run(program) != nil else { continue }
      let minimal = shrink(program) { run($0) != nil }
      let text = run(minimal) ?? "the difference does not show again"
      let lines = minimal.map { "  .\($0)," }.joined(separator: "\n")
        .replacing(/\w+Tests\.\w+\./, with: ".")
      Issue.record("\(text), with seed \(seed) after\n\(lines)", sourceLocation: sourceLocation)
      return
    }
  }
}
