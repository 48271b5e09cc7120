import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Command line")
struct CommandLineToolTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help is printed on standard output`(arguments: [String]) {
    #expect(CommandLineTool.full.run(arguments) == Outcome(output: CommandLineTool.full.help))
  }

  @Test(arguments: CommandLineTool.full.commands.filter { $0.summary != nil })
  func `a command explains itself`(command: Command) {
    let word = command.name
    for arguments in [
      [word, "--help"], [word, "-h"], ["help", word], [word, "a", "--outptu", "--help"],
    ] {
      #expect(CommandLineTool.full.run(arguments) == Outcome(output: command.help))
    }
  }

  @Test(
    arguments: [CommandLineTool.full, .plugin].flatMap { $0.commands.map(\.help) + [$0.help] }
  )
  func `help fits a screen`(help: String) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `what the plugin calls is not for people`() {
    let commands = CommandLineTool.full.commands.filter { $0.summary == nil }
    #expect(commands.map(\.name) == ["package"])
    #expect(!CommandLineTool.full.help.contains("  package"))
    let message = "this command is for the plugin: write 'swift package multidelegate'"
    for arguments in [[], ["generate", "--target", "Feed"], ["--help"]] {
      #expect(
        CommandLineTool.full.run(["package"] + arguments)
          == Outcome(code: .usage, errors: "forwarder-gen: error: \(message)\n")
      )
    }
    #expect(
      CommandLineTool.full.run(["help", "package"]).output.contains("swift package multidelegate")
    )
  }

  @Test func `the plugin has commands of its own, which explain themselves`() throws {
    let folder = try Folder()
    let package = MadePackage(folder: folder, packages: [folder.package([])])
    let help = CommandLineTool.plugin.help
    #expect(help.contains("USAGE: swift package multidelegate COMMAND"))
    for arguments in [["--help"], ["help"]] {
      #expect(try package.run(arguments) == Tool.Result(code: 0, output: help, errors: ""))
    }
    #expect(try package.run([]) == Tool.Result(code: 64, output: "", errors: help))
    for command in CommandLineTool.plugin.commands {
      for arguments in [[command.name, "--help"], ["help", command.name]] {
        #expect(
          try package.run(arguments) == Tool.Result(code: 0, output: command.help, errors: "")
        )
      }
    }
    let message = "unknown command 'package': see 'swift package multidelegate --help'"
    #expect(
      try package.run("package")
        == Tool.Result(code: 64, output: "", errors: "forwarder-gen: error: \(message)\n")
    )
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

extension CommandLineTool {
  /// The commands of the plugin, in a package of nothing.
  fileprivate static var plugin: CommandLineTool {
    .ofPlugin(
      for: PluginRequest(
        graph: PackageGraph(packages: []),
        workFolder: "",
        programs: [:],
        symbolGraphs: [:],
        failures: [:]
      )
    )
  }
}
