/// `forwarder-gen generate`.
enum GenerateCommand {
  static func run(_ options: GenerateOptions) throws(UsageError) -> Outcome {
    let plan = try OutputPlan(for: options, currentFolder: FileSystem.currentFolder())
    var unreadable = ""
    let sources = InputFile.readSpecs(options.specs, &unreadable)
    let references = InputFile.readSpecs(options.references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let generation = Generator.generate(
      sources,
      references: references,
      locatesSource: options.locatesSource
    )
    if !generation.diagnostics.isEmpty { return .failure(generation.diagnostics) }
    let outputs = zip(plan.paths, generation.texts).map { OutputFile(path: $0, text: $1) }
    do {
      if options.isCheck { return try check(outputs, in: plan.folder, options) }
      try FileSystem.makeFolder(options.output)
      try OutputFile.write(outputs + depfile(for: plan, options))
      return options.prunes ? try prune(plan) : Outcome()
    } catch {
      return Outcome(code: .cannotCreate, errors: error.line("cannot write"))
    }
  }

  private static func depfile(for plan: OutputPlan, _ options: GenerateOptions) -> [OutputFile] {
    guard let path = options.depfile else { return [] }
    let text = Depfile.text(of: plan.paths, from: options.specs + options.references)
    return [OutputFile(path: path, text: text)]
  }

  /// Deletes the orphans in the folder of `plan`, whose files are written.
  ///
  /// Only where the user has said that all specs of the folder are named: another run may have
  /// written what looks like an orphan to this one.
  private static func prune(_ plan: OutputPlan) throws(FileSystem.Failure) -> Outcome {
    var outcome = Outcome()
    for path in try OrphanedFiles.paths(in: plan.folder, besides: plan.paths) {
      do {
        try FileSystem.delete(path)
        outcome.output += "deleted: \(path)\n"
      } catch {
        outcome.code = .cannotCreate
        outcome.errors += error.line("cannot delete")
      }
    }
    return outcome
  }

  /// Lists what is not as it should be.
  private static func check(
    _ outputs: [OutputFile],
    in folder: String,
    _ options: GenerateOptions
  ) throws(FileSystem.Failure) -> Outcome {
    var changes = ""
    for output in outputs {
      let state = try output.state
      if state != .inPlace { changes += "\(state.rawValue): \(output.path)\n" }
    }
    let orphans = try OrphanedFiles.paths(in: folder, besides: outputs.map(\.path))
    changes += orphans.map { "orphaned: \($0)\n" }.joined()
    if changes.isEmpty { return Outcome() }
    let needsPruning = !orphans.isEmpty && !options.prunes
    return .outdated(changes, option: needsPruning ? "--prune" : nil)
  }
}
