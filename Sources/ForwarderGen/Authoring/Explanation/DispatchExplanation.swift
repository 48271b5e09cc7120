/// What a dispatch does for one requirement, in a few words each.
struct DispatchExplanation: Equatable, Sendable {
  /// `until one is not nil`.
  let called: String

  /// What the caller gets: `the first one's`; nothing for a requirement without a value.
  let given: String

  /// What happens when nobody responds: `gives false`.
  let nobody: String

  init(_ requirement: ResolvedRequirement) {
    let hasValue = requirement.declaration.value != nil
    let (called, given, neutral) = Self.words(for: requirement.dispatch)
    self.called = called + (requirement.callsConcurrently ? ", at once" : "")
    self.given = hasValue ? given : ""
    nobody = requirement.fallback.map { Self.text(of: $0, hasValue) } ?? (hasValue ? neutral : "")
  }

  /// Who is called, what the caller gets, and what that is when nobody responds.
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
