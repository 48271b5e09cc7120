import ForwarderGen

/// The arguments of `import`.
struct ImportOptions: Equatable, Sendable {
  enum Origin: String, Equatable, Sendable, CaseIterable {
    case source = "--source"
    case module = "--module"
    /// Symbol graphs: the compiler's JSON about a module.
    case symbolGraph = "--symbol-graph"
  }

  let origin: Origin

  /// Files, or the names of modules.
  let inputs: [String]

  /// The SDK that has the modules; nil for the one of the system, if there is one.
  let sdk: String?

  /// Each once, in order; none for the only one of Swift files.
  let protocols: [String]
  let references: [String]
  let swiftFolders: [SwiftFolder]

  let output: String
  let isCheck: Bool

  init(_ arguments: [String]) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    var inputs: [Origin: [String]] = [:]
    for origin in Origin.allCases {
      inputs[origin] = try reader.values(of: origin.rawValue, asList: true)
    }
    protocols = try reader.values(of: "--protocol", asList: true).unique
    sdk = try reader.value(of: "--sdk")
    let output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    references = try reader.values(of: "--reference")
    swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    for file in try reader.operands(help: "forwarder-gen help import") {
      guard file.hasSuffix(".swift") else {
        throw CommandError(
          "it is not clear what '\(file)' is: a Swift file ends in '.swift', and before anything else "
            + "stands an option, such as '--module' or '--protocol'"
        )
      }
      inputs[.source, default: []].append(file)
    }
    if let file = protocols.first(where: { $0.hasSuffix(".swift") }) {
      throw CommandError("'\(file)' is a file and no protocol: write it before '--protocol'")
    }
    let origins = Origin.allCases.filter { inputs[$0]?.isEmpty == false }
    if origins.count > 1 {
      throw CommandError(
        "'\(origins[0].rawValue)' and '\(origins[1].rawValue)' do not go together: import twice"
      )
    }
    guard let origin = origins.first, let named = inputs[origin], let first = named.first else {
      throw CommandError("say what to import from: name a Swift file, or '--module NAME'")
    }
    if origin != .module, sdk != nil {
      throw CommandError("'--sdk' says where modules are: leave it or '\(origin.rawValue)' out")
    }
    if protocols.isEmpty, origin != .source {
      throw CommandError("say what to import with '--protocol NAME'")
    }
    self.origin = origin
    self.inputs = named
    // Beside the file, and called like it.
    let isFile = origin == .source && first.hasSuffix(".swift")
    let beside = isFile ? String(first.dropLast(".swift".count)) + OutputName.specSuffix : nil
    guard let output = output ?? beside else {
      throw CommandError("say where to write with '--output SPEC'")
    }
    guard OutputName.isSpec(output) else { throw .notCalledSpec(output) }
    self.output = output
  }
}
