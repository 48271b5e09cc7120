import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Command line")
struct CommandLineToolTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help is printed on standard output`(arguments: [String]) {
    #expect(CommandLineTool.full.run(arguments) == Outcome(output: CommandLineTool.full.help))
  }

  @Test(arguments: CommandLineTool.full.commands)
  func `a command explains itself`(command: Command) {
    let word = command.name
    for arguments in [
      [word, "--help"], [word, "-h"], ["help", word], [word, "a", "--outptu", "--help"],
    ] {
      #expect(CommandLineTool.full.run(arguments) == Outcome(output: command.help))
    }
  }

  @Test(arguments: CommandLineTool.full.commands.map(\.help) + [CommandLineTool.full.help])
  func `help fits a screen`(help: String) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 30)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `the version is a line`() {
    #expect(
      CommandLineTool.full.run(["--version"])
        == Outcome(output: "forwarder-gen \(Version.current)\n")
    )
  }

  @Test func `without a command the help is an error`() {
    #expect(
      CommandLineTool.full.run([]) == Outcome(code: .usage, errors: CommandLineTool.full.help)
    )
  }

  @Test(
    arguments: [
      (["genrate"], "unknown command 'genrate': did you mean 'generate'?"),
      (["format"], "unknown command 'format': see 'forwarder-gen --help'"),
      (["explain"], "name the specs to explain"),
      (
        ["explain", "a", "--refrence", "b"],
        "unknown option '--refrence': did you mean '--reference'?"
      ),
      (["explain", "a", "--reference"], "'--reference' needs a value"),
      (["--versoin"], "unknown option '--versoin': did you mean '--version'?"),
      (["-x"], "unknown option '-x': see 'forwarder-gen --help'"),
      (["help", "generat"], "unknown command 'generat': did you mean 'generate'?"),
      (["imprt"], "unknown command 'imprt': did you mean 'import'?"),
      ([""], "unknown command '': see 'forwarder-gen --help'"),
      (["generate"], "say where to write with '--output DIR'"),
      (["generate", "a.txt", "--output", "o"], "'a.txt' is not called NAME.delegates.json"),
      (
        ["explain", "P.swift"],
        "'P.swift' is a Swift file: name the spec about it, NAME.delegates.json"
      ),
      (
        ["generate", "P.swift", "--output", "o"],
        "'P.swift' is a Swift file: name the spec about it, NAME.delegates.json"
      ),
      (
        ["explain", "a.delegates.json", "--reference", "P.swift"],
        "'P.swift' is a Swift file: name the spec about it, NAME.delegates.json"
      ),
      (["generate", "a", "--out", "o"], "unknown option '--out': did you mean '--output'?"),
      (["generate", "a", "-o", "o"], "unknown option '-o': did you mean '--output'?"),
      (["generate", "a", "--s", "o"], "unknown option '--s': see 'forwarder-gen help generate'"),
      (["generate", "a", "--outptu=o"], "unknown option '--outptu': did you mean '--output'?"),
      (["generate", "a", "--output="], "'--output' needs a value"),
      (
        ["generate", "a", "--check=yes", "--output", "o"],
        "'--check' takes no value: remove '=yes'"
      ),
      (
        ["generate-forwarder"],
        "unknown command 'generate-forwarder': see 'forwarder-gen --help'"
      ),
      (["gen"], "unknown command 'gen': did you mean 'generate'?"),
      (
        ["a/P.delegates.json", "--output", "o"],
        "'a/P.delegates.json' is no command: write 'generate' before it"
      ),
      (["P.swift"], "'P.swift' is no command: write 'import' before it"),
      (
        ["generate", "a", "--reference", "P.swift", "--output", "o"],
        "'P.swift' is a Swift file: name the spec about it, NAME.delegates.json"
      ),
    ] as [([String], String)]
  )
  func `what cannot be understood ends with 64`(arguments: [String], message: String) {
    let outcome = CommandLineTool.full.run(arguments)
    #expect(outcome == Outcome(code: .usage, errors: "forwarder-gen: error: \(message)\n"))
    #expect(outcome.code.rawValue == 64)
  }

  @Test func `every input that cannot be read is named`() {
    let missing = ["/nowhere/a.delegates.json", "/nowhere/b.delegates.json"]
    let outcome = CommandLineTool.full.run(["generate"] + missing + ["--output", "/nowhere"])
    let lines = missing.map {
      "forwarder-gen: error: cannot read '\($0)': No such file or directory\n"
    }
    #expect(outcome == Outcome(code: .noInput, errors: lines.joined()))
    #expect(outcome.code.rawValue == 66)
  }
}
