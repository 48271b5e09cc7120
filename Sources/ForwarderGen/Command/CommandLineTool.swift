/// Chooses the command that the arguments name.
struct CommandLineTool: Sendable {
  private static let helpCommand = "forwarder-gen --help"
  private static let options = ["help", "--help", "--version"]

  let commands: [Command]

  /// Does what `arguments`, those behind the program's name, ask for.
  func run(_ arguments: [String]) -> Outcome {
    guard let word = arguments.first else { return Outcome(code: .usage, errors: help) }
    let rest = Array(arguments.dropFirst())
    do {
      switch word {
      case "help":
        guard let name = rest.first else { return Outcome(output: help) }
        return Outcome(output: try command("command", name).help)
      case "--help", "-h": return Outcome(output: help)
      case "--version": return Outcome(output: "forwarder-gen \(Version.current)\n")
      default:
        let kind = word.hasPrefix("-") ? "option" : "command"
        let command = try self.command(kind, word, besides: Self.options)
        let asksForHelp = rest.contains { $0 == "--help" || $0 == "-h" }
        return asksForHelp ? Outcome(output: command.help) : try command.run(rest)
      }
    } catch {
      return Outcome(code: .usage, errors: Outcome.errorLine(error.message))
    }
  }

  /// The command called `word`.
  ///
  /// - Throws: what to say of another word, which was taken for a `kind`.
  private func command(
    _ kind: String,
    _ word: String,
    besides options: [String] = []
  ) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let known = commands.map(\.name) + options
    throw .unknown(kind, word, among: known, help: Self.helpCommand)
  }

  /// What `--help` prints.
  var help: String {
    let lines = commands.map { Self.line("\($0.name) \($0.arguments)", $0.summary) }
    return """
      forwarder-gen \(Version.current): writes Swift classes that pass the calls of a
      delegate protocol on to any number of delegates.

      USAGE: forwarder-gen COMMAND [OPTIONS]

      COMMANDS
      \(lines.joined(separator: "\n"))
      \(Self.line("help COMMAND", "explains a command"))

      OPTIONS
        --help, -h                    prints this
        --version                     prints the version

      EXIT CODES
        0 fine; 1 the specs have errors, or --check or --traps found something;
        64 wrong arguments; 66 an input cannot be read; 73 an output cannot be
        written

      """
  }

  /// A line of two columns.
  private static func line(_ usage: String, _ summary: String) -> String {
    "  \(usage)\(String(repeating: " ", count: max(1, 30 - usage.count)))\(summary)"
  }
}
