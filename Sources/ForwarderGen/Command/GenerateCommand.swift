/// `forwarder-gen generate`.
enum GenerateCommand {
  static func run(_ options: GenerateOptions) -> Outcome {
    let plan: OutputPlan
    do {
      plan = try OutputPlan(for: options, currentFolder: FileSystem.currentFolder())
    } catch {
      return Outcome(code: .usage, errors: "forwarder-gen: error: \(error.message)\n")
    }
    var unreadable = ""
    let sources = InputFile.readSpecs(options.specs, &unreadable)
    let references = InputFile.readSpecs(options.references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let generation = Generator.generate(
      sources,
      references: references,
      locatesSource: options.locatesSource
    )
    guard generation.diagnostics.isEmpty else {
      let lines = generation.diagnostics.flatMap(\.lines)
      return Outcome(code: .failure, errors: lines.map { "\($0)\n" }.joined())
    }
    let outputs = zip(plan.paths, generation.texts)
      .map { OutputFile(path: $0, bytes: Array($1.utf8)) }
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
    return [OutputFile(path: path, bytes: Array(text.utf8))]
  }

  /// Lists what is not as it should be.
  private static func check(_ outputs: [OutputFile]) throws(FileSystem.Failure) -> Outcome {
    var outcome = Outcome()
    for output in outputs {
      let state = try output.state
      if state == .inPlace { continue }
      outcome.code = .failure
      outcome.output += "\(state.rawValue): \(output.path)\n"
    }
    if outcome.code == .failure {
      outcome.errors = "forwarder-gen: error: run the same command without '--check' to update\n"
    }
    return outcome
  }
}
