package import ForwarderGen

extension CommandLineTool {
  /// The tool with all of its commands: that of a build, and those for people who write specs.
  package static let full = CommandLineTool(
    commands: [.generate, .import, .explain, .schema, .package]
  )
}

extension Command {
  static let explain = Command(
    name: "explain",
    arguments: "SPEC…",
    summary: "says what the forwarders do, in a table",
    help: """
      Explains what forwarders do: which delegates are called, what the caller gets,
      and what happens if no delegate responds. Notes follow about choices that are
      allowed and rarely intended, each with its reason. A note about a requirement
      appears once, at the spec that lists it.

      USAGE: forwarder-gen explain SPEC… [OPTIONS]

      OPTIONS
        --reference SPEC       a spec whose protocols may be inherited; repeatable;
                               its mistakes are reported, too
        --swift-folder DIR     where the target's Swift files are, if not where the
                               spec is; for other targets repeatable: [MODULE=]DIR
        --traps                prints each 'default' that stops the program or is not
                               written yet, instead of the table, and exits with 1 if
                               there are any
        --help, -h             prints this

      """,
    run: ExplainCommand.run
  )
}

private enum ExplainCommand {
  @Sendable static func run(_ arguments: [String]) throws(UsageError) -> Outcome {
    var reader = ArgumentReader(arguments)
    let listsTraps = reader.flag("--traps")
    let referencePaths = try reader.values(of: "--reference")
    let folders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    let paths = try reader.operands(help: "forwarder-gen help explain")
    if paths.isEmpty { throw UsageError("name the specs to explain") }
    try UsageError.refuseSwift(paths + referencePaths)

    var unreadable = ""
    let sources = InputFile.readSpecs(paths, &unreadable)
    let references = InputFile.readSpecs(referencePaths, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let decoded = DecodedSpecs(sources, references: references)
    let files = try TargetFolder.swiftFiles(ofSpecsAt: paths + referencePaths, in: folders)
    let (specs, diagnostics) = Generator.resolve(
      decoded,
      beside: InputFile.readSwift(
        for: decoded,
        in: folders,
        findingOthers: true,
        of: files
      )
    )
    if !diagnostics.isEmpty { return .failure(diagnostics) }
    if listsTraps {
      let traps = decoded.specs.prefix(decoded.ownCount).compactMap(\.self).flatMap(Trap.all)
      return Outcome(
        code: traps.isEmpty ? .success : .failure,
        errors: traps.map { $0.line("error") }.joined()
      )
    }
    return Outcome(output: specs.map(Explanation.text).joined(separator: "\n"))
  }
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
