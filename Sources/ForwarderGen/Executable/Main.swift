import ForwarderAuthoring
import ForwarderGen

/// The program that people run, `forwarder-gen`.
@main
enum Main {
  static func main() {
    Program.run(.full)
  }
}
