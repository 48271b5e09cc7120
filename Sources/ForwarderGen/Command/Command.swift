/// Something that the tool can be asked to do.
struct Command: Sendable {
  let name: String

  /// The arguments that it cannot do without: `SPEC… --output DIR`.
  let arguments: String

  /// What it does, in a few words.
  let summary: String

  /// What `--help` prints behind it.
  let help: String

  /// Does it as the arguments behind its name say.
  let run: @Sendable ([String]) throws(UsageError) -> Outcome
}
