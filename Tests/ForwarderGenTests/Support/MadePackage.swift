import Foundation

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// A package in a folder, and those that it depends on, as SwiftPM would tell the plugins.
struct MadePackage {
  let folder: Folder

  /// The one in question comes first.
  var packages: [PackageGraph.Package]

  /// What the plugin adds to what SwiftPM says.
  var programs: [String: String] = [:]
  var symbolGraphs: [String: String] = [:]
  var failures: [String: String] = [:]

  var graph: PackageGraph { PackageGraph(packages: packages) }

  /// Runs a command of the plugin, as that does, in the package's folder.
  func run(_ command: String, _ arguments: String...) throws -> Tool.Result {
    try run([command] + arguments)
  }

  func run(_ words: [String], environment: [String: String] = [:]) throws -> Tool.Result {
    let description: [String: Any] = [
      "packages": packages.map(\.json), "workFolder": folder.path("Work/"), "programs": programs,
      "symbolGraphs": symbolGraphs, "failures": failures,
    ]
    let data = try JSONSerialization.data(withJSONObject: description)
    try folder.write(String(decoding: data, as: UTF8.self), to: "Work/Package.json")
    return try Tool.result(
      of: ["package", folder.path("Work/Package.json")] + words,
      in: folder,
      environment: environment
    )
  }
}

extension Folder {
  /// Writes the files of a target, with the text of each, below `path`, which is `Sources/<name>` if it is nil.
  ///
  /// As with SwiftPM, what is `excluded` or hidden is not listed.
  func target(
    _ name: String,
    at path: String? = nil,
    _ files: [String: String] = [:],
    excluded: Set<String> = [],
    dependencies: [PackageGraph.Target] = []
  ) throws -> PackageGraph.Target {
    let path = path ?? "Sources/\(name)"
    try FileManager.default.createDirectory(
      at: url.appending(path: path),
      withIntermediateDirectories: true
    )
    for (file, text) in files { try write(text, to: "\(path)/\(file)") }
    let listed = files.keys.filter { !excluded.contains($0) && !$0.hasPrefix(".") }
    return PackageGraph.Target(
      id: name,
      name: name,
      module: name.replacing("-", with: "_"),
      folder: self.path(path),
      files: listed.sorted().map { self.path("\(path)/\($0)") },
      dependencies: dependencies.flatMap { [$0.id] + $0.dependencies }
    )
  }

  func package(
    _ targets: [PackageGraph.Target],
    id: String = "app",
    named name: String? = nil,
    libraries: [(name: String, targets: [PackageGraph.Target])] = [],
    dependencies: [PackageGraph.Package] = []
  ) -> PackageGraph.Package {
    PackageGraph.Package(
      id: id,
      name: name ?? id,
      folder: path,
      dependencies: dependencies.map(\.id),
      products: libraries.map {
        PackageGraph.Product(name: $0.name, isLibrary: true, targets: $0.targets.map(\.id))
      },
      targets: targets
    )
  }
}

extension PackageGraph.Package {
  fileprivate var json: [String: Any] {
    [
      "id": id, "name": name, "folder": folder + "/", "dependencies": dependencies,
      "products": products.map(\.json), "targets": targets.map(\.json),
    ]
  }
}

extension PackageGraph.Product {
  fileprivate var json: [String: Any] {
    ["name": name, "isLibrary": isLibrary, "targets": targets]
  }
}

extension PackageGraph.Target {
  fileprivate var json: [String: Any] {
    [
      "id": id, "name": name, "module": module, "folder": folder + "/", "files": files,
      "dependencies": dependencies,
    ]
  }
}
