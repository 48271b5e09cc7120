/// `forwarder-gen explain`.
enum ExplainCommand {
  static func run(_ options: ExplainOptions) -> Outcome {
    var unreadable = ""
    let sources = InputFile.readSpecs(options.specs, &unreadable)
    let references = InputFile.readSpecs(options.references, &unreadable)
    if !unreadable.isEmpty { return Outcome(code: .noInput, errors: unreadable) }

    let (specs, diagnostics) = Generator.resolve(sources, references: references)
    if !diagnostics.isEmpty { return .failure(diagnostics) }
    return Outcome(output: specs.map(Explanation.text).joined(separator: "\n"))
  }
}
