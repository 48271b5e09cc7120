/// Chooses the command that the arguments name.
enum CommandLineTool {
  private static let commands = ["generate", "import", "explain", "schema"]

  /// Does what `arguments` say.
  ///
  /// Without `reading`, which reads protocols that exist already, there is no `import`.
  static func run(_ arguments: [String], reading: ImportCommand.Reading? = nil) -> Outcome {
    guard let command = arguments.first else {
      return Outcome(code: .usage, errors: Help.overview)
    }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "generate":
      if asksForHelp(rest) { return Outcome(output: Help.generate) }
      return generate(rest)
    case "import":
      if asksForHelp(rest) { return Outcome(output: Help.importing) }
      guard let reading else { return unknown("command", command, among: []) }
      return importing(rest, reading)
    case "explain":
      if asksForHelp(rest) { return Outcome(output: Help.explain) }
      return explain(rest)
    case "schema": return schema(rest)
    case "help": return help(rest)
    case "--help", "-h": return Outcome(output: Help.overview)
    case "--version": return Outcome(output: "forwarder-gen \(Version.current)\n")
    default:
      let kind = command.hasPrefix("-") ? "option" : "command"
      return unknown(kind, command, among: commands + ["help", "--help", "--version"])
    }
  }

  private static func generate(_ arguments: [String]) -> Outcome {
    do {
      return GenerateCommand.run(try GenerateOptions(arguments))
    } catch {
      return usage(error.message)
    }
  }

  private static func importing(
    _ arguments: [String],
    _ reading: ImportCommand.Reading
  ) -> Outcome {
    do {
      return ImportCommand.run(try ImportOptions(arguments), reading: reading)
    } catch {
      return usage(error.message)
    }
  }

  private static func explain(_ arguments: [String]) -> Outcome {
    do {
      return ExplainCommand.run(try ExplainOptions(arguments))
    } catch {
      return usage(error.message)
    }
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func schema(_ arguments: [String]) -> Outcome {
    switch arguments.first {
    case nil: Outcome(output: SpecSchema.text)
    case "--help", "-h": Outcome(output: Help.schema)
    case let argument?: usage("'schema' takes no arguments: remove '\(argument)'")
    }
  }

  private static func help(_ arguments: [String]) -> Outcome {
    switch arguments.first {
    case nil: Outcome(output: Help.overview)
    case "generate": Outcome(output: Help.generate)
    case "import": Outcome(output: Help.importing)
    case "explain": Outcome(output: Help.explain)
    case "schema": Outcome(output: Help.schema)
    case let command?: unknown("command", command, among: commands)
    }
  }

  private static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String]
  ) -> Outcome {
    let nearest = NearestWord.nearest(to: word, among: known)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see 'forwarder-gen --help'"
    return usage("unknown \(kind) '\(word)': \(way)")
  }

  private static func usage(_ message: String) -> Outcome {
    Outcome(code: .usage, errors: "forwarder-gen: error: \(message)\n")
  }
}
