import Foundation
import PackagePlugin

@main
struct LeastPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Forwarder.swift")
    return [
      .buildCommand(
        displayName: "Generate",
        executable: try context.tool(named: "least").url,
        arguments: [output.path(percentEncoded: false)],
        outputFiles: [output]
      )
    ]
  }
}
