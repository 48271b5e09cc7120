extension Command {
  static let `import` = Command(
    name: "import",
    arguments: "FILE.swift…",
    summary: "writes a spec for protocols that exist already",
    help: """
      Writes a spec for protocols that exist already, or brings one up to date.

      USAGE: forwarder-gen import FILE.swift… [OPTIONS]
             forwarder-gen import --symbol-graph FILE… --protocol NAME… --output SPEC

      From Swift files the spec gets names, and an entry for each decision. From a
      module without source it gets all declarations, as they are there. A spec that
      is there keeps what you wrote, and protocols that are not named. A warning
      names each new 'default' that traps, or that is left to you: replace it.

      OPTIONS
        --symbol-graph FILE…   what swift-symbolgraph-extract, or the compiler with
                               -emit-symbol-graph, wrote about a module
        --protocol NAME…       what to import, all or none; nested: Outer.Delegate.
                               Needed unless the Swift files have only one protocol
        --output SPEC          the spec, NAME.delegates.json; if not given, beside the
                               first Swift file and called like it
        --reference SPEC       a spec whose protocols those of Swift files may inherit
        --check                writes nothing; shows the lines that would change, and
                               exits with 1 if there are any
        --help, -h             prints this

      A list ends at the next option. Options that take one may be given again.

      """,
    run: { arguments throws(UsageError) in
      try ImportCommand.run(try ImportOptions(arguments))
    }
  )
}

/// `forwarder-gen import`.
enum ImportCommand {
  /// Reads the protocols of some names from symbol graphs.
  typealias Reading = ([SourceText], [String]) -> ImportResult

  static func run(
    _ options: ImportOptions,
    reading: Reading = { SymbolGraphImporter.importProtocols($1, from: $0) }
  ) throws(UsageError) -> Outcome {
    var uses = FileUses()
    try uses.write([options.output], as: .imported)
    try uses.read(options.inputs, as: options.origin == .source ? .declaring : .symbolGraph)
    var unreadable = ""
    let sources = InputFile.read(options.inputs, upTo: options.origin.sizeLimit, &unreadable)
    let references = InputFile.readSpecs(options.references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }
    let present: [UInt8]?
    do {
      present = try FileSystem.readIfPresent(options.output, upTo: JSONLimits.spec.size)
    } catch {
      return Outcome(code: .cannotCreate, errors: error.line("cannot write"))
    }
    switch options.origin {
    case .source:
      return run(options, over: present) { () throws(Merge.Refusal) in
        try merge(sources, references, into: present, options)
      }
    case .symbolGraph:
      let result = reading(sources, options.protocols)
      if !result.diagnostics.isEmpty { return .failure(result.diagnostics) }
      let missing = missing(from: result, options.protocols)
      if !missing.isEmpty { return Outcome(code: .failure, errors: missing.joined()) }
      return run(options, over: present, without: result.omissions) { () throws(Merge.Refusal) in
        try merge(result.spec, into: present, at: options.output)
      }
    }
  }

  /// Does with what `merging` gives what the user has asked for.
  private static func run(
    _ options: ImportOptions,
    over present: [UInt8]?,
    without omissions: [ImportOmission] = [],
    _ merging: () throws(Merge.Refusal) -> Merge
  ) -> Outcome {
    let merge: Merge
    do {
      merge = try merging()
    } catch {
      return .failure(error.diagnostics)
    }
    if options.isCheck { return check(merge, against: present, at: options.output) }
    do {
      return try write(merge, without: omissions, over: present, at: options.output)
    } catch {
      return Outcome(code: .cannotCreate, errors: error.line("cannot write"))
    }
  }

  /// Merges protocols of the Swift files `sources`.
  ///
  /// All paths are whole ones, so that the spec's way to a file can be told.
  private static func merge(
    _ sources: [SourceText],
    _ references: [SourceText],
    into present: [UInt8]?,
    _ options: ImportOptions
  ) throws(Merge.Refusal) -> Merge {
    let folder = FileSystem.currentFolder()
    func whole(_ path: String) -> String {
      "/" + OutputPlan.components(of: path, from: folder).joined(separator: "/")
    }
    func placed(_ source: SourceText) -> SourceText {
      SourceText(path: whole(source.path), bytes: source.bytes)
    }
    let path = whole(options.output)
    let spec =
      present.map { SourceText(path: path, bytes: $0) }
      ?? SwiftItems.emptySpec(at: path, schema: schema(for: path))
    let place = FileSystem.place(of: path)
    let references = (references + specs(besides: path)).map(placed)
      .filter { FileSystem.place(of: $0.path) != place }
    func merge(besides references: [SourceText]) throws(Merge.Refusal) -> Merge {
      let decoded = DecodedSpecs([spec], references: references)
      return try SourceImporter.merge(
        options.protocols,
        from: sources.map(placed),
        into: spec,
        at: path,
        beside: InputFile.readSwift(
          for: decoded,
          of: TargetFolder.swiftFiles(ofSpecsAt: [path])
        ),
        references: references
      )
    }
    // Mistakes in specs about other protocols concern a build, and no import.
    let others = references.filter { !isAbout(sources.map(placed), $0) && hasMistakes($0) }
    do {
      return try merge(besides: references.filter { !others.contains($0) })
    } catch {
      // One of them may have been meant to have the base of a base.
      let needsOther = error.diagnostics.contains { $0.message.kind == .unknownBase }
      if others.isEmpty || !needsOther { throw error }
      return try merge(besides: references)
    }
  }

  /// Whether `spec` names a protocol of the files `sources`, or one that these inherit.
  private static func isAbout(_ sources: [SourceText], _ spec: SourceText) -> Bool {
    let files = SwiftFiles(sources)
    let protocols = files.paths.compactMap { try? files.file(at: $0).get() }
      .flatMap(\.ownProtocols)
    let text = String(decoding: spec.bytes, as: UTF8.self)
    return protocols.flatMap { [$0.path] + $0.inherited }
      .contains { text.contains($0.quotedForJSON) }
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
    var unreadable = ""
    return InputFile.readSpecs(
      names.filter(OutputName.isSpec).map { "\(folder)/\($0)" }.filter { $0 != path },
      &unreadable
    )
  }

  /// The way from the spec at `path` to the JSON Schema that an editor reads, if a folder above has one.
  private static func schema(for path: String) -> String? {
    let spec = SourceText(path: path, bytes: [])
    var folders = path.split(separator: "/").dropLast()
    while !folders.isEmpty {
      let schema = "/\(folders.joined(separator: "/"))/.vscode/delegates.schema.json"
      if FileSystem.identity(of: schema) != nil {
        return SwiftFiles.path(of: schema, seenFrom: spec)
      }
      folders.removeLast()
    }
    return nil
  }

  /// The message for requested protocols that do not exist.
  ///
  /// An import takes all protocols or none.
  private static func missing(from result: ImportResult, _ names: [String]) -> [String] {
    let found = result.spec.protocols.map(\.path)
    return names.flatMap { name -> [String] in
      // A name may begin with the module.
      if found.contains(where: { name == $0 || name.hasSuffix(".\($0)") }) { return [] }
      let omissions = result.omissions.filter { $0.isWholeProtocol && $0.protocolName == name }
      let start = "cannot import '\(name)': "
      if omissions.isEmpty { return [Outcome.errorLine("\(start)no file that was given has it")] }
      return omissions.map { omission in
        let requirement = omission.requirement.map { "'\($0)': " } ?? ""
        return Outcome.errorLine("\(start)\(requirement)\(omission.reason.text)")
      }
    }
  }

  private static func merge(
    _ spec: ImportedSpec,
    into present: [UInt8]?,
    at path: String
  ) throws(Merge.Refusal) -> Merge {
    guard let present else { return SpecMerger.newSpec(of: spec) }
    return try SpecMerger.merge(spec, into: SourceText(path: path, bytes: present))
  }

  /// Shows what a run would change.
  private static func check(_ merge: Merge, against present: [UInt8]?, at path: String) -> Outcome {
    guard let present else { return .outdated("\(OutputFile.State.missing.rawValue): \(path)\n") }
    let old = String(decoding: present, as: UTF8.self)
    if merge.text == old { return Outcome() }
    let difference = LineDifference.text(
      from: old,
      named: path,
      to: merge.text,
      named: "\(path) (imported)"
    )
    return .outdated(difference)
  }

  private static func write(
    _ merge: Merge,
    without omissions: [ImportOmission],
    over present: [UInt8]?,
    at path: String
  ) throws(FileSystem.Failure) -> Outcome {
    let file = OutputFile(path: path, text: merge.text)
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
    try OutputFile.write([file], into: folder ?? "")
    let summary = ImportSummary.text(
      of: merge,
      omissions: omissions,
      path: path,
      isWritten: file.state(over: present) != .inPlace,
      isNew: present == nil
    )
    let traps = Trap.added(
      by: SourceText(path: path, text: merge.text),
      to: present.map { SourceText(path: path, bytes: $0) }
    )
    return Outcome(output: summary, errors: traps.map { $0.line("warning") }.joined())
  }
}

extension ImportOptions.Origin {
  /// The most bytes that a file may have.
  fileprivate var sizeLimit: Int {
    switch self {
    case .symbolGraph: JSONLimits.symbolGraph.size
    case .source: SwiftFile.maximumSize
    }
  }
}

/// The arguments of `import`.
struct ImportOptions: Equatable, Sendable {
  /// The kind of files that protocols are read from.
  enum Origin: String, Equatable, Sendable {
    /// Symbol graphs: the compiler's JSON about a module.
    case symbolGraph = "--symbol-graph"
    /// The user's own Swift.
    case source = "--source"
  }

  let origin: Origin

  /// As given, in order.
  let inputs: [String]

  /// Each once, in order; none for the only one of Swift files.
  let protocols: [String]

  /// The specs whose protocols may be inherited.
  let references: [String]

  /// The spec.
  let output: String
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    let graphs = try reader.list(of: Origin.symbolGraph.rawValue)
    var sources = try reader.list(of: Origin.source.rawValue)
    var known: Set<String> = []
    protocols = try reader.list(of: "--protocol").filter { known.insert($0).inserted }
    references = try reader.values(of: "--reference")
    let output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    let help = "forwarder-gen help import"
    for file in try reader.operands(help: help) {
      guard file.hasSuffix(".swift") else {
        throw UsageError(
          "it is not clear what '\(file)' is: a Swift file ends in '.swift', and before anything else "
            + "stands '--symbol-graph' or '--protocol'"
        )
      }
      sources.append(file)
    }
    if let file = protocols.first(where: { $0.hasSuffix(".swift") }) {
      throw UsageError("'\(file)' is a file and no protocol: write it before '--protocol'")
    }
    if !graphs.isEmpty, !sources.isEmpty {
      let message = "'--source' and '--symbol-graph' do not go together: import twice"
      throw UsageError(message)
    }
    if !graphs.isEmpty, !references.isEmpty {
      throw UsageError("'--reference' goes with '--source': leave it or '--symbol-graph' out")
    }
    origin = graphs.isEmpty ? .source : .symbolGraph
    inputs = graphs + sources
    guard let first = inputs.first else {
      throw UsageError("say what to import from: name a Swift file, or '--symbol-graph FILE'")
    }
    if protocols.isEmpty, origin == .symbolGraph {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    // Beside the file, and called like it.
    let isFile = origin == .source && first.hasSuffix(".swift")
    let beside = isFile ? String(first.dropLast(".swift".count)) + OutputName.specSuffix : nil
    guard let output = output ?? beside else {
      throw UsageError("say where to write with '--output SPEC'")
    }
    guard OutputName.isSpec(output) else { throw .notCalledSpec(output) }
    self.output = output
  }
}
