import Foundation
import PackagePlugin

/// Runs the tool for a target of the package: `multidelegate generate`, `multidelegate import` and so on.
#if !MULTIDELEGATE_PLUGIN_TESTS
@main
#endif
struct MultiDelegateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var call = ToolCall(
      context: context,
      tool: "forwarder-gen",
      arguments: ["package"] + arguments,
      programs: ["swift", "swiftc", "swift-symbolgraph-extract"]
    )
    // Only SwiftPM can build the module of a target, and only the tool knows which ones an import needs.
    let needed = context.pluginWorkDirectoryURL.appending(path: "Needed symbol graphs.txt")
    try? FileManager.default.removeItem(at: needed)
    try call.run()
    guard let text = try? String(contentsOf: needed, encoding: .utf8) else { return }
    let targets = call.packages.flatMap(\.targets)
    for id in text.split(separator: "\n") {
      guard let target = targets.first(where: { $0.id == id }) else { continue }
      let isOwn = context.package.targets.contains { $0.id == target.id }
      do {
        let graph = try packageManager.getSymbolGraph(
          for: target,
          options: .init(
            minimumAccessLevel: isOwn ? .internal : .public,
            includeSynthesized: true,
            includeSPI: true
          )
        )
        call.symbolGraphs[target.id] = graph.directoryURL.path(percentEncoded: false)
      } catch {
        call.failures[target.id] = "\(error)"
      }
    }
    try call.run()
  }
}

/// A call of the tool, which does the work of a command.
///
/// SwiftPM compiles the plugins of a package in every build of those who depend on it. So what a command does stands
/// in the tool, and the plugin passes on what only SwiftPM knows.
struct ToolCall {
  let context: PluginContext
  let tool: String

  /// The command of the tool, and the arguments of the plugin.
  let arguments: [String]

  /// The names of programs of the toolchain that the tool runs.
  let programs: [String]

  /// The folders with the symbol graphs of targets, by the targets' identifiers.
  var symbolGraphs: [String: String] = [:]

  /// Why SwiftPM cannot make those of a target.
  var failures: [String: String] = [:]

  /// Runs the tool, and ends the plugin if that fails: the tool has said why.
  ///
  /// The output of a plugin goes to standard error, and so does that of the programs it runs.
  func run() throws {
    let folder = context.pluginWorkDirectoryURL
    let found = programs.compactMap { name in
      (try? context.tool(named: name)).map { (name, Self.path(of: $0.url)) }
    }
    let description: [String: Any] = [
      "packages": packages.map(Self.description),
      "workFolder": Self.path(of: folder),
      "programs": Dictionary(uniqueKeysWithValues: found),
      "symbolGraphs": symbolGraphs,
      "failures": failures,
    ]
    let file = folder.appending(path: "Package.json")
    try JSONSerialization.data(withJSONObject: description).write(to: file)
    let process = Process()
    process.executableURL = try context.tool(named: tool).url
    process.arguments = [arguments[0], Self.path(of: file)] + arguments.dropFirst()
    process.currentDirectoryURL = context.package.directoryURL
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let hasSucceeded = process.terminationReason == .exit && process.terminationStatus == 0
    if !hasSucceeded { exit(1) }
  }

  /// The package and those that it depends on, directly or not.
  var packages: [Package] {
    var found: [Package] = []
    var known: Set<String> = []
    var pending = [context.package]
    while let next = pending.popLast() {
      if !known.insert(next.id).inserted { continue }
      found.append(next)
      pending += next.dependencies.map(\.package)
    }
    return found
  }

  private static func description(of package: Package) -> [String: Any] {
    [
      "id": package.id,
      "name": package.displayName,
      "folder": path(of: package.directoryURL),
      "dependencies": package.dependencies.map(\.package.id),
      "products": package.products.map(description),
      "targets": package.targets.compactMap { $0 as? any SourceModuleTarget }.map(description),
    ]
  }

  private static func description(of product: any Product) -> [String: Any] {
    [
      "name": product.name,
      "isLibrary": product is LibraryProduct,
      "targets": product.targets.map(\.id),
    ]
  }

  private static func description(of target: any SourceModuleTarget) -> [String: Any] {
    [
      "id": target.id,
      "name": target.name,
      "module": target.moduleName,
      "folder": path(of: target.directoryURL),
      "files": target.sourceFiles.map { path(of: $0.url) },
      "dependencies": target.recursiveTargetDependencies.map(\.id),
    ]
  }

  /// The path as the file system has it.
  private static func path(of url: URL) -> String { url.path(percentEncoded: false) }
}
