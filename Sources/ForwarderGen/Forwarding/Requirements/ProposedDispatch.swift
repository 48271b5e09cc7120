/// The dispatch of a requirement whose author has not said any.
///
/// Only what has to be stated is: then its author sees it, and decides. An optional value counts
/// from the first responder that has one; of every other value, and of a closure that has to be
/// called once, the first responder takes care, and without one there is no neutral answer: it
/// traps.
struct ProposedDispatch: Equatable, Sendable {
  /// `first`; nil where `broadcast` is implied.
  let dispatch: DispatchSyntax?

  /// `preconditionFailure("no delegate responds to 'count'")`.
  let fallback: Fallback?

  /// Decides on the dispatch of `declaration`, which is stated at `position`.
  init(of declaration: RequirementDeclaration, at position: SourcePosition) {
    let handsClosureOver = declaration.takesEscapingClosure
    let hasAnswer = declaration.value != nil || handsClosureOver
    let answersNil =
      declaration.value?.isOptional == true && !handsClosureOver
      && ShapeCheck.errors(in: declaration, under: .firstNonNil).isEmpty
    // What can be received once goes to one.
    let isBroadcast =
      !hasAnswer && ShapeCheck.errors(in: declaration, under: .broadcast).isEmpty
    let name: DispatchName? = isBroadcast ? nil : answersNil ? .firstNonNil : .first
    dispatch = name.map {
      DispatchSyntax(name: $0.rawValue, argument: nil, position: position)
    }
    fallback = hasAnswer && !answersNil ? .trap(in: declaration.compoundName, at: position) : nil
  }
}

extension Fallback {
  /// A `default` at `position` that ends the program when nothing responds to `name`.
  fileprivate static func trap(in name: String, at position: SourcePosition) -> Fallback {
    let word = Token(kind: .word, text: "preconditionFailure", position: position)
    let name = name.filter { !"\"\\".contains($0) }
    return Fallback(
      kind: .trap,
      text: "\(word.text)(\"no delegate responds to '\(name)'\")",
      words: [word.text],
      freeWords: [word],
      position: position
    )
  }
}
