/// What a run of the program says and how it ends.
struct Outcome: Equatable, Sendable {
  var code: ExitCode = .success

  /// For standard output.
  var output = ""

  /// For standard error.
  var errors = ""
}

/// How the program ends.
///
/// The numbers are those of `sysexits.h`.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// The specs have errors, or `--check` found a difference.
  case failure = 1
  case usage = 64
  case noInput = 66
  case cannotCreate = 73
}
