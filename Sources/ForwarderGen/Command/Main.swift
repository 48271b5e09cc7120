/// The program `forwarder-gen`.
///
/// Called so because a `@main` type named like its module would hide the module from tests.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let outcome = CommandLineTool.run(arguments)
    Console.write(outcome.output, to: .output)
    Console.write(outcome.errors, to: .error)
    Console.exit(outcome.code)
  }
}
