/// The explanation of a dispatch for one requirement: a few words for each column.
struct DispatchExplanation: Equatable, Sendable {
  /// `until one is not nil`.
  let called: String

  /// The value that the caller gets: `the first one's`; nothing for a requirement without a value.
  let given: String

  /// The result when no delegate responds: `gives false`.
  let withoutResponder: String

  init(_ requirement: ResolvedRequirement) {
    let hasValue = requirement.declaration.value != nil
    let (called, given, neutral) = Self.words(for: requirement.dispatch)
    self.called = called + (requirement.callsConcurrently ? ", at once" : "")
    self.given = hasValue ? given : ""
    withoutResponder =
      requirement.fallback.map { Self.text(of: $0, hasValue) } ?? (hasValue ? neutral : "")
  }

  /// Explains which delegates are called, what the caller gets, and what it gets if none responds.
  private static func words(for dispatch: Dispatch) -> (String, String, String) {
    switch dispatch {
    case .broadcast: ("all", "the first one's", "")
    case .first: ("the first", "its", "")
    case .last: ("all", "the last one's", "")
    case .firstNonNil: ("until one is not nil", "that one", "gives nil")
    case .anyTrue: ("until one is true", "whether one is", "gives false")
    case .allTrue: ("until one is false", "whether none is", "gives true")
    case .reduce(let combiner, let nilIsNeutral):
      ("all", "\(combiner.text) of all", nilIsNeutral ? "gives nil" : "")
    case .collect: ("all", "all together", "gives nothing in it")
    case .pipeline: ("all, in a chain", "the last one's", "gives the argument")
    case .claimed: ("all", "the first one's, or a claimant's", "")
    }
  }

  private static func text(of fallback: Fallback, _ hasValue: Bool) -> String {
    switch fallback.kind {
    case .expression: hasValue ? "gives \(fallback.text)" : "does \(fallback.text)"
    case .throw: "throws" + fallback.text.dropFirst("throw".count)
    case .trap: "traps"
    }
  }
}
