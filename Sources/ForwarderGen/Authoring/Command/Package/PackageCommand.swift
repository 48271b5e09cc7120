import ForwarderGen

extension Command {
  /// What the plugin runs: the commands for a target of a package, about which SwiftPM tells the plugin.
  static let package = Command(
    name: "package",
    help: "The plugin runs this command: write 'swift package multidelegate'.\n",
    run: { arguments throws(UsageError) in
      var arguments = arguments
      let request = try PluginRequest(takenFrom: &arguments)
      let permission = "--allow-writing-to-package-directory"
      if arguments.contains(permission) {
        throw UsageError(
          "write '\(permission)' before 'multidelegate': swift package \(permission) multidelegate …"
        )
      }
      return CommandLineTool.ofPlugin(for: request).run(arguments)
    }
  )
}

extension CommandLineTool {
  /// The commands of the plugin, for the package in `request`.
  static func ofPlugin(for request: PluginRequest) -> CommandLineTool {
    CommandLineTool(
      isOfPlugin: true,
      commands: [.generate(in: request), .import(in: request), .explain(in: request)]
    )
  }
}
