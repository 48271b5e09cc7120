/// The arguments of `import`.
struct ImportOptions: Equatable, Sendable {
  /// What protocols are read from.
  enum Origin: String, Equatable, Sendable {
    /// What the compiler writes about a module, as JSON.
    case symbolGraph = "--symbol-graph"
    /// The user's own Swift.
    case source = "--source"
  }

  private static let names = [
    Origin.symbolGraph.rawValue, Origin.source.rawValue, "--protocol", "--output", "--check",
    "--help",
  ]

  let origin: Origin

  /// As given, in order.
  private(set) var inputs: [String] = []

  /// Each once, in order.
  private(set) var protocols: [String] = []

  /// The spec.
  let output: String
  private(set) var isCheck = false

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var origin: Origin?
    var output: String?
    while let argument = reader.next() {
      if let named = Origin(rawValue: argument) {
        if let origin, origin != named {
          let message = "'\(origin.rawValue)' and '\(argument)' do not go together: import twice"
          throw UsageError(message: message)
        }
        origin = named
        inputs += try reader.values(of: argument)
        continue
      }
      switch argument {
      case "--protocol":
        for name in try reader.values(of: argument) where !protocols.contains(name) {
          protocols.append(name)
        }
      case "--output": output = try reader.value(of: argument, given: output)
      case "--check": isCheck = true
      case _ where argument.hasPrefix("-"):
        throw .unknown("option", argument, among: Self.names, help: "forwarder-gen help import")
      default:
        let way = "write '--symbol-graph', '--source' or '--protocol' before it"
        throw UsageError(message: "it is not clear what '\(argument)' is: \(way)")
      }
    }
    guard let origin else {
      let way = "'--symbol-graph FILE' or '--source FILE.swift'"
      throw UsageError(message: "say what to import from with \(way)")
    }
    if protocols.isEmpty {
      throw UsageError(message: "say what to import with '--protocol NAME'")
    }
    guard let output else { throw UsageError(message: "say where to write with '--output SPEC'") }
    guard OutputName.isSpec(output) else {
      throw .notCalledSpec(output)
    }
    self.origin = origin
    self.output = output
  }
}
