/// A package and those that it depends on, as SwiftPM tells a command plugin.
///
/// SwiftPM compiles every plugin of a package that somebody depends on, also one that nobody calls. So the
/// plugins only write down what SwiftPM tells them, and the tool does the rest.
package struct PackageGraph: Equatable, Sendable {
  package struct Package: Equatable, Sendable {
    package let id: String
    package let name: String
    package let folder: String

    /// The identifiers of the packages that it depends on.
    package let dependencies: [String]
    package let products: [Product]

    /// Those with source files.
    package let targets: [Target]
  }

  package struct Product: Equatable, Sendable {
    package let name: String
    package let isLibrary: Bool

    /// The identifiers of its targets.
    package let targets: [String]
  }

  package struct Target: Equatable, Sendable {
    package let id: String
    package let name: String
    package let module: String
    package let folder: String

    /// All files that SwiftPM lists.
    package let files: [String]

    /// The identifiers of the targets that it depends on, directly or not.
    package let dependencies: [String]
  }

  /// The one in question comes first.
  package let packages: [Package]

  package var root: Package { packages[0] }

  package var targets: [Target] { packages.flatMap(\.targets) }

  // MARK: Targets

  /// The target of the package that is called `name`.
  package func target(_ name: String) throws(UsageError) -> Target {
    if let target = root.targets.first(where: { $0.name == name }) { return target }
    let names = root.targets.map(\.name)
    let way =
      NearestWord.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "there is \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw UsageError("this package has no target '\(name)': \(way)")
  }

  /// `path`, as it is called in the folder of the package, where the plugins run the tool.
  package func localPath(of path: String) -> String {
    let folder = root.folder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  package func dependencies(of target: Target) -> [Target] {
    let needed = Set(target.dependencies)
    return targets.filter { needed.contains($0.id) }
  }

  /// Whether `folder` belongs to `target` alone: it is in the target's folder, and not in the folder of a
  /// target inside that.
  func owns(_ target: Target, _ folder: String) -> Bool {
    let folder = OutputPlan.components(of: folder, from: root.folder)
    func isIn(_ target: Target) -> Bool {
      folder.starts(with: OutputPlan.components(of: target.folder, from: root.folder))
    }
    return isIn(target) && !targets(inside: target).contains(where: isIn)
  }

  private func targets(inside target: Target) -> [Target] {
    targets.filter { $0.folder.hasPrefix(target.folder + "/") }
  }

  /// All files of `target`, with the specs and the interfaces that it excludes.
  ///
  /// SwiftPM lists no excluded files, and without the build-tool plugin a target excludes these.
  package func files(of target: Target) -> [String] {
    let known = Set(target.files)
    let others = Set(targets(inside: target).map(\.folder))
    return target.files
      + TargetFolder.files(below: target.folder, besides: others) { name in
        OutputName.isSpec(name) || OutputName.isInterface(name)
      }
      .wanted.filter { !known.contains($0) }
  }

  /// The folders of the Swift files that specs of `target` may name: its own first.
  ///
  /// As in a build, these are the folders of local targets, and of targets with specs.
  func swiftFolders(of target: Target) -> [SwiftFolder] {
    let own = Set(root.targets.map(\.id))
    let others = dependencies(of: target)
      .filter { own.contains($0.id) || $0.files.contains(where: OutputName.isSpec) }
    return ([target] + others).map { SwiftFolder($0.folder, of: $0.module) }
  }
}

/// What a command plugin tells the tool, in a file.
package struct PluginRequest: Equatable, Sendable {
  package let graph: PackageGraph

  /// A folder for files that nobody else reads.
  package let workFolder: String

  /// The paths of the toolchain's programs, by their names.
  package let programs: [String: String]

  /// The folders with the symbol graphs of targets, by the targets' identifiers.
  package let symbolGraphs: [String: String]

  /// Why a target has none, by its identifier.
  package let failures: [String: String]

  /// Reads the file that the plugin passes as the first of `arguments`, and takes that out of them.
  package init(takenFrom arguments: inout [String]) throws(UsageError) {
    guard let path = arguments.first, path.hasSuffix(".json") else {
      throw UsageError(
        "this command is for the plugin of its name: see 'swift package plugin --list'"
      )
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

extension PackageGraph.Package {
  fileprivate init(_ node: JSONNode) {
    id = node["id"]?.text ?? ""
    name = node["name"]?.text ?? ""
    folder = node["folder"]?.path ?? ""
    dependencies = node["dependencies"]?.list ?? []
    products = node["products"]?.elements?.map(PackageGraph.Product.init) ?? []
    targets = node["targets"]?.elements?.map(PackageGraph.Target.init) ?? []
  }
}

extension PackageGraph.Product {
  fileprivate init(_ node: JSONNode) {
    name = node["name"]?.text ?? ""
    isLibrary = node["isLibrary"]?.isTrue == true
    targets = node["targets"]?.list ?? []
  }
}

extension PackageGraph.Target {
  fileprivate init(_ node: JSONNode) {
    id = node["id"]?.text ?? ""
    name = node["name"]?.text ?? ""
    module = node["module"]?.text ?? ""
    folder = node["folder"]?.path ?? ""
    files = node["files"]?.list ?? []
    dependencies = node["dependencies"]?.list ?? []
  }
}

extension JSONNode {
  /// A path, without the slash at the end of a folder's.
  fileprivate var path: String? {
    text.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  fileprivate var list: [String]? { elements?.compactMap(\.text) }

  /// The members that are texts.
  fileprivate var texts: [String: String]? {
    guard case .object(let members) = value else { return nil }
    return members.reduce(into: [:]) { $0[$1.key.text] = $1.value.text }
  }
}
