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
      if options.isCheck { return try check(outputs) }
      try FileSystem.makeFolder(options.output)
      try OutputFile.write(outputs + depfile(for: plan, options))
      return Outcome()
    } catch {
      return Outcome(code: .cannotCreate, errors: error.line("cannot write"))
    }
  }

  private static func depfile(for plan: OutputPlan, _ options: GenerateOptions) -> [OutputFile] {
    guard let path = options.depfile else { return [] }
    let text = Depfile.text(of: plan.paths, from: options.specs + options.references)
    return [OutputFile(path: path, text: text)]
  }

  /// Lists what is not as it should be.
  private static func check(_ outputs: [OutputFile]) throws(FileSystem.Failure) -> Outcome {
    var changes = ""
    for output in outputs {
      let state = try output.state
      if state != .inPlace { changes += "\(state.rawValue): \(output.path)\n" }
    }
    return changes.isEmpty ? Outcome() : .outdated(changes)
  }
}
