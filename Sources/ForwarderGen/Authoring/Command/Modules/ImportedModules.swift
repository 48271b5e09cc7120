import ForwarderGen

/// The modules of packages that an import reads from, and that the target of the spec has to import.
///
/// Modules of the toolchain and of the SDK are not among these, because they need nothing.
struct ImportedModules {
  private let graph: PackageGraph
  private let target: PackageGraph.Target

  /// The targets of the modules and of the Swift files, apart from the spec's own.
  private let sources: [PackageGraph.Target]

  /// Whether Swift files are the source of the import.
  ///
  /// The spec does not import their modules then.
  private let areFiles: Bool

  init(of options: ImportOptions, for target: PackageGraph.Target, in graph: PackageGraph) {
    self.graph = graph
    self.target = target
    areFiles = options.origin == .source
    let found = options.inputs.compactMap { input in
      options.origin == .source ? graph.target(ofFile: input) : graph.target(ofModule: input)
    }
    sources = found.unique(by: \.id).filter { $0.id != target.id }
  }

  /// The missing dependencies in `Package.swift`, without which the build would not find a module.
  ///
  /// - Throws: the reason why the target can never import a module.
  func missingDependencies() throws(UsageError) -> [String] {
    let missing = sources.filter { !target.dependencies.contains($0.id) }
    if let heir = missing.first(where: { $0.dependencies.contains(target.id) }) {
      throw UsageError(
        "target '\(target.name)' cannot import module '\(heir.module)', which depends on it: write the spec into "
          + "that target, with '--source FILE --target \(heir.name)'"
      )
    }
    return missing.map { source in
      "target '\(target.name)' does not depend on module '\(source.module)': \(way(to: source))"
    }
  }

  /// The addition to `Package.swift`.
  private func way(to source: PackageGraph.Target) -> String {
    let place = "to the 'dependencies' of '\(target.name)' in Package.swift"
    let owner = graph.packages.first { $0.targets.contains(source) } ?? graph.root
    if owner.id == graph.root.id { return "add '.target(name: \"\(source.name)\")' \(place)" }
    let libraries = owner.products.filter(\.isLibrary)
    let product =
      libraries.first { $0.name == source.module && $0.targets.contains(source.id) }
      ?? libraries.first { $0.targets.contains(source.id) }
      // A dependency of one of the library's modules can be imported, too.
      ?? libraries.first { library in
        owner.targets.contains { part in
          library.targets.contains(part.id) && part.dependencies.contains(source.id)
        }
      }
    guard let product else {
      return "no library of package '\(owner.id)' has it, so no target can import it"
    }
    let isDirect = graph.root.dependencies.contains(owner.id)
    return
      "add '.product(name: \"\(product.name)\", package: \"\(manifestName(of: owner))\")' \(place)"
      + (isDirect ? "" : ", and package '\(owner.id)' to those of the package")
  }

  /// The name of `other` in the manifest: the stated name of the dependency, or else the last part
  /// of the location, which is its identity.
  private func manifestName(of other: PackageGraph.Package) -> String {
    let path = "\(graph.root.folder)/Package.swift"
    let bytes = (try? FileSystem.read(path, upTo: SwiftFile.maximumSize)) ?? []
    var rest = Substring(decoding: bytes, as: UTF8.self)
    while let call = rest.firstRange(of: ".package(") {
      rest = rest[call.upperBound...]
      // What is between quotation marks, and what is not, in turn.
      let parts = rest.split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
      func code(_ index: Int) -> String { parts[index].filter { !$0.isWhitespace } }
      guard parts.count > 2, code(0) == "name:", code(2).hasPrefix(",path:") else { continue }
      // If the location is not a literal, the name is used.
      let location = code(2) == ",path:" ? parts.dropFirst(3).first : nil
      let folder = location?.split(separator: "/").last?.lowercased()
      if folder.map({ $0 == other.id }) ?? (parts[1] == other.name) { return String(parts[1]) }
    }
    return other.id
  }

  /// The missing imports of the spec at `path`: a Swift file of another module does not tell the module's name.
  func missingImports(in path: String) -> [String] {
    guard areFiles, let spec = JSONNode(at: path) else { return [] }
    let present = (spec["imports"]?.elements ?? [])
      .compactMap { ($0.text ?? $0["import"]?.text)?.split(separator: " ").last }
    return sources.filter { !present.contains($0.module[...]) }
      .map { source in
        "the spec does not import module '\(source.module)', which declares the protocol: add "
          + "'\"imports\": [\"\(source.module)\"]' to '\(path)'"
      }
  }

  /// The messages for those of `protocols` that a spec of a dependency forwards already.
  ///
  /// A second forwarder has the same name and hides the first one, with other decisions.
  func forwardedElsewhere(_ protocols: [String]) -> [String] {
    graph.dependencies(of: target)
      .flatMap { other in
        graph.files(of: other).filter(OutputName.isSpec)
          .flatMap { path in
            let heads = JSONNode(at: path)?["protocols"]?.elements?.map { $0["protocol"]?.text }
            let known = (heads ?? []).compactMap { $0.flatMap(Self.name) }
            return protocols.filter(known.contains)
              .map { name in
                "'\(path)', of target '\(other.name)', has '\(name)' already: use the forwarder there, or give this "
                  + "one another name with 'forwarder'"
              }
          }
      }
  }

  /// The name of the protocol whose head, or name, is `head`.
  private static func name(in head: String) -> String? {
    head.prefix { $0 != ":" && $0 != "<" }.split(separator: " ").last.map { String($0) }
  }
}

extension PackageGraph {
  /// The target that compiles the Swift file at `path`.
  fileprivate func target(ofFile path: String) -> Target? {
    let place = FileSystem.place(of: path)
    return targets.first { target in
      target.files.contains { file in
        // Most files have another name, and need not be looked up.
        file.fileName == path.fileName && FileSystem.place(of: file) == place
      }
    }
  }
}

extension JSONNode {
  /// The value in the spec at `path`; nil if there is none.
  fileprivate init?(at path: String) {
    guard let bytes = try? FileSystem.read(path, upTo: JSONLimits.spec.size),
      let node = SourceText(path: path, bytes: bytes).json(limits: .spec)
    else { return nil }
    self = node
  }
}
