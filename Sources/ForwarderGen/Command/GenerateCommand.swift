extension Command {
  package static let generate = Command(
    name: "generate",
    arguments: "SPEC… --output DIR",
    summary: "writes one Swift file per spec",
    help: """
      Writes one Swift file per spec, all of them or none.

      USAGE: forwarder-gen generate SPEC… --output DIR [OPTIONS]
             swift package --allow-writing-to-package-directory multidelegate
               generate --target NAME [OPTIONS]

      A spec is a file NAME.delegates.json. Its Swift file is called
      NAME.delegates.swift. Files whose content would stay the same are not touched.

      With '--target', the specs of the target are generated into its 'Generated',
      to be committed: without source locations, and orphans go. Such a target does
      not use MultiDelegatePlugin, and excludes its specs in Package.swift.

      OPTIONS
        --output DIR           where the Swift files go; made if it is not there
        --base DIR             names the files after the specs' paths below DIR:
                               a/b.delegates.json becomes a+b.delegates.swift
        --reference SPEC       a spec whose protocols may be inherited; repeatable
        --swift-folder DIR     where the target's Swift files are, if not where the
                               spec is; for other targets repeatable: [MODULE=]DIR
        --sources FILE         a list of these files, one per line
        --check                writes nothing; lists files that are missing, stale or
                               orphaned, and exits with 1 if there are any
        --prune                at the end deletes orphans: generated files in DIR that
                               belong to none of the specs; so name all specs of DIR
        --no-source-locations  leaves #sourceLocation out, for code that is committed;
                               without it, all specs need different file names
        --depfile FILE         where to list what was read, for Make, Ninja and CMake
        --help, -h             prints this

      """,
    run: { arguments throws(CommandError) in
      try GenerateCommand.run(try GenerateOptions(arguments))
    }
  )
}

enum GenerateCommand {
  static func run(_ options: GenerateOptions) throws(CommandError) -> Outcome {
    let plan = try OutputPlan(for: options, currentFolder: FileSystem.currentFolder())
    let others: [String]
    if let list = options.sources {
      others = try InputFile.paths(listedIn: list)
    } else {
      others =
        try TargetFolder.swiftFiles(
          ofSpecsAt: options.specs + options.references,
          in: options.swiftFolders
        )
        .filter { !OrphanedFiles.isGenerated($0, into: plan.folder) }
    }
    let decoded = try InputFile.readSpecs(options.specs, references: options.references)
    let swift = InputFile.readSwift(
      for: decoded,
      in: options.swiftFolders,
      findingOthers: true,
      of: others
    )
    let generation = Generator.generate(
      decoded,
      beside: swift,
      locatesSource: options.locatesSource
    )
    if !generation.diagnostics.isEmpty { return .failure(generation.diagnostics) }
    var outputs = zip(plan.paths, generation.texts).map { OutputFile(path: $0, text: $1) }
    let looksForOrphans = options.isCheck || options.prunes
    let orphans: [String]
    do {
      orphans = looksForOrphans ? try OrphanedFiles.paths(in: plan.folder, besides: plan.paths) : []
    } catch {
      throw CommandError("cannot write", error)
    }
    try FileUses.check(
      written: [plan.paths, orphans, [options.depfile].compactMap(\.self)],
      read: options.specs + options.references + [options.sources].compactMap(\.self)
        + swift.paths + others
    )
    if let path = options.depfile {
      let inputs = options.specs + options.references + swift.paths + others
      if let path = (plan.paths + inputs).first(where: { $0.contains(where: \.isNewline) }) {
        throw CommandError("'\(path)' cannot stand in a depfile: rename it")
      }
      outputs.append(OutputFile(path: path, text: Depfile.text(of: plan.paths, from: inputs)))
    }
    do {
      if options.isCheck { return try check(outputs, orphans, options) }
      try OutputFile.write(outputs, into: options.output)
    } catch {
      throw CommandError("cannot write", error)
    }
    return prune(orphans)
  }

  /// Deletes `orphans`, only where the user has said that all specs of the folder are named: another run may have
  /// written what looks like an orphan to this one.
  private static func prune(_ orphans: [String]) -> Outcome {
    var outcome = Outcome()
    for path in orphans {
      do {
        try FileSystem.remove(path)
        outcome.output += "deleted: \(path)\n"
      } catch {
        outcome.code = .cannotCreate
        outcome.errors += Outcome(CommandError("cannot delete", error)).errors
      }
    }
    return outcome
  }

  private static func check(
    _ outputs: [OutputFile],
    _ orphans: [String],
    _ options: GenerateOptions
  ) throws(FileSystem.Failure) -> Outcome {
    let changes =
      try OutputFile.changes(among: outputs).map { "\($1.rawValue): \($0.path)\n" }.joined()
      + orphans.map { "orphaned: \($0)\n" }.joined()
    if changes.isEmpty { return Outcome() }
    let needsPruning = !orphans.isEmpty && !options.prunes
    return .outdated(changes, option: needsPruning ? "--prune" : nil)
  }
}

/// Which files a run has read for those that it writes: a rule as Make has it, which Ninja and CMake read, too.
enum Depfile {
  static func text(of outputs: [String], from inputs: [String]) -> String {
    let targets = outputs.map(escaped).joined(separator: " ")
    return "\(targets):\(inputs.map { " \(escaped($0))" }.joined())\n"
  }

  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { escaped, character in
      switch character {
      case " ", "#": escaped += "\\\(character)"
      case "$": escaped += "$$"
      default: escaped.append(character)
      }
    }
  }
}

struct GenerateOptions: Equatable, Sendable {
  let specs: [String]
  let references: [String]
  let swiftFolders: [SwiftFolder]
  let output: String
  let base: String?
  let depfile: String?
  let sources: String?
  let isCheck: Bool

  /// Whether generated files that belong to none of the specs are deleted.
  let prunes: Bool
  let locatesSource: Bool
}

extension GenerateOptions {
  init(_ arguments: [String]) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    let output = try reader.value(of: "--output")
    base = try reader.value(of: "--base")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    depfile = try reader.value(of: "--depfile")
    sources = try reader.value(of: "--sources")
    isCheck = reader.flag("--check")
    prunes = reader.flag("--prune")
    locatesSource = !reader.flag("--no-source-locations")
    specs = try reader.operands(help: "forwarder-gen help generate")
    guard let output else { throw CommandError("say where to write with '--output DIR'") }
    if specs.isEmpty { throw CommandError("name the specs to generate from") }
    try CommandError.refuseSwift(references)
    self.output = output
  }
}

/// The generated files in a folder that belong to none of a run's specs: a renamed spec leaves one, and the compiler
/// would find everything in it declared twice.
enum OrphanedFiles {
  /// The paths of those in `folder`, beside the files at `outputs`: Swift files directly there that begin as generated
  /// ones do; the tool leaves every other file alone, and files that it cannot read.
  static func paths(
    in folder: String,
    besides outputs: [String]
  ) throws(FileSystem.Failure) -> [String] {
    // By identity: where a file system ignores case, an output may have a name that looks different.
    let explained = Set(outputs.compactMap { FileSystem.identity(of: $0) })
    return try FileSystem.names(in: folder.isEmpty ? "/" : folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .filter { path in
        guard let identity = FileSystem.identity(of: path) else { return false }
        return !explained.contains(identity) && isGenerated(path)
      }
  }

  /// Whether a run that writes into `folder` has generated the file at `path`, which is none of the target's own.
  static func isGenerated(_ path: String, into folder: String) -> Bool {
    let current = FileSystem.currentFolder()
    return OutputPlan.components(of: path, from: current).dropLast()
      == OutputPlan.components(of: folder, from: current)[...] && isGenerated(path)
  }

  /// Whether the first line of the file at `path` says so.
  private static func isGenerated(_ path: String) -> Bool {
    let line = Array(FileEmitter.firstLine.utf8)
    guard let bytes = try? FileSystem.read(path, upTo: line.count), bytes.starts(with: line) else {
      return false
    }
    return bytes.dropFirst(line.count).first.map(EmbeddedText.isNewline) ?? true
  }
}
