import Foundation

/// Measures everything, and prints it as a table and as JSON.
///
/// `--quick` only checks that everything runs. `--only TEXT` measures the rows whose title contains
/// TEXT. `--json` prints no table.
@main
struct Benchmarks {
  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    var effort = Effort.full
    var only = ""
    var printsTable = true
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick": effort = .quick
      case "--only": only = arguments.popFirst() ?? ""
      case "--json": printsTable = false
      default:
        FileHandle.standardError.write(Data("unknown argument '\(argument)'\n".utf8))
        exit(64)
      }
    }

    var report = Report()
    for comparison in rows(CommandLine.arguments[0])
    where only.isEmpty || comparison.title.contains(only) {
      report.measurements += await effort.measure(comparison)
    }
    report.allocations = await allocationRows()
    if printsTable { print(report.table) }
    print(try report.json())

    // Unlike a time, this does not depend on the machine.
    if report.allocations.contains(where: { ($0.perRound ?? 0) > 0 }) {
      FileHandle.standardError.write(Data("a round has allocated\n".utf8))
      exit(1)
    }
  }

  /// All comparisons.
  ///
  /// Those of the generator are included only if it is built beside `program`.
  private nonisolated static func rows(_ program: String) -> [Comparison] {
    broadcastRows() + selectionRows() + shapeRows() + compositeRows() + queueRows()
      + eventRows()
      + registrationRows()
      + (Tool(beside: program).map(generationRows) ?? [])
  }
}
