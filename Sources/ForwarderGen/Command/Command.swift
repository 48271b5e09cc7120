/// Something that the tool can be asked to do.
struct Command: Sendable {
  let name: String

  /// The arguments that it cannot do without: `SPEC… --output DIR`.
  let arguments: String

  /// The purpose of the command in a few words.
  let summary: String

  /// The text that `--help` prints behind the summary.
  let help: String

  /// Runs the command with the arguments behind its name.
  let run: @Sendable ([String]) throws(UsageError) -> Outcome
}
