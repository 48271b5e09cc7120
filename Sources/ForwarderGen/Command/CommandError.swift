/// Why a command cannot do what its arguments ask for.
package struct CommandError: Error, Equatable {
  /// Each is a line of its own.
  let messages: [String]
  let code: ExitCode

  package init(_ messages: [String], _ code: ExitCode) {
    self.messages = messages
    self.code = code
  }

  /// An error that says `message`, about the arguments unless `code` tells otherwise.
  package init(_ message: String, _ code: ExitCode = .usage) { self.init([message], code) }

  /// An error that says what was not done, `cannot write`, to which file, and why.
  package init(_ action: String, _ failure: FileSystem.Failure, _ code: ExitCode = .cannotCreate) {
    self.init("\(action) '\(failure.path)': \(failure.reason)", code)
  }
}

extension CommandError {
  /// The message for an option or a command (the `kind`) that is not among `known`, which `help` explains.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    help: String
  ) -> CommandError {
    // `--out`, and `-o`.
    let start = word.hasPrefix("-") && !word.hasPrefix("--") ? "-\(word)" : word
    let longer = known.filter { $0.hasPrefix(start) && start.contains { $0 != "-" } }
    let nearest =
      longer.count == 1 ? longer[0] : NearestWord.nearest(to: word, among: known)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see '\(help)'"
    return CommandError("unknown \(kind) '\(word)': \(way)")
  }

  package static func refuseSwift(_ paths: [String]) throws(CommandError) {
    if let path = paths.first(where: { $0.hasSuffix(".swift") }) { throw .notCalledSpec(path) }
  }

  package static func notCalledSpec(_ path: String) -> CommandError {
    CommandError(
      path.hasSuffix(".swift")
        ? "'\(path)' is a Swift file: name the spec about it, NAME\(OutputName.specSuffix)"
        : "'\(path)' is not called NAME\(OutputName.specSuffix)"
    )
  }
}
