/// Chooses the command that the arguments name.
enum CommandLineTool {
  private static let helpCommand = "forwarder-gen --help"
  private static let options = ["help", "--help", "--version"]

  /// Does what `arguments`, those behind the program's name, ask for.
  static func run(_ arguments: [String]) -> Outcome {
    guard let word = arguments.first else {
      return Outcome(code: .usage, errors: Help.overview)
    }
    let rest = Array(arguments.dropFirst())
    do {
      switch word {
      case "help": return Outcome(output: try rest.first.map(help) ?? Help.overview)
      case "--help", "-h": return Outcome(output: Help.overview)
      case "--version": return Outcome(output: "forwarder-gen \(Version.current)\n")
      default: return try run(word, rest)
      }
    } catch {
      return Outcome(code: .usage, errors: Outcome.errorLine(error.message))
    }
  }

  private static func run(
    _ word: String,
    _ arguments: [String]
  ) throws(UsageError) -> Outcome {
    guard let command = Command(rawValue: word) else {
      let kind = word.hasPrefix("-") ? "option" : "command"
      let known = Command.allCases.map(\.rawValue) + options
      throw .unknown(kind, word, among: known, help: helpCommand)
    }
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return Outcome(output: command.help)
    }
    return try command.run(arguments)
  }

  private static func help(on word: String) throws(UsageError) -> String {
    guard let command = Command(rawValue: word) else {
      throw .unknown("command", word, among: Command.allCases.map(\.rawValue), help: helpCommand)
    }
    return command.help
  }
}
