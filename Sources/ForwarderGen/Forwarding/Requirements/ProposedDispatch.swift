/// The dispatch of a requirement whose author has not stated one.
///
/// It is the one rule for errors and for both forms of import. Only what has to be stated is
/// proposed, so that the author sees it and decides:
///
/// - A function that is given a value to change is a `pipeline`: see ``proposedPipeline``.
/// - An optional value is the one of the first responder that has one.
/// - The first responder gives any other value, and gets a closure that has to be called once.
///   Only the author knows the answer without a responder, so the default traps.
struct ProposedDispatch: Equatable, Sendable {
  /// `first`; nil if `broadcast` is implied.
  let dispatch: DispatchSyntax?

  /// `preconditionFailure("no delegate responds to 'count'")`.
  let fallback: Fallback?

  /// Decides on the dispatch of `declaration`, which is stated at `position`.
  init(of declaration: RequirementDeclaration, at position: SourcePosition) {
    func canBe(_ dispatch: Dispatch) -> Bool {
      ShapeCheck.errors(in: declaration, under: dispatch).isEmpty
    }
    let handsClosureOver = declaration.takesEscapingClosure
    let needsFallback: Bool
    if let pipeline = declaration.proposedPipeline, !handsClosureOver, canBe(.pipeline(pipeline)) {
      // Only a choice among several parameters needs an argument.
      let isOnly = declaration.pipelineParameters.count == 1
      dispatch = .pipeline(isOnly ? nil : pipeline.label, at: position)
      needsFallback = false
    } else if declaration.value?.isOptional == true, !handsClosureOver, canBe(.firstNonNil) {
      dispatch = DispatchSyntax(.firstNonNil, at: position)
      needsFallback = false
    } else if declaration.value != nil || handsClosureOver {
      dispatch = DispatchSyntax(.first, at: position)
      needsFallback = true
    } else {
      // An argument that can be received once goes to one delegate.
      dispatch = canBe(.broadcast) ? nil : DispatchSyntax(.first, at: position)
      needsFallback = false
    }
    fallback = needsFallback ? .trap(in: declaration.compoundName, at: position) : nil
  }
}

extension DispatchSyntax {
  fileprivate init(_ name: DispatchName, at position: SourcePosition) {
    self.init(name: name.rawValue, argument: nil, position: position)
  }

  fileprivate static func pipeline(_ label: String?, at position: SourcePosition) -> Self {
    let token = label.map { Token(kind: .word, text: $0, position: position) }
    return DispatchSyntax(
      name: DispatchName.pipeline.rawValue,
      argument: token.map { .parameter($0) },
      position: position
    )
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
