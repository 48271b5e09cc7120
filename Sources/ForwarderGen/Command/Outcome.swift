/// The output of a run of the program, and its exit code.
struct Outcome: Equatable, Sendable {
  var code: ExitCode = .success

  /// For standard output.
  var output = ""

  /// For standard error.
  var errors = ""
}

extension Outcome {
  /// The outcome of a run that has found `diagnostics`.
  static func failure(_ diagnostics: [Diagnostic]) -> Outcome {
    let lines = diagnostics.flatMap(\.lines)
    return Outcome(code: .failure, errors: lines.map { "\($0)\n" }.joined())
  }

  /// The outcome of `--check` if a run would make `changes`.
  ///
  /// That run has `option` in place of `--check`, if it needs one.
  static func outdated(_ changes: String, option: String? = nil) -> Outcome {
    let way = option.map { "with '\($0)' in place of" } ?? "without"
    let errors = errorLine("run the same command \(way) '--check' to update")
    return Outcome(code: .failure, output: changes, errors: errors)
  }

  /// The line for an error that has no place in a file.
  static func errorLine(_ text: String) -> String { "forwarder-gen: error: \(text)\n" }
}

/// How the program ends.
///
/// The numbers are those of `sysexits.h`.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// The specs have errors, `--check` found a difference, or `--traps` a trap.
  case failure = 1
  case usage = 64
  case noInput = 66
  case cannotCreate = 73
}
