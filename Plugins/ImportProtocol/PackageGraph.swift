import PackagePlugin

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
