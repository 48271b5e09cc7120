import ForwarderGen

extension Command {
  static let `import` = Command(
    name: "import",
    arguments: "FILE.swift…",
    summary: "writes a spec for protocols that exist already",
    help: """
      Writes a spec for protocols that exist already, or brings one up to date.

      USAGE: forwarder-gen import FILE.swift… [OPTIONS]
             forwarder-gen import --module NAME… --protocol NAME… --output SPEC
             swift package --allow-writing-to-package-directory multidelegate
               import (FILE.swift… | --module NAME…) --target NAME [OPTIONS]

      The spec gets the protocols' names, and an entry for each decision, and keeps
      what it has. A module's declarations go to MODULE.swiftinterface beside it. A
      warning names each 'default' to write. A list ends at the next option.

      OPTIONS
        --module NAME…         modules of the toolchain or of an SDK; with '--target',
                               also those that the target depends on, which are built
        --target NAME          the target that the spec belongs to, which has a place
                               for it
        --sdk NAME             the SDK of Xcode that has them, such as 'iphoneos'
        --symbol-graph FILE…   in place of '--module': what swift-symbolgraph-extract
                               or the compiler's -emit-symbol-graph wrote about one
        --protocol NAME…       what to import, all or none; nested: Outer.Delegate.
                               Needed unless the Swift files have only one protocol
        --output SPEC          the spec, NAME.delegates.json; if not given, beside the
                               first Swift file, with its name
        --reference SPEC       a spec whose protocols those of Swift files may inherit
        --swift-folder DIR     where the target's Swift files are, if not where the
                               spec is; for other targets repeatable: [MODULE=]DIR
        --check                writes nothing; lists what would change, exits 1 if any
        --help, -h             prints this

      """,
    run: { arguments throws(CommandError) in
      try ImportCommand.run(try ImportOptions(arguments))
    }
  )
}

enum ImportCommand {
  private struct Subject {
    let names: [String]
    let sources: [SourceText]

    /// Those of `sources` that the import writes.
    var interfaces: [SourceText] = []
  }

  static func run(_ options: ImportOptions) throws(CommandError) -> Outcome {
    let files = options.origin == .module ? [] : options.inputs
    try FileUses.check(written: [[options.output]], read: files)
    let inputs =
      switch options.origin {
      case .module: try ModuleReader(options: options).graphs()
      case .source: try InputFile.read(options.inputs, upTo: SwiftFile.maximumSize)
      case .symbolGraph: try InputFile.read(options.inputs, upTo: JSONLimits.symbolGraph.size)
      }
    let references = try InputFile.read(options.references, upTo: JSONLimits.spec.size)
    let swiftFiles = try TargetFolder.swiftFiles(
      ofSpecsAt: [whole(options.output)],
      in: options.swiftFolders
    )
    let (subject, merge): (Subject, Merge)
    let present: [UInt8]?
    do {
      present = try FileSystem.readIfPresent(options.output, upTo: JSONLimits.spec.size)
    } catch {
      throw CommandError("cannot write", error)
    }
    do {
      switch options.origin {
      case .source:
        let names = options.protocols
        subject = Subject(
          names: names.isEmpty ? [try SourceImporter.onlyName(declaredBy: inputs)] : names,
          sources: inputs
        )
      case .module, .symbolGraph:
        subject = try Self.subject(of: GraphTable(inputs), options)
      }
      merge = try self.merge(subject, references, into: present, options, swiftFiles)
    } catch {
      var outcome = Outcome.failure(error.diagnostics)
      outcome.errors += hint(options)
      return outcome
    }
    try FileUses.check(written: [[options.output], subject.interfaces.map(\.path)], read: files)
    let outputs =
      subject.interfaces.map {
        OutputFile(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
      }
      + [OutputFile(path: options.output, text: merge.text)]
    do {
      let changed = try OutputFile.changes(among: outputs)
      if options.isCheck {
        let lines = changed.map { "\($0.state.rawValue): \($0.file.path)\n" }
        return changed.isEmpty ? Outcome() : .outdated(lines.joined())
      }
      let folder = options.output.lastIndex(of: "/").map { String(options.output[..<$0]) }
      try OutputFile.write(changed.map(\.file), into: folder ?? "")
      return outcome(of: merge, written: changed.map(\.file.path), over: present, options)
    } catch {
      throw CommandError("cannot write", error)
    }
  }

  /// A hint for protocols that are in Foundation on a Mac, and in another module here.
  private static func hint(_ options: ImportOptions) -> String {
    #if canImport(ObjectiveC)
    ""
    #else
    options.origin == .module && options.inputs.contains("Foundation") && options.sdk == nil
      ? "forwarder-gen: note: here, Foundation's XML is in module 'FoundationXML', and its networking in "
        + "'FoundationNetworking'\n" : ""
    #endif
  }

  private static func outcome(
    of merge: Merge,
    written: [String],
    over present: [UInt8]?,
    _ options: ImportOptions
  ) -> Outcome {
    let path = options.output
    let isWritten = written.contains(path)
    var lines = isWritten ? [] : ["\(path) is up to date"]
    lines += written.map { "wrote \($0)" } + merge.added.map { "  added: \($0)" }
    if present == nil { lines.append(next) }
    let spec = SourceText(path: path, text: merge.text)
    let traps = isWritten ? Trap.all(in: DecodedSpecs([spec])) : []
    return Outcome(
      output: lines.map { "\($0)\n" }.joined(),
      errors: traps.map { $0.line("warning") }.joined()
    )
  }

  /// The lines that a package needs for a new spec.
  private static let next = """
    next: the build generates the forwarders if Package.swift gives the spec's target
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    or without the plugin, if you commit them: see 'swift package multidelegate generate --help'
    """

  // MARK: Sources

  /// The protocols of the modules in `table`, with the interfaces that have them, and beside them what an
  /// earlier import has written.
  private static func subject(
    of table: GraphTable,
    _ options: ImportOptions
  ) throws(Merge.Refusal) -> Subject {
    let folder = options.output.lastIndex(of: "/").map { String(options.output[...$0]) } ?? ""
    let requested = try ModuleInterface.protocols(called: options.protocols, in: table)
    var all = requested
    for module in table.protocols.map(\.module).unique {
      all += try names(inFileAt: folder + OutputName.interface(of: module))
        .flatMap(table.protocols).filter { $0.module == module }
    }
    let texts = ModuleInterface.interfaces(of: all, in: table)
      .map { SourceText(path: folder + $0.fileName, text: $0.text) }
    return Subject(names: requested.map(\.name), sources: texts, interfaces: texts)
  }

  private static func names(inFileAt path: String) throws(Merge.Refusal) -> [String] {
    guard let bytes = try? FileSystem.read(path, upTo: SwiftFile.maximumSize) else { return [] }
    return try SourceImporter.names(declaredBy: [SourceText(path: path, bytes: bytes)])
  }

  // MARK: Merging

  private static func whole(_ path: String) -> String {
    "/" + OutputPlan.components(of: path, from: FileSystem.currentFolder()).joined(separator: "/")
  }

  /// Merges what is imported into the spec, whose target has the Swift `files`; all paths are whole ones, so that
  /// the spec's way to a file can be told.
  private static func merge(
    _ subject: Subject,
    _ references: [SourceText],
    into present: [UInt8]?,
    _ options: ImportOptions,
    _ files: [String]
  ) throws(Merge.Refusal) -> Merge {
    func placed(_ source: SourceText) -> SourceText {
      SourceText(path: whole(source.path), bytes: source.bytes)
    }
    let path = whole(options.output)
    let spec =
      present.map { SourceText(path: path, bytes: $0) }
      ?? SwiftItems.emptySpec(at: path)
    let own = FileSystem.identity(behindLinkAt: path)
    let references = (references + specs(besides: path)).map(placed)
      .unique(by: { FileSystem.identity(behindLinkAt: $0.path) })
      .filter { FileSystem.identity(behindLinkAt: $0.path) != own }
    let sources = subject.sources.map(placed)
    func merge(besides references: [SourceText]) throws(Merge.Refusal) -> Merge {
      let decoded = DecodedSpecs([spec], references: references)
      return try SourceImporter.merge(
        subject.names,
        from: sources,
        in: InputFile.readSwift(
          for: decoded,
          in: options.swiftFolders,
          of: files,
          with: sources,
          about: subject.names
        ),
        into: spec,
        at: path,
        references: references
      )
    }
    // Mistakes in specs about other protocols concern a build, and no import.
    let known = SwiftFiles(sources).protocols.flatMap { [$0.path] + $0.inherited }
      .map(\.quotedForJSON)
    let others = references.filter { spec in
      let text = String(decoding: spec.bytes, as: UTF8.self)
      return !known.contains(where: text.contains) && hasMistakes(spec)
    }
    do {
      return try merge(besides: references.filter { !others.contains($0) })
    } catch {
      // One of them may have been meant to have the base of a base.
      let needsOther = error.diagnostics.contains(where: \.message.isUnknownBase)
      if !others.isEmpty, needsOther { return try merge(besides: references) }
      throw Merge.Refusal(
        diagnostics: error.diagnostics.map { $0.quoting(subject.interfaces.map(placed)) }
      )
    }
  }

  /// Whether `spec` would be refused by itself.
  private static func hasMistakes(_ spec: SourceText) -> Bool {
    let decoded = DecodedSpecs([], references: [spec])
    let files = InputFile.readSwift(for: decoded)
    return !Generator.resolve(decoded, beside: files).diagnostics.isEmpty
  }

  /// The other specs in the folder of the one at `path`: one of them may have the protocol already.
  private static func specs(besides path: String) -> [SourceText] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let names = (try? FileSystem.names(in: folder.isEmpty ? "/" : folder)) ?? []
    return names.filter(OutputName.isSpec).map { "\(folder)/\($0)" }.filter { $0 != path }
      .flatMap { (try? InputFile.read([$0], upTo: JSONLimits.spec.size)) ?? [] }
  }
}
