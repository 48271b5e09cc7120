/// Chooses the command that the arguments name.
enum CommandLineTool {
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
      return Outcome(code: .usage, errors: "forwarder-gen: error: \(error.message)\n")
    }
  }

  private static func run(
    _ word: String,
    _ arguments: [String]
  ) throws(UsageError) -> Outcome {
    guard let command = Command(rawValue: word) else {
      let kind = word.hasPrefix("-") ? "option" : "command"
      throw unknown(kind, word, among: Command.allCases.map(\.rawValue) + options)
    }
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return Outcome(output: command.help)
    }
    return try command.run(arguments)
  }

  private static func help(on word: String) throws(UsageError) -> String {
    guard let command = Command(rawValue: word) else {
      throw unknown("command", word, among: Command.allCases.map(\.rawValue))
    }
    return command.help
  }

  private static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String]
  ) -> UsageError {
    let nearest = NearestWord.nearest(to: word, among: known)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see 'forwarder-gen --help'"
    return UsageError(message: "unknown \(kind) '\(word)': \(way)")
  }
}
