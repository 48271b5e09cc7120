extension Command {
  static let explain = Command(
    name: "explain",
    arguments: "SPEC…",
    summary: "says what the forwarders do, in a table",
    help: """
      Explains what forwarders do: which delegates are called, what the caller gets,
      and what happens when no delegate responds. Notes follow about choices that are
      allowed and rarely intended, each with its reason. Notes about a requirement
      appear at the spec that lists it, and not at every forwarder that inherits it.

      USAGE: forwarder-gen explain SPEC… [OPTIONS]

      OPTIONS
        --reference SPEC       a spec whose protocols may be inherited; repeat it for
                               each; its mistakes are reported at that spec
        --traps                prints instead each 'default' that ends the program,
                               with file and line, and exits with 1 if there are any
        --help, -h             prints this

      """,
    run: ExplainCommand.run
  )
}

/// `forwarder-gen explain`.
private enum ExplainCommand {
  @Sendable static func run(_ arguments: [String]) throws(UsageError) -> Outcome {
    var reader = ArgumentReader(arguments)
    let listsTraps = reader.flag("--traps")
    let referencePaths = try reader.values(of: "--reference")
    let paths = try reader.operands(help: "forwarder-gen help explain")
    if paths.isEmpty { throw UsageError("name the specs to explain") }

    var unreadable = ""
    let sources = InputFile.readSpecs(paths, &unreadable)
    let references = InputFile.readSpecs(referencePaths, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let decoded = DecodedSpecs(sources, references: references)
    let (specs, diagnostics) = Generator.resolve(
      decoded,
      beside: InputFile.readSwift(decoded.swiftFiles)
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
