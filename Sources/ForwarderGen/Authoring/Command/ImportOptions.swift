import ForwarderGen

/// The arguments of `import`, of the program and of the plugin.
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
  var references: [String] = []
  var swiftFolders: [SwiftFolder] = []

  let output: String

  /// The target that the spec belongs to, which only the plugin knows.
  let target: String
  let isCheck: Bool

  /// Reads the arguments of the program, or with `package`, those of the plugin.
  init(_ arguments: [String], for package: PackageGraph? = nil) throws(UsageError) {
    let isForPlugin = package != nil
    var reader = ArgumentReader(arguments)
    var inputs: [Origin: [String]] = [:]
    inputs[.source] = try reader.values(of: Origin.source.rawValue, asList: true)
    inputs[.module] = try reader.values(of: Origin.module.rawValue, asList: true)
    protocols = try reader.values(of: "--protocol", asList: true).unique
    sdk = try reader.value(of: "--sdk")
    let output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    var target: String?
    if isForPlugin {
      target = try reader.value(of: "--target")
    } else {
      inputs[.symbolGraph] = try reader.values(of: Origin.symbolGraph.rawValue, asList: true)
      references = try reader.values(of: "--reference")
      swiftFolders = try reader.values(of: "--swift-folder").map { SwiftFolder($0) }
    }
    let help =
      isForPlugin ? "swift package multidelegate import --help" : "forwarder-gen help import"
    for file in try reader.operands(help: help) {
      guard file.hasSuffix(".swift") else {
        throw UsageError(
          "it is not clear what '\(file)' is: a Swift file ends in '.swift', and before anything else "
            + "stands an option, such as '--module' or '--protocol'"
        )
      }
      inputs[.source, default: []].append(file)
    }
    if let file = protocols.first(where: { $0.hasSuffix(".swift") }) {
      throw UsageError("'\(file)' is a file and no protocol: write it before '--protocol'")
    }
    let origins = Origin.allCases.filter { inputs[$0]?.isEmpty == false }
    if origins.count > 1 {
      throw UsageError(
        "'\(origins[0].rawValue)' and '\(origins[1].rawValue)' do not go together: import twice"
      )
    }
    guard let origin = origins.first, let named = inputs[origin], let first = named.first else {
      throw UsageError("say what to import from: name a Swift file, or '--module NAME'")
    }
    if origin != .source, !references.isEmpty {
      throw UsageError(
        "'--reference' goes with '--source': leave it or '\(origin.rawValue)' out"
      )
    }
    if origin == .source, sdk != nil {
      throw UsageError(
        "'--sdk' says where modules are, and '--source' reads a Swift file: remove '--sdk'"
      )
    }
    if origin == .symbolGraph, sdk != nil {
      throw UsageError("'--sdk' goes with '--module': leave it or '--symbol-graph' out")
    }
    if protocols.isEmpty, origin != .source {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    if isForPlugin, target == nil {
      throw UsageError("say which target the spec belongs to with '--target NAME'")
    }
    self.target = target ?? ""
    self.origin = origin
    self.inputs = named
    // Beside the file, and called like it.
    let isFile = origin == .source && first.hasSuffix(".swift")
    let beside = isFile ? String(first.dropLast(".swift".count)) + OutputName.specSuffix : nil
    var inTarget: String?
    if origin == .module, let package {
      let folder = package.localPath(of: try package.target(self.target).folder)
      inTarget = "\(folder)/\(first)\(OutputName.specSuffix)"
    }
    guard let output = output ?? beside ?? inTarget else {
      throw UsageError("say where to write with '--output SPEC'")
    }
    guard OutputName.isSpec(output) else { throw .notCalledSpec(output) }
    self.output = output
  }
}
