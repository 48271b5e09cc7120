/// A `dispatch` as it is written: `first`, `reduce(max)`, `pipeline(request)`.
struct DispatchSyntax: Equatable, Sendable {
  package enum Argument: Equatable, Sendable {
    /// In `reduce(max)`, `max`.
    case combiner(Combiner)
    /// In `pipeline(request)`, `request`.
    case parameter(Token)
  }

  let name: DispatchName
  var argument: Argument?

  let position: SourcePosition
}

/// The `max` in `reduce(max)`: what makes one value of two.
package struct Combiner: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `max`, `Theme.merge(_:with:)`, or `merging(by: policy)`, which gives a function.
    case function
    /// `+`.
    case infix
  }

  let kind: Kind

  /// As written, on one line.
  package let text: String

  /// The names in it, which no parameter beside it may take.
  let words: [String]
  let position: SourcePosition

  /// Its application to `first` and `second`.
  func applied(to first: String, _ second: String) -> String {
    switch kind {
    case .function: "\(text)(\(first), \(second))"
    case .infix: "\(first) \(text) \(second)"
    }
  }
}

/// A requirement's `default`: the answer when no delegate responds.
package struct Fallback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `0`: an expression whose value is the answer. For a requirement without a value, it is a call.
    case expression
    /// `throw DownloadError.refused`.
    case `throw`
    /// `preconditionFailure("no delegate")`.
    case trap
    /// `<#Int#>`: an answer that only the author knows, and has not written yet.
    case placeholder
  }

  package let kind: Kind

  /// As written.
  package let text: String

  /// The names in it.
  let words: [String]

  /// The words in it that name something by themselves, not a member of something or a label.
  let freeWords: [Token]
  package let position: SourcePosition
}
