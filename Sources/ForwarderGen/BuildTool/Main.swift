import ForwarderGen

/// The program that a build runs: `forwarder-gen` with the command that generates.
///
/// It is a target of its own, since SwiftPM finds a plugin's tool only where target and product have one
/// name.
@main
enum Main {
  static func main() {
    Program.run(CommandLineTool(commands: [.generate]))
  }
}
