/// What the tool can be asked to do.
enum Command: String, CaseIterable {
  case generate
  case `import`
  case explain
  case schema

  /// What `--help` prints behind it.
  var help: String {
    switch self {
    case .generate: Help.generate
    case .import: Help.importing
    case .explain: Help.explain
    case .schema: Help.schema
    }
  }

  /// Does it as `arguments` say.
  func run(_ arguments: [String]) throws(UsageError) -> Outcome {
    switch self {
    case .generate: return try GenerateCommand.run(try GenerateOptions(arguments))
    case .import: return ImportCommand.run(try ImportOptions(arguments))
    case .explain: return ExplainCommand.run(try ExplainOptions(arguments))
    case .schema:
      if let argument = arguments.first {
        throw UsageError(message: "'schema' takes no arguments: remove '\(argument)'")
      }
      return Outcome(output: SpecSchema.text)
    }
  }
}
