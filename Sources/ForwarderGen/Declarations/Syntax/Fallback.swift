/// A requirement's `default`: the answer when no delegate responds.
struct Fallback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// `0`: an expression whose value is the answer. For a requirement without a value, it is a
    /// call.
    case expression
    /// `throw DownloadError.refused`.
    case `throw`
    /// `preconditionFailure("no delegate")`.
    case trap
  }

  let kind: Kind

  /// As written.
  let text: String

  /// Every word in it.
  let words: Set<String>

  /// The words in it that name something by themselves, not a member of something or a label.
  let freeWords: [Token]
  let position: SourcePosition
}
