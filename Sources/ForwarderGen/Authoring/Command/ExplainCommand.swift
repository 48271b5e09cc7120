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

  /// `multidelegate explain`, for the package in `request`.
  static func explain(in request: PluginRequest) -> Command {
    Command(
      name: "explain",
      arguments: "--target NAME",
      summary: "says what a target's forwarders do, in a table",
      help: """
        Explains what the forwarders of a target do, as 'forwarder-gen explain' does.

        USAGE: swift package --allow-writing-to-package-directory multidelegate explain
                 --target NAME [--traps]

        It writes nothing, but SwiftPM asks for the permission.

        OPTIONS
          --target NAME  the target whose NAME.delegates.json are explained
          --traps        prints each 'default' that stops the program or is not
                         written yet, instead of the table, and fails if there are any
          --help, -h     prints this

        """,
      run: { arguments throws(UsageError) in
        try ExplainCommand(arguments, for: request.graph).run()
      }
    )
  }
}

struct ExplainCommand {
  let specs: [String]
  let references: [String]
  let swiftFolders: [SwiftFolder]
  let listsTraps: Bool

  /// Reads the arguments of the program.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    listsTraps = reader.flag("--traps")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    specs = try reader.operands(help: "forwarder-gen help explain")
    if specs.isEmpty { throw UsageError("name the specs to explain") }
    try UsageError.refuseSwift(specs + references)
  }

  /// Reads the arguments of the plugin, which is called in the package of `graph`.
  init(_ arguments: [String], for graph: PackageGraph) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    listsTraps = reader.flag("--traps")
    let target = try reader.target(in: graph, help: "swift package multidelegate explain --help")
    specs = try graph.specs(of: target, among: graph.files(of: target))
    references = graph.filesElsewhere(of: target).filter(OutputName.isSpec).sorted()
    swiftFolders = graph.swiftFolders(of: target)
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
      beside: InputFile.readSwift(
        for: decoded,
        in: swiftFolders,
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
    return Outcome(output: resolved.map(Explanation.text).joined(separator: "\n"))
  }
}
