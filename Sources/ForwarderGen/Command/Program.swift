/// The parts of the executable.
package enum Program {
  /// Does what `arguments` ask `tool` for, says how it went, and ends the process.
  static func run(_ arguments: some Sequence<String>, with tool: CommandLineTool) -> Never {
    Signals.ignoreFileSizeLimit()
    var outcome = tool.run(Array(arguments))
    do {
      try Console.write(outcome.output, to: .output)
    } catch {
      // Half of a schema or of a table must not pass for the whole.
      outcome.errors += Outcome.errorLine("cannot write to \(error.path): \(error.reason)")
      outcome.code = .cannotCreate
    }
    let hasColors = Console.hasColors(.error)
    let errors = hasColors ? ColoredMessages.text(of: outcome.errors) : outcome.errors
    // If standard error cannot be written either, only the exit code tells of the failure.
    try? Console.write(errors, to: .error)
    Console.exit(outcome.code)
  }
}

/// Diagnostics for a terminal that has colours.
enum ColoredMessages {
  /// `errors` with the places bold, `error:` red, `warning:` magenta and `note:` grey, as compilers show them.
  static func text(of errors: String) -> String {
    errors.split(separator: "\n", omittingEmptySubsequences: false).map { colored($0) }
      .joined(separator: "\n")
  }

  private static func colored(_ line: Substring) -> String {
    for (severity, color) in [("error:", "1;31"), ("warning:", "1;35"), ("note:", "1;90")] {
      guard let found = line.firstRange(of: ": \(severity) ") else { continue }
      let place = line[..<line.index(after: found.lowerBound)]
      let message = line[found.upperBound...]
      return "\u{1B}[1m\(place)\u{1B}[0m \u{1B}[\(color)m\(severity)\u{1B}[0m \(message)"
    }
    return String(line)
  }
}
