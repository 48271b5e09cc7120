/// The arguments of `import`.
struct ImportOptions: Equatable, Sendable {
  /// The kind of files that protocols are read from.
  enum Origin: String, Equatable, Sendable {
    /// Symbol graphs: the compiler's JSON about a module.
    case symbolGraph = "--symbol-graph"
    /// The user's own Swift.
    case source = "--source"
  }

  let origin: Origin

  /// As given, in order.
  let inputs: [String]

  /// Each once, in order; none for the only one of Swift files.
  let protocols: [String]

  /// The specs whose protocols may be inherited.
  let references: [String]

  /// The spec.
  let output: String
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    let graphs = try reader.list(of: Origin.symbolGraph.rawValue)
    var sources = try reader.list(of: Origin.source.rawValue)
    var known: Set<String> = []
    protocols = try reader.list(of: "--protocol").filter { known.insert($0).inserted }
    references = try reader.values(of: "--reference")
    let output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    let help = "forwarder-gen help import"
    for file in try reader.operands(help: help) {
      guard file.hasSuffix(".swift") else {
        throw UsageError(
          "it is not clear what '\(file)' is: a Swift file ends in '.swift', and before anything else "
            + "stands '--symbol-graph' or '--protocol'"
        )
      }
      sources.append(file)
    }
    if let file = protocols.first(where: { $0.hasSuffix(".swift") }) {
      throw UsageError("'\(file)' is a file and no protocol: write it before '--protocol'")
    }
    if !graphs.isEmpty, !sources.isEmpty {
      let message = "'--source' and '--symbol-graph' do not go together: import twice"
      throw UsageError(message)
    }
    if !graphs.isEmpty, !references.isEmpty {
      throw UsageError("'--reference' goes with '--source': leave it or '--symbol-graph' out")
    }
    origin = graphs.isEmpty ? .source : .symbolGraph
    inputs = graphs + sources
    guard let first = inputs.first else {
      throw UsageError("say what to import from: name a Swift file, or '--symbol-graph FILE'")
    }
    if protocols.isEmpty, origin == .symbolGraph {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    // Beside the file, and called like it.
    let isFile = origin == .source && first.hasSuffix(".swift")
    let beside = isFile ? String(first.dropLast(".swift".count)) + OutputName.specSuffix : nil
    guard let output = output ?? beside else {
      throw UsageError("say where to write with '--output SPEC'")
    }
    guard OutputName.isSpec(output) else { throw .notCalledSpec(output) }
    self.output = output
  }
}
