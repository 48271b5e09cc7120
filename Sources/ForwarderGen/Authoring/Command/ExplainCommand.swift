import ForwarderGen

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
             swift package --allow-writing-to-package-directory multidelegate
               explain --target NAME [--traps]

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
    run: { arguments throws(UsageError) in
      try ExplainCommand(arguments).run()
    }
  )
}

struct ExplainCommand {
  let specs: [String]
  let references: [String]
  let swiftFolders: [SwiftFolder]
  let listsTraps: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    listsTraps = reader.flag("--traps")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    specs = try reader.operands(help: "forwarder-gen help explain")
    if specs.isEmpty { throw UsageError("name the specs to explain") }
    try UsageError.refuseSwift(specs + references)
  }

  func run() throws(UsageError) -> Outcome {
    var unreadable = ""
    let sources = InputFile.readSpecs(specs, &unreadable)
    let referenceSources = InputFile.readSpecs(references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let decoded = DecodedSpecs(sources, references: referenceSources)
    let files = try TargetFolder.swiftFiles(ofSpecsAt: specs + references, in: swiftFolders)
    let (resolved, diagnostics) = Generator.resolve(
      decoded,
      beside: InputFile.readSwift(for: decoded, in: swiftFolders, findingOthers: true, of: files)
    )
    if !diagnostics.isEmpty { return .failure(diagnostics) }
    if listsTraps {
      let traps = decoded.specs.prefix(decoded.ownCount).compactMap(\.self).flatMap(Trap.all)
      return Outcome(
        code: traps.isEmpty ? .success : .failure,
        errors: traps.map { $0.line("error") }.joined()
      )
    }
    return Outcome(output: resolved.map(Explanation.text).joined(separator: "\n"))
  }
}
