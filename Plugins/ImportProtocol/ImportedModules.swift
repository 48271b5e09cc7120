import Foundation
import PackagePlugin

/// The modules of packages that an import reads from, and that the target of the spec has to import.
///
/// Modules of the toolchain and of the SDK are not among these, because they need nothing.
struct ImportedModules {
  private let target: any SourceModuleTarget
  private let package: Package

  /// The targets of the modules and of the Swift files.
  private let owners: [PackageGraph.Owner]

  /// Whether Swift files are the source of the import.
  ///
  /// The spec does not import their modules then.
  private let areSources: Bool

  init(
    of options: ImportProtocolOptions,
    for target: any SourceModuleTarget,
    in package: Package
  ) {
    let graph = PackageGraph(package)
    let files = options.sources.map {
      URL(filePath: $0, relativeTo: package.directoryURL).absoluteURL.standardizedFileURL
    }
    var known: Set<String> = [target.id]
    self.target = target
    self.package = package
    areSources = !files.isEmpty
    owners =
      (options.modules.map { graph.owner(ofModule: $0) } + files.map { graph.owner(ofFile: $0) })
      .compactMap { $0 }.filter { known.insert($0.target.id).inserted }
  }

  /// The missing dependencies in `Package.swift`, without which the build would not find a module.
  ///
  /// - Throws: the reason why the target can never import a module.
  var missingDependencies: [String] {
    get throws {
      let present = Set(target.recursiveTargetDependencies.map(\.id))
      return try owners.filter { !present.contains($0.target.id) }
        .map { owner in
          if owner.target.dependsOn(target) {
            throw PluginFailure(
              "target '\(target.name)' cannot import module "
                + "'\(owner.target.moduleName)', which depends on it: write the spec into that "
                + "target, with '--source FILE --target \(owner.target.name)'"
            )
          }
          return "target '\(target.name)' does not depend on module "
            + "'\(owner.target.moduleName)': \(way(to: owner))"
        }
    }
  }

  /// The addition to `Package.swift`.
  private func way(to owner: PackageGraph.Owner) -> String {
    let place = "to the 'dependencies' of '\(target.name)' in Package.swift"
    if owner.package.id == package.id {
      return "add '.target(name: \"\(owner.target.name)\")' \(place)"
    }
    let libraries = owner.package.products.filter { $0 is LibraryProduct }
    let product =
      libraries.first { $0.name == owner.target.moduleName && $0.has(owner.target) }
      ?? libraries.first { $0.has(owner.target) }
      // A dependency of one of the library's modules can be imported, too.
      ?? libraries.first { $0.targets.contains { $0.dependsOn(owner.target) } }
    guard let product else {
      return "no library of package '\(owner.package.id)' has it, so no target can import it"
    }
    let isDirect = package.dependencies.contains { $0.package.id == owner.package.id }
    let name = manifestName(of: owner.package)
    return "add '.product(name: \"\(product.name)\", package: \"\(name)\")' \(place)"
      + (isDirect ? "" : ", and package '\(owner.package.id)' to those of the package")
  }

  /// The name of `other` in the manifest: the stated name of the dependency, or else the last part
  /// of the location, which is its identity.
  private func manifestName(of other: Package) -> String {
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let named = /\.package\(\s*name:\s*"([^"]*)"\s*,\s*path:\s*(?:"(?:[^"]*\/)?([^"\/]*)")?/
    for match in text.matches(of: named) {
      // If the location is not a literal, the name is used.
      let isOther =
        match.2.map { $0.lowercased() == other.id } ?? (match.1 == other.displayName)
      if isOther { return String(match.1) }
    }
    return other.id
  }

  /// The missing imports of `spec`: a Swift file of another module does not tell the module's name.
  func missingImports(in spec: URL) -> [String] {
    guard areSources, let data = try? Data(contentsOf: spec),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let imports = (root["imports"] as? [Any] ?? [])
      .compactMap { $0 as? String ?? ($0 as? [String: Any])?["import"] as? String }
    let present = Set(imports.compactMap { $0.split(separator: " ").last.map { String($0) } })
    return owners.map(\.target.moduleName).filter { !present.contains($0) }
      .map { module in
        "the spec does not import module '\(module)', which declares the protocol: add "
          + "'\"imports\": [\"\(module)\"]' to '\(spec.filePath)'"
      }
  }
}

extension Product {
  /// Whether it consists of `target`, and perhaps others.
  fileprivate func has(_ target: any Target) -> Bool { targets.contains { $0.id == target.id } }
}

extension Target {
  /// Whether it depends on `target`, directly or not.
  fileprivate func dependsOn(_ target: any Target) -> Bool {
    recursiveTargetDependencies.contains { $0.id == target.id }
  }
}

extension PackageGraph {
  /// The target that compiles the Swift file `file`.
  fileprivate func owner(ofFile file: URL) -> Owner? {
    owners.first { owner in
      owner.target.sourceFiles.contains { $0.url.standardizedFileURL.filePath == file.filePath }
    }
  }
}

/// The protocols that a dependency of the target forwards already.
///
/// A second forwarder has the same name and hides the first one, with other decisions.
enum ForwardedElsewhere {
  private struct Spec: Decodable {
    struct Item: Decodable {
      let `protocol`: String
    }

    let protocols: [Item]?
  }

  /// The messages for those `names` that a spec of another target has.
  static func warnings(
    of names: [String],
    for target: any SourceModuleTarget,
    in package: Package
  ) -> [String] {
    target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { other in
        TargetSearch.files(of: other, in: package)
          .filter { OutputName.isSpec($0.lastPathComponent) }
          .flatMap { file -> [String] in
            guard let data = try? Data(contentsOf: file),
              let spec = try? JSONDecoder().decode(Spec.self, from: data)
            else { return [] }
            let known = (spec.protocols ?? []).compactMap { name(in: $0.protocol) }
            return names.filter(known.contains)
              .map { name in
                "'\(file.filePath)', of target '\(other.name)', has '\(name)' already: use the forwarder "
                  + "there, or give this one another name with 'forwarder'"
              }
          }
      }
  }

  /// The name of the protocol whose head, or name, is `head`.
  private static func name(in head: String) -> String? {
    head.prefix { $0 != ":" && $0 != "<" }.split(separator: " ").last.map { String($0) }
  }
}

/// The package and those that it depends on, directly or not.
struct PackageGraph {
  /// A target that is a module, and its package.
  struct Owner {
    let target: any SourceModuleTarget
    let package: Package
  }

  let packages: [Package]

  init(_ package: Package) {
    var found: [Package] = []
    var pending = [package]
    while let next = pending.popLast() {
      if found.contains(where: { $0.id == next.id }) { continue }
      found.append(next)
      pending += next.dependencies.map(\.package)
    }
    packages = found
  }

  /// All modules that are built from source.
  var modules: [String] { owners.map(\.target.moduleName) }

  /// All targets that are modules.
  var owners: [Owner] {
    packages.flatMap { package in
      package.targets.compactMap { $0 as? any SourceModuleTarget }
        .map { Owner(target: $0, package: package) }
    }
  }

  /// The target that is the module called `name`.
  func owner(ofModule name: String) -> Owner? { owners.first { $0.target.moduleName == name } }

  /// The product called `name`; nil if there is none.
  func product(_ name: String) -> (any Product)? {
    packages.flatMap(\.products).first { $0.name == name }
  }
}

extension Product {
  /// The modules that are built from source.
  var modules: [String] {
    targets.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
  }
}
