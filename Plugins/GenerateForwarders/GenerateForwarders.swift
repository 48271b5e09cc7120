import PackagePlugin

/// Generates the forwarders of a target into the source tree.
@main
struct GenerateForwarders: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let call = ToolCall(
      context: context,
      tool: "forwarder-gen-build",
      arguments: ["generate-forwarders"] + arguments,
      programs: ["swift"]
    )
    try call.run()
  }
}
