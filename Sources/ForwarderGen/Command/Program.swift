/// What the executable consists of.
package enum Program {
  /// Does what `arguments` ask for, says how it went, and ends the process.
  package static func run(_ arguments: some Sequence<String>) -> Never {
    let outcome = CommandLineTool.run(Array(arguments))
    Console.write(outcome.output, to: .output)
    Console.write(outcome.errors, to: .error)
    Console.exit(outcome.code)
  }
}
