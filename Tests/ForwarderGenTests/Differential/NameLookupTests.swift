import Foundation
import Testing

@testable import ForwarderGen

/// Holds what the tool finds behind names against what the compiler finds.
///
/// `MULTIDELEGATE_PUZZLES` asks for another number of puzzles than usual, and `MULTIDELEGATE_SEED` for other ones.
@Suite("Name lookup", .slow)
struct NameLookupTests: TargetCases {
  private static let batch = 80

  /// What the tool says of a puzzle, and the kinds of its messages.
  private func verdict(
    of puzzle: NamePuzzle
  ) -> (verdict: ImplementationPair.Verdict, messages: [DiagnosticMessage.Kind]) {
    // Its own target is the first one.
    let modules = Array(NamePuzzle.modules.reversed())
    let files = modules.map { module in
      NamePuzzle.File.allCases.filter { $0.module == module }
        .map { ($0.rawValue, puzzle.text(of: $0)) }
    }
    let decision = entry("\(puzzle.requirement)(_:)", #""dispatch": "first", "default": "false""#)
    let found = result(
      named(puzzle.name, puzzle.question == .isFunction ? "" : decision),
      files[0],
      Array(files[1...]),
      called: modules,
      forwarder: "Multi\(puzzle.name)"
    )
    if !found.kinds.isEmpty { return (.asked, found.kinds) }
    return (found.isOptional ? .implemented : .notImplemented, [])
  }

  @Test func `no name is taken for something else in silence`() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MULTIDELEGATE_SEED"].flatMap { UInt64($0) } ?? 1
    let asked = environment["MULTIDELEGATE_PUZZLES"].flatMap { Int($0) }
    let count = asked ?? 4 * Self.batch
    var counts: [String: Int] = [:]
    var missed: [String] = []
    for start in stride(from: 0, to: count, by: Self.batch) {
      var random = SplitMix(seed: seed &* 7919 &+ UInt64(start))
      let imports = PuzzleImports(&random)
      let puzzles = (start..<min(count, start + Self.batch))
        .map { PuzzleMaker.puzzle(seed: seed, number: $0, importing: imports) }
      for (puzzle, truth) in zip(puzzles, try PuzzleCompiler.truths(about: puzzles)) {
        if case .invalid(let message) = truth {
          counts["invalid", default: 0] += 1
          if asked != nil { counts[message.replacing(/[0-9]+/, with: ""), default: 0] += 1 }
          continue
        }
        let (verdict, messages) = verdict(of: puzzle)
        counts["\(puzzle.question): \(truth), \(verdict)", default: 0] += 1
        let isWrong = truth == .yes ? verdict == .notImplemented : verdict == .implemented
        if isWrong { missed.append("\(truth): \(messages)\n\(puzzle.listing)") }
      }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if asked != nil { print((lines + missed).joined(separator: "\n")) }
    #expect(missed == [], "\(missed.first ?? "")")
    for question in ["isFunction", "isImplemented"] {
      let known = counts.filter { $0.key.hasPrefix("\(question): yes") }.values.reduce(0, +)
      #expect(known > count / 50, "\(lines.joined(separator: "\n"))")
      let others = counts.filter { $0.key.hasPrefix("\(question): no") }
      let needless = others["\(question): no, asked", default: 0]
      #expect(needless * 100 <= others.values.reduce(0, +) * 50, "\(lines.joined(separator: "\n"))")
    }
  }
}
