package import ForwarderGen

extension CommandLineTool {
  /// The tool with all of its commands: that of a build, and those for people who write specs.
  package static let full = CommandLineTool(commands: [.generate, .import, .explain])
}
