import Foundation
import PackagePlugin

/// Runs the tool for a target of the package: `multidelegate generate`, `multidelegate import` and so on.
@main
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
