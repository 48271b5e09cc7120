package struct CommandLineTool: Sendable {
  let commands: [Command]

  package init(commands: [Command]) { self.commands = commands }

  /// Does what `arguments`, those after the program's name, ask for.
  package func run(_ arguments: [String]) -> Outcome {
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
        let command = try self.command(kind, word, besides: ["help", "--help", "--version"])
        let asksForHelp = rest.contains { $0 == "--help" || $0 == "-h" }
        return asksForHelp ? Outcome(output: command.help) : try command.run(rest)
      }
    } catch {
      return Outcome(error)
    }
  }

  /// The command called `word`; throws what to say of another word, which was taken for a `kind`.
  private func command(
    _ kind: String,
    _ word: String,
    besides options: [String] = []
  ) throws(CommandError) -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let verb = OutputName.isSpec(word) ? "generate" : word.hasSuffix(".swift") ? "import" : nil
    if let verb, commands.contains(where: { $0.name == verb }) {
      throw CommandError("'\(word)' is no command: write '\(verb)' before it")
    }
    throw .unknown(kind, word, among: commands.map(\.name) + options, help: "forwarder-gen --help")
  }

  var help: String {
    let lines = commands.map { Self.line("\($0.name) \($0.arguments)", $0.summary) }
    return """
      forwarder-gen \(Version.current): writes Swift classes that pass the calls of a
      delegate protocol on to any number of delegates.

      USAGE: forwarder-gen COMMAND [OPTIONS]
             swift package multidelegate COMMAND --target NAME [OPTIONS]

      COMMANDS
      \(lines.joined(separator: "\n"))
      \(Self.line("help COMMAND", "explains a command"))

      OPTIONS
        --help, -h                    prints this
        --version                     prints the version

      EXIT CODES
        0 fine; 1 the specs have errors, or a check failed;
        64 wrong arguments; 66 an input cannot be read; 73 an output cannot be
        written

      """
  }

  private static func line(_ usage: String, _ summary: String) -> String {
    "  \(usage)\(String(repeating: " ", count: max(1, 30 - usage.count)))\(summary)"
  }
}

package struct Command: Sendable {
  let name: String

  /// The arguments that it cannot do without: `SPEC… --output DIR`.
  let arguments: String
  let summary: String
  let help: String
  let run: @Sendable ([String]) throws(CommandError) -> Outcome

  package init(
    name: String,
    arguments: String,
    summary: String,
    help: String,
    run: @escaping @Sendable ([String]) throws(CommandError) -> Outcome
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.help = help
    self.run = run
  }
}

package enum Program {
  /// Does what the arguments of the process ask `tool` for, says how it went, and ends the process.
  package static func run(_ tool: CommandLineTool) -> Never {
    FileSystem.ignoreSizeLimit()
    var outcome = tool.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try Console.write(outcome.output)
    } catch {
      // Half of a list must not pass for the whole.
      outcome.errors += Outcome.errorLine("cannot write to \(error.path): \(error.reason)")
      outcome.code = .cannotCreate
    }
    // If standard error cannot be written either, only the exit code tells of the failure.
    try? Console.write(errors: outcome.errors)
    Console.exit(outcome.code.rawValue)
  }
}

/// The output of a run of the program, and its exit code.
package struct Outcome: Equatable, Sendable {
  package var code: ExitCode
  package var output: String
  package var errors: String

  package init(code: ExitCode = .success, output: String = "", errors: String = "") {
    self.code = code
    self.output = output
    self.errors = errors
  }
}

extension Outcome {
  init(_ error: CommandError) {
    self.init(code: error.code, errors: error.messages.map(Outcome.errorLine).joined())
  }

  package static func failure(_ diagnostics: [Diagnostic]) -> Outcome {
    let lines = diagnostics.flatMap(\.lines)
    return Outcome(code: .failure, errors: lines.map { "\($0)\n" }.joined())
  }

  /// The outcome of `--check` if a run would make `changes`, with `option` instead of `--check` if it needs one.
  package static func outdated(_ changes: String, option: String? = nil) -> Outcome {
    let way = option.map { "with '\($0)' instead of" } ?? "without"
    let errors = errorLine("run the same command \(way) '--check' to update")
    return Outcome(code: .failure, output: changes, errors: errors)
  }

  /// The line for an error that has no place in a file.
  package static func errorLine(_ text: String) -> String { "forwarder-gen: error: \(text)\n" }
}

/// How the program ends, with the numbers of `sysexits.h`.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The specs have errors, `--check` found a difference, or `--traps` a trap.
  case failure = 1
  case usage = 64
  case noInput = 66
  case cannotCreate = 73
}
