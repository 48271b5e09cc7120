import ForwarderGen

/// The program `forwarder-gen`: a target of its own, since SwiftPM finds a plugin's tool only where
/// target and product have one name.
@main
enum Main {
  static func main() {
    Program.run(CommandLine.arguments.dropFirst())
  }
}
