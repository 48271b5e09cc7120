import ForwarderGen

extension Command {
  /// `multidelegate import`, for the package in `request`.
  static func `import`(in request: PluginRequest) -> Command {
    Command(
      name: "import",
      arguments: "--target NAME",
      summary: "writes a spec for protocols that exist already",
      help: """
        Writes a spec for protocols that exist already, or brings one up to date.

        USAGE: swift package --allow-writing-to-package-directory multidelegate import
                 (FILE.swift… | --module NAME…) --protocol NAME… --target NAME [OPTIONS]

        Of Swift files, the spec gets the protocols' names and the decisions, and builds
        read the rest. They are in the target, or in one that it depends on. Of modules,
        NAME.swiftinterface beside the spec gets the declarations. A warning says what
        the target lacks in Package.swift.

        OPTIONS
          --source FILE…    the same as FILE.swift…
          --module NAME…    modules of the toolchain, or targets of this package and of
                            those that it depends on, which are built
          --sdk NAME        the SDK of Xcode that has the modules, such as 'iphoneos',
                            as 'xcrun' knows it; without it, 'macosx' on a Mac
          --protocol NAME…  what to import; nested: Outer.Delegate. Needed unless the
                            Swift files have only one protocol
          --target NAME     the target that the spec belongs to
          --output SPEC     the spec; without it, beside the first Swift file, or in
                            the target, and called like the first file or module
          --check           writes nothing; lists what would change, and fails if any
          --help, -h        prints this

        """,
      run: { arguments throws(UsageError) in
        try ImportProtocolCommand(request: request).run(arguments)
      }
    )
  }
}

struct ImportProtocolCommand {
  let request: PluginRequest

  func run(_ arguments: [String]) throws(UsageError) -> Outcome {
    let graph = request.graph
    var options = try ImportOptions(arguments, for: graph)
    let target = try graph.target(options.target)
    if options.origin == .module, options.inputs.contains(target.module) {
      throw UsageError(
        "module '\(target.module)' is that of target '\(target.name)' itself, whose spec reads the Swift file: "
          + "write '--source FILE.swift' instead of '--module \(target.module)'"
      )
    }
    let modules = ImportedModules(of: options, for: target, in: graph)
    let dependencies = try modules.missingDependencies()
    if options.origin == .module {
      let missing = ModuleReader(options: options, request: request).missingGraphs
      if !missing.isEmpty { return ask(for: missing) }
    } else {
      options.references = (graph.files(of: target) + graph.filesElsewhere(of: target))
        .filter(OutputName.isSpec)
    }
    var outcome = try ImportCommand.run(options, request)
    guard outcome.code == .success else { return outcome }
    let warnings =
      dependencies + modules.missingImports(in: options.output)
      + modules.forwardedElsewhere(options.protocols)
    outcome.errors += warnings.map(Outcome.warningLine).joined()
    return outcome
  }

  /// Asks the plugin for the symbol graphs of `targets`; it calls again with them.
  private func ask(for targets: [PackageGraph.Target]) -> Outcome {
    let text = targets.map { "\($0.id)\n" }.joined()
    let file = OutputFile(path: "\(request.workFolder)/Needed symbol graphs.txt", text: text)
    do {
      try OutputFile.write([file], into: request.workFolder)
      return Outcome()
    } catch {
      return Outcome(code: .cannotCreate, errors: error.line("cannot write"))
    }
  }
}
