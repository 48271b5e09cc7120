import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles what random valid specs generate, each batch of them in one mode.
  ///
  /// `MULTIDELEGATE_SPECS` asks for another number of specs than usual, and `MULTIDELEGATE_SEED` for
  /// other ones.
  @Suite("Random specs")
  struct RandomSpecTests {
    private static let usual = 200
    private static let batch = 50

    @Test func `what random specs generate compiles without a warning`() throws {
      let module = try #require(RuntimeModule.current)
      let seed = environment("MULTIDELEGATE_SEED") ?? 1
      let asked = environment("MULTIDELEGATE_SPECS").map { Int(clamping: $0) }
      let count = asked ?? Self.usual
      let modes = SampleCompiler.modes
      var report = SampleReport()
      for (number, start) in stride(from: 0, to: count, by: Self.batch).enumerated() {
        let known = Set(report.findings.keys)
        let range = start..<min(start + Self.batch, count)
        try report.check(seed: seed, range, mode: modes[number % modes.count], module: module)
        if asked == nil { continue }
        for (kind, finding) in report.findings where !known.contains(kind) {
          try say("\(finding.mode.name), \(finding.sample.name): \(finding.complaint.text)")
        }
        try say(
          "\(report.count) specs, \(report.refusedCount) refused, \(report.findings.count) findings"
        )
      }
      for finding in report.list {
        Issue.record("\(try report.text(of: finding, seed: seed, module: module))")
      }
      for (_, refusal) in report.refusals {
        if asked != nil { try say("refused \(refusal.count) times: \(refusal.example)") }
      }
      #expect(report.refusedCount * 50 <= count, "\(report.refusals.values)")
    }

    /// Prints at once, since a long run is watched.
    private func say(_ text: String) throws {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }

    private func environment(_ name: String) -> UInt64? {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
  }
}
