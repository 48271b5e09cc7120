/// `forwarder-gen generate`.
enum GenerateCommand {
  /// A file to be written.
  private struct Output {
    let path: String
    let bytes: [UInt8]
  }

  static func run(_ options: GenerateOptions) -> Outcome {
    let plan: OutputPlan
    do {
      plan = try OutputPlan(for: options, currentFolder: FileSystem.currentFolder())
    } catch {
      return Outcome(code: .usage, errors: "forwarder-gen: error: \(error.message)\n")
    }
    var unreadable = ""
    let sources = options.specs.compactMap { read($0, &unreadable) }
    let references = options.references.compactMap { read($0, &unreadable) }
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
    let outputs = zip(plan.paths, generation.texts).map { Output(path: $0, bytes: Array($1.utf8)) }
    do {
      return options.isCheck ? try check(outputs) : try write(outputs, to: options.output)
    } catch {
      return Outcome(code: .cannotCreate, errors: message("cannot write", error))
    }
  }

  /// The file at `path`; nil after saying why it cannot be read.
  private static func read(_ path: String, _ unreadable: inout String) -> SourceText? {
    do {
      return SourceText(path: path, bytes: try FileSystem.read(path))
    } catch {
      unreadable += message("cannot read", error)
      return nil
    }
  }

  /// Lists what is not as it should be.
  private static func check(_ outputs: [Output]) throws(FileSystem.Failure) -> Outcome {
    var outcome = Outcome()
    for output in outputs {
      let present = try FileSystem.readIfPresent(output.path)
      if present == output.bytes { continue }
      outcome.code = .failure
      outcome.output += "\(present == nil ? "missing" : "stale"): \(output.path)\n"
    }
    if outcome.code == .failure {
      outcome.errors = "forwarder-gen: error: run the same command without '--check' to update\n"
    }
    return outcome
  }

  /// Writes what has changed: first all of it beside its place, then each into its place.
  private static func write(
    _ outputs: [Output],
    to folder: String
  ) throws(FileSystem.Failure) -> Outcome {
    try FileSystem.makeFolder(folder)
    var pending: [(temporary: String, path: String)] = []
    do {
      for output in outputs where try FileSystem.readIfPresent(output.path) != output.bytes {
        let temporary = "\(output.path).\(FileSystem.processNumber).tmp"
        try FileSystem.create(temporary, output.bytes)
        pending.append((temporary, output.path))
      }
      for (temporary, path) in pending { try FileSystem.rename(temporary, to: path) }
    } catch {
      for (temporary, _) in pending { FileSystem.remove(temporary) }
      throw error
    }
    return Outcome()
  }

  private static func message(_ action: String, _ failure: FileSystem.Failure) -> String {
    "forwarder-gen: error: \(action) '\(failure.path)': \(failure.reason)\n"
  }
}
