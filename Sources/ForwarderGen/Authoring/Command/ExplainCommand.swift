import ForwarderGen

extension Command {
  static let explain = Command(
    name: "explain",
    arguments: "SPEC…",
    summary: "says what the forwarders do",
    help: """
      Explains what the calls of forwarders do, in the words of their quick help.
      Notes follow about choices that are allowed and rarely intended, each with its
      reason. A note about a requirement appears once, at the spec that lists it.

      USAGE: forwarder-gen explain SPEC… [OPTIONS]
             swift package --allow-writing-to-package-directory multidelegate
               explain --target NAME [--traps]

      OPTIONS
        --reference SPEC       a spec whose protocols may be inherited; repeatable;
                               its mistakes are reported, too
        --swift-folder DIR     where the target's Swift files are, if not where the
                               spec is; for other targets repeatable: [MODULE=]DIR
        --traps                prints each 'default' that stops the program or is not
                               written yet, instead of the list, and exits with 1 if
                               there are any
        --help, -h             prints this

      """,
    run: { arguments throws(CommandError) in
      try ExplainCommand(arguments).run()
    }
  )
}

struct ExplainCommand {
  let specs: [String]
  let references: [String]
  let swiftFolders: [SwiftFolder]
  let listsTraps: Bool

  init(_ arguments: [String]) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    listsTraps = reader.flag("--traps")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    specs = try reader.operands(help: "forwarder-gen help explain")
    if specs.isEmpty { throw CommandError("name the specs to explain") }
    try CommandError.refuseSwift(specs + references)
  }

  func run() throws(CommandError) -> Outcome {
    let decoded = try InputFile.readSpecs(specs, references: references)
    let files = try TargetFolder.swiftFiles(ofSpecsAt: specs + references, in: swiftFolders)
    let (resolved, diagnostics) = Generator.resolve(
      decoded,
      beside: InputFile.readSwift(for: decoded, in: swiftFolders, findingOthers: true, of: files)
    )
    if !diagnostics.isEmpty { return .failure(diagnostics) }
    if listsTraps {
      let traps = Trap.all(in: decoded)
      return Outcome(
        code: traps.isEmpty ? .success : .failure,
        errors: traps.map { $0.line("error") }.joined()
      )
    }
    return Outcome(output: resolved.map(Explanation.text).joined(separator: "\n"))
  }
}
