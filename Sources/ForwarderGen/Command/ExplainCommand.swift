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

/// The arguments of `explain`.
struct ExplainOptions: Equatable, Sendable {
  private static let names = ["--reference", "--help"]

  /// As given, in order.
  private(set) var specs: [String] = []
  private(set) var references: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case "--reference": references.append(try reader.value(of: argument))
      case "--": specs += reader.remainder()
      case _ where argument.hasPrefix("-"):
        throw .unknown(
          "option",
          argument,
          among: Self.names,
          help: "forwarder-gen help explain"
        )
      default: specs.append(argument)
      }
    }
    if specs.isEmpty { throw UsageError(message: "name the specs to explain") }
  }
}
