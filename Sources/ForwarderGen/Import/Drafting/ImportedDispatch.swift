/// The dispatch of a requirement whose author has not said any.
///
/// Only what has to be stated is: then its author sees it, and decides. An optional value counts
/// from the first responder that has one; of every other value, and of a closure that has to be
/// called once, the first responder takes care, and without one there is no neutral answer: it
/// traps.
struct ImportedDispatch: Equatable, Sendable {
  /// `first`; nil where `broadcast` is implied.
  let dispatch: String?

  /// `preconditionFailure("no delegate responds to 'count'")`.
  let fallback: String?

  init(of declaration: RequirementDeclaration) {
    let handsClosureOver = declaration.takesEscapingClosure
    if declaration.value == nil, !handsClosureOver {
      // What can be received once goes to one.
      let isBroadcast = ShapeCheck.errors(in: declaration, under: .broadcast).isEmpty
      (dispatch, fallback) = (isBroadcast ? nil : "first", nil)
      return
    }
    let answersNil =
      declaration.value?.isOptional == true && !handsClosureOver
      && ShapeCheck.errors(in: declaration, under: .firstNonNil).isEmpty
    if answersNil {
      (dispatch, fallback) = ("firstNonNil", nil)
    } else {
      let name = declaration.compoundName.filter { !"\"\\".contains($0) }
      (dispatch, fallback) = ("first", "preconditionFailure(\"no delegate responds to '\(name)'\")")
    }
  }
}
