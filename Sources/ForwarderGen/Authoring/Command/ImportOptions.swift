/// The arguments of `import`.
struct ImportOptions: Equatable, Sendable {
  /// What protocols are read from.
  enum Origin: String, Equatable, Sendable {
    /// What the compiler writes about a module, as JSON.
    case symbolGraph = "--symbol-graph"
    /// The user's own Swift.
    case source = "--source"
  }

  let origin: Origin

  /// As given, in order.
  let inputs: [String]

  /// Each once, in order.
  let protocols: [String]

  /// The specs whose protocols may be inherited.
  let references: [String]

  /// The spec.
  let output: String
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    let graphs = try reader.list(of: Origin.symbolGraph.rawValue)
    let sources = try reader.list(of: Origin.source.rawValue)
    var known: Set<String> = []
    protocols = try reader.list(of: "--protocol").filter { known.insert($0).inserted }
    references = try reader.values(of: "--reference")
    let output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    try reader.end(
      help: "forwarder-gen help import",
      ways: "'--symbol-graph', '--source' or '--protocol'"
    )
    if !graphs.isEmpty, !sources.isEmpty {
      let message = "'--source' and '--symbol-graph' do not go together: import twice"
      throw UsageError(message)
    }
    if !graphs.isEmpty, !references.isEmpty {
      throw UsageError("'--reference' goes with '--source': leave it or '--symbol-graph' out")
    }
    origin = graphs.isEmpty ? .source : .symbolGraph
    inputs = graphs + sources
    if inputs.isEmpty {
      let way = "'--symbol-graph FILE' or '--source FILE.swift'"
      throw UsageError("say what to import from with \(way)")
    }
    if protocols.isEmpty {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    guard let output else { throw UsageError("say where to write with '--output SPEC'") }
    guard OutputName.isSpec(output) else { throw .notCalledSpec(output) }
    self.output = output
  }
}
