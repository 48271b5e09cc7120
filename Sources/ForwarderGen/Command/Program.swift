/// What the executable consists of.
package enum Program {
  /// Does what `arguments` ask for, says how it went, and ends the process.
  package static func run(_ arguments: some Sequence<String>) -> Never {
    Signals.ignoreFileSizeLimit()
    var outcome = CommandLineTool.run(Array(arguments))
    do {
      try Console.write(outcome.output, to: .output)
    } catch {
      // Half of a schema or of a table must not pass for the whole.
      outcome.errors += Outcome.errorLine("cannot write to \(error.path): \(error.reason)")
      outcome.code = .cannotCreate
    }
    let hasColors = Console.hasColors(.error)
    let errors = hasColors ? ColoredMessages.text(of: outcome.errors) : outcome.errors
    // Where nobody can be told anything, the exit code is all there is.
    try? Console.write(errors, to: .error)
    Console.exit(outcome.code)
  }
}
