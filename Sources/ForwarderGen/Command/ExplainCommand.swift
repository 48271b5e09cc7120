/// `forwarder-gen explain`.
enum ExplainCommand {
  static func run(_ options: ExplainOptions) -> Outcome {
    var unreadable = ""
    let sources = InputFile.readSpecs(options.specs, &unreadable)
    let references = InputFile.readSpecs(options.references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let (specs, diagnostics) = Generator.resolve(sources, references: references)
    guard diagnostics.isEmpty else {
      let lines = diagnostics.flatMap(\.lines)
      return Outcome(code: .failure, errors: lines.map { "\($0)\n" }.joined())
    }
    return Outcome(output: specs.map(Explanation.text).joined(separator: "\n"))
  }
}
