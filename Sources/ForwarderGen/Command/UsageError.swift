/// Why arguments cannot be understood.
struct UsageError: Error, Equatable {
  let message: String
}

extension UsageError {
  /// What to say of an option or a command, as `kind` says, that is none of `known`, which `help`
  /// explains.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    help: String
  ) -> UsageError {
    let nearest = NearestWord.nearest(to: word, among: known)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see '\(help)'"
    return UsageError(message: "unknown \(kind) '\(word)': \(way)")
  }

  /// What to say of a path that is not that of a spec.
  static func notCalledSpec(_ path: String) -> UsageError {
    UsageError(message: "'\(path)' is not called NAME\(OutputName.specSuffix)")
  }
}
