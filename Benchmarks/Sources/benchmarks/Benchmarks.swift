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
    for comparison in rows where only.isEmpty || comparison.title.contains(only) {
      report.measurements += await effort.measure(comparison)
    }
    report.allocations = await allocationRows()
    if printsTable { print(report.table) }
    print(try report.json())

    // Unlike a time, this does not depend on the machine.
    for count in report.allocations where !count.isGoalMet {
      let message = "'\(count.title)' allocates more than it should\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    if !report.allocations.allSatisfy(\.isGoalMet) {
      exit(1)
    }
  }

  /// All comparisons.
  private nonisolated static var rows: [Comparison] {
    broadcastRows() + selectionRows() + shapeRows() + compositeRows() + queueRows()
      + eventRows() + handlerRows()
      + registrationRows() + generationRows()
  }
}
