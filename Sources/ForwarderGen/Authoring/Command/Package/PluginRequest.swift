import ForwarderGen

/// What the plugin tells the tool, in a file.
struct PluginRequest: Equatable, Sendable {
  let graph: PackageGraph

  /// A folder for files that nobody else reads.
  let workFolder: String

  /// The paths of the toolchain's programs, by their names.
  let programs: [String: String]

  /// The folders with the symbol graphs of targets, by the targets' identifiers.
  let symbolGraphs: [String: String]

  /// Why a target has none, by its identifier.
  let failures: [String: String]
}

extension PluginRequest {
  /// Reads the file that the plugin passes as the first of `arguments`, and takes that out of them.
  init(takenFrom arguments: inout [String]) throws(UsageError) {
    guard let path = arguments.first, path.hasSuffix(".json") else {
      throw UsageError("this command is for the plugin: write 'swift package multidelegate'")
    }
    arguments.removeFirst()
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, upTo: JSONLimits.symbolGraph.size)
    } catch {
      throw UsageError("cannot read '\(path)': \(error.reason)")
    }
    guard let node = SourceText(path: path, bytes: bytes).json(limits: .symbolGraph),
      let packages = node["packages"]?.elements, !packages.isEmpty
    else { throw UsageError("'\(path)' is no description of a package") }
    graph = PackageGraph(packages: packages.map(PackageGraph.Package.init))
    workFolder = node["workFolder"]?.path ?? ""
    programs = node["programs"]?.texts ?? [:]
    symbolGraphs = node["symbolGraphs"]?.texts ?? [:]
    failures = node["failures"]?.texts ?? [:]
  }
}

extension JSONNode {
  /// A path, without the slash at the end of a folder's.
  var path: String? {
    text.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  var list: [String]? { elements?.compactMap(\.text) }

  /// The members that are texts.
  var texts: [String: String]? {
    guard case .object(let members) = value else { return nil }
    return members.reduce(into: [:]) { $0[$1.key.text] = $1.value.text }
  }
}
