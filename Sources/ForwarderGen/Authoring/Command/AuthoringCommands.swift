package import ForwarderGen

extension CommandLineTool {
  /// The tool with all of its commands: that of a build, and those for people who write specs.
  package static let full = CommandLineTool(
    commands: [.generate, .import, .explain, .schema, .package]
  )
}

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "prints the JSON Schema of specs",
    help: """
      Prints the JSON Schema of specs, with which editors check, complete and explain
      them.

      USAGE: forwarder-gen schema

      It has the keys that this version supports, and follows draft 2020-12.
      For VS Code:

        forwarder-gen schema > .vscode/delegates.schema.json

      and in .vscode/settings.json

        "json.schemas": [{
          "fileMatch": ["*.delegates.json"],
          "url": "./.vscode/delegates.schema.json"
        }]

      OPTIONS
        --help, -h                    prints this

      """,
    run: { arguments throws(UsageError) in
      if let argument = arguments.first {
        throw UsageError("'schema' takes no arguments: remove '\(argument)'")
      }
      return Outcome(output: SpecSchema.text)
    }
  )
}
