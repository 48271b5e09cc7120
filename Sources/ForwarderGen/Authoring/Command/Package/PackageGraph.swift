import ForwarderGen

/// A package and those that it depends on, as SwiftPM tells the plugin.
struct PackageGraph: Equatable, Sendable {
  struct Package: Equatable, Sendable {
    let id: String
    let name: String
    let folder: String

    /// The identifiers of the packages that it depends on.
    let dependencies: [String]
    let products: [Product]

    /// Those with source files.
    let targets: [Target]
  }

  struct Product: Equatable, Sendable {
    let name: String
    let isLibrary: Bool

    /// The identifiers of its targets.
    let targets: [String]
  }

  struct Target: Equatable, Sendable {
    let id: String
    let name: String
    let module: String
    let folder: String

    /// All files that SwiftPM lists.
    let files: [String]

    /// The identifiers of the targets that it depends on, directly or not.
    let dependencies: [String]
  }

  /// The one in question comes first.
  let packages: [Package]

  var root: Package { packages[0] }

  var targets: [Target] { packages.flatMap(\.targets) }

  // MARK: Targets

  /// The target of the package that is called `name`.
  func target(_ name: String) throws(UsageError) -> Target {
    if let target = root.targets.first(where: { $0.name == name }) { return target }
    let names = root.targets.map(\.name)
    let way =
      NearestWord.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "there is \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw UsageError("this package has no target '\(name)': \(way)")
  }

  /// `path`, as it is called in the folder of the package, where the plugin runs the tool.
  func localPath(of path: String) -> String {
    let folder = root.folder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// All files of the targets that `target` depends on, whose protocols its specs may inherit.
  func filesElsewhere(of target: Target) -> [String] {
    dependencies(of: target).flatMap { files(of: $0) }
  }

  func dependencies(of target: Target) -> [Target] {
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
  func files(of target: Target) -> [String] {
    let known = Set(target.files)
    let others = Set(targets(inside: target).map(\.folder))
    return target.files
      + TargetFolder.files(below: target.folder, besides: others) { name in
        OutputName.isSpec(name) || OutputName.isInterface(name)
      }
      .wanted.filter { !known.contains($0) }
  }

  /// The specs of `target` among its `files`, of which there is one at least.
  func specs(of target: Target, among files: [String]) throws(UsageError) -> [String] {
    let specs = files.filter(OutputName.isSpec).sorted()
    if specs.isEmpty {
      throw UsageError(
        "target '\(target.name)' has no spec: add a file NAME\(OutputName.specSuffix) to it"
      )
    }
    return specs
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

extension ArgumentReader {
  /// Reads the option `--target`, after all others of a command of the plugin.
  mutating func target(
    in graph: PackageGraph,
    help: String
  ) throws(UsageError) -> PackageGraph.Target {
    let name = try value(of: "--target")
    if let operand = try operands(help: help).first {
      throw UsageError(
        "it is not clear what '\(operand)' is: write an option before it, such as '--target'"
      )
    }
    guard let name else { throw UsageError("say which target with '--target NAME'") }
    return try graph.target(name)
  }
}

extension PackageGraph.Package {
  init(_ node: JSONNode) {
    id = node["id"]?.text ?? ""
    name = node["name"]?.text ?? ""
    folder = node["folder"]?.path ?? ""
    dependencies = node["dependencies"]?.list ?? []
    products = node["products"]?.elements?.map(PackageGraph.Product.init) ?? []
    targets = node["targets"]?.elements?.map(PackageGraph.Target.init) ?? []
  }
}

extension PackageGraph.Product {
  init(_ node: JSONNode) {
    name = node["name"]?.text ?? ""
    isLibrary = node["isLibrary"]?.isTrue == true
    targets = node["targets"]?.list ?? []
  }
}

extension PackageGraph.Target {
  init(_ node: JSONNode) {
    id = node["id"]?.text ?? ""
    name = node["name"]?.text ?? ""
    module = node["module"]?.text ?? ""
    folder = node["folder"]?.path ?? ""
    files = node["files"]?.list ?? []
    dependencies = node["dependencies"]?.list ?? []
  }
}
