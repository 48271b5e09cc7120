extension CommandLineTool {
  /// The tool with all of its commands: that of a build, and those for people who write specs.
  static let full = CommandLineTool(commands: [.generate, .import, .explain, .schema])
}

extension Program {
  /// Does what `arguments` ask for, says how it went, and ends the process.
  package static func run(_ arguments: some Sequence<String>) -> Never {
    run(arguments, with: .full)
  }
}
