/// The arguments of `generate`.
struct GenerateOptions: Equatable, Sendable {
  private static let names = [
    "--output", "--base", "--reference", "--check", "--prune", "--no-source-locations",
    "--depfile", "--help",
  ]

  /// As given, in order.
  private(set) var specs: [String] = []
  private(set) var references: [String] = []
  private(set) var output = ""
  private(set) var base: String?
  private(set) var depfile: String?
  private(set) var isCheck = false

  /// Whether generated files go that none of the specs explains.
  private(set) var prunes = false
  private(set) var locatesSource = true

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var output: String?
    while let argument = reader.next() {
      switch argument {
      case "--output": output = try reader.value(of: argument, given: output)
      case "--base": base = try reader.value(of: argument, given: base)
      case "--reference": references.append(try reader.value(of: argument))
      case "--depfile": depfile = try reader.value(of: argument, given: depfile)
      case "--check": isCheck = true
      case "--prune": prunes = true
      case "--no-source-locations": locatesSource = false
      case "--": specs += reader.remainder()
      case _ where argument.hasPrefix("-"):
        throw .unknown(
          "option",
          argument,
          among: Self.names,
          help: "forwarder-gen help generate"
        )
      default: specs.append(argument)
      }
    }
    guard let output else { throw UsageError(message: "say where to write with '--output DIR'") }
    if specs.isEmpty { throw UsageError(message: "name the specs to generate from") }
    self.output = output
    if depfile != nil { try checkDepfile() }
  }

  /// Checks that a rule about the files can be written, and is.
  private func checkDepfile() throws(UsageError) {
    if isCheck {
      throw UsageError(message: "'--depfile' is for a run that writes: leave it or '--check' out")
    }
    for path in specs + references + [output] where path.contains(where: \.isNewline) {
      throw UsageError(message: "'\(path)' cannot stand in a depfile: rename it")
    }
  }
}
