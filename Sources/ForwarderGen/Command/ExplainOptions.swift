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
