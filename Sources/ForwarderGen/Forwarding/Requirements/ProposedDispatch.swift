/// The dispatch of a requirement whose author has not stated one.
///
/// It is the one rule for errors and for both forms of import. Only what has to be stated is
/// proposed, so that the author sees it and decides:
///
/// - A function that is given a value to change is a `pipeline`: see ``proposedPipeline``.
/// - An optional value is the one of the first responder that has one.
/// - The first responder gives any other value, and gets a closure that has to be called once.
///   Only the author knows the answer without a responder, so the default traps.
///
/// An adopter may leave out an optional requirement, so a trap would be wrong: see
/// ``init(ofOptional:answering:at:)``.
struct ProposedDispatch: Equatable, Sendable {
  /// `first`; nil if `broadcast` is implied.
  let dispatch: DispatchSyntax?

  /// `preconditionFailure("no delegate responds to 'count'")`.
  let fallback: Fallback?

  /// Decides on the dispatch of `declaration`, which is stated at `position`.
  ///
  /// An adopter without it answers `omitted`; nil if every adopter has it.
  init(
    of declaration: RequirementDeclaration,
    omittedAs omitted: DefaultAnswer? = nil,
    at position: SourcePosition
  ) {
    if let omitted, declaration.needsDispatch {
      self.init(ofOptional: declaration, answering: omitted, at: position)
    } else {
      self.init(ofRequired: declaration, at: position)
    }
  }

  private init(ofRequired declaration: RequirementDeclaration, at position: SourcePosition) {
    let handsClosureOver = declaration.takesEscapingClosure
    func canBe(_ dispatch: Dispatch) -> Bool {
      ShapeCheck.errors(in: declaration, under: dispatch).isEmpty
    }
    func named(_ name: DispatchName) -> DispatchSyntax {
      DispatchSyntax(name: name, position: position)
    }
    if !handsClosureOver,
      let pipeline = declaration.pipeline(declaration.proposedPipeline, at: position)
    {
      (dispatch, fallback) = (pipeline, nil)
    } else if declaration.value?.isOptional == true, !handsClosureOver, canBe(.firstNonNil) {
      (dispatch, fallback) = (named(.firstNonNil), nil)
    } else if declaration.value != nil || handsClosureOver {
      dispatch = named(.first)
      fallback = .trap(in: declaration.compoundName, at: position)
    } else {
      // An argument that can be received once goes to one delegate.
      (dispatch, fallback) = (canBe(.broadcast) ? nil : named(.first), nil)
    }
  }

  /// Decides on the dispatch of an optional requirement with a value or a closure.
  ///
  /// The best one is that to which the default implementation's `answer` is neutral: then an adopter
  /// without the requirement changes nothing. Any other answer is the `default` of `first`. If it
  /// cannot be seen, the type may have a neutral dispatch; if not, a placeholder asks for the answer.
  private init(
    ofOptional declaration: RequirementDeclaration,
    answering answer: DefaultAnswer,
    at position: SourcePosition
  ) {
    if !declaration.takesEscapingClosure,
      let neutral = declaration.dispatch(neutralTo: answer, at: position)
    {
      dispatch = neutral
      fallback = nil
      return
    }
    dispatch = DispatchSyntax(name: .first, position: position)
    let type = declaration.value?.unannotated.text ?? "a call of the closure"
    fallback =
      answer.fallback(in: declaration, at: position) ?? .placeholder("<#\(type)#>", at: position)
  }
}

extension RequirementDeclaration {
  /// The dispatch in which `answer` changes no other one; nil if there is none, or several are.
  fileprivate func dispatch(
    neutralTo answer: DefaultAnswer,
    at position: SourcePosition
  ) -> DispatchSyntax? {
    guard let value = value?.unannotated else { return nil }
    let pipeline: PipelineParameter?
    let name: DispatchName?
    switch answer {
    case .argument(let index):
      pipeline = pipelineParameters.first { $0.index == index }
      name = nil
    case .expression(let text):
      pipeline = nil
      name =
        switch text {
        case "true" where value.isBool: .allTrue
        case "false" where value.isBool: .anyTrue
        case "nil" where value.isOptional: .firstNonNil
        case _ where value.collectionKind != nil && text.isEmptyCollection: .collect
        default: nil
        }
    case .unclear:
      pipeline = proposedPipeline
      name = value.isOptional ? .firstNonNil : value.collectionKind == nil ? nil : .collect
    }
    return self.pipeline(pipeline, at: position)
      ?? name.map { DispatchSyntax(name: $0, position: position) }
  }

  /// The dispatch that changes `parameter`, if it can be; only a choice among several is named.
  fileprivate func pipeline(
    _ parameter: PipelineParameter?,
    at position: SourcePosition
  ) -> DispatchSyntax? {
    guard let parameter, ShapeCheck.errors(in: self, under: .pipeline(parameter)).isEmpty else {
      return nil
    }
    var dispatch = DispatchSyntax(name: .pipeline, position: position)
    if pipelineParameters.count == 1 { return dispatch }
    guard let label = parameter.label, pipelineParameters.count(where: { $0.label == label }) == 1
    else { return nil }
    dispatch.argument = .parameter(Token(kind: .word, text: label, position: position))
    return dispatch
  }
}

extension DefaultAnswer {
  /// The `default` at `position` that says the same about `declaration`; nil if none can.
  fileprivate func fallback(
    in declaration: RequirementDeclaration,
    at position: SourcePosition
  ) -> Fallback? {
    let text: String?
    switch self {
    case .expression(let expression): text = expression
    case .argument(let index):
      let parameters = declaration.parameters
      let isUsable =
        parameters.indices.contains(index) && declaration.value != nil
        && !declaration.takesEscapingClosure
      text = isUsable ? parameters[index].name?.text : nil
    case .unclear: text = nil
    }
    guard let text,
      let fallback = try? DeclarationParser.fallback(EmbeddedText(text, at: position.offset))
    else { return nil }
    if fallback.kind == .throw, !declaration.canThrow || declaration.isRethrowing { return nil }
    return fallback
  }
}

extension String {
  /// Whether this expression is an empty collection: `[]`, `[:]`, `[Int]()`, `Set<Int>()`.
  fileprivate var isEmptyCollection: Bool {
    ["[]", "[:]", ".init()", "Array()", "Dictionary()", "Set()"].contains(self)
      || hasPrefix("[") && hasSuffix("]()")
      || hasSuffix(">()") && ["Array<", "Dictionary<", "Set<"].contains(where: hasPrefix)
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

/// Recognises a function that is given a value and returns what becomes of it.
///
/// The type alone says too little: `tableView(_:numberOfRowsInSection:)` takes and returns an
/// `Int`, and `pageViewController(_:viewControllerBefore:)` a view controller. So the names have to
/// say it, too. Nothing would show a wrong guess. A requirement without a guess gets a default that
/// traps, or the first answer that is not nil.
extension RequirementDeclaration {
  /// The words that name what the host would use without a delegate.
  private static let proposals: Set<String> = ["default", "proposed", "suggested"]

  /// The words behind which a label names something else than the value: `defaultFor key: String`.
  private static let lookUps: Set<String> = ["after", "before", "for", "from", "matching", "of"]

  /// The names of functions that change their first argument.
  private static let changes: Set<String> = [
    "adapt", "intercept", "modify", "prepare", "process", "transform",
  ]

  /// The verbs that make a value, behind "did".
  ///
  /// Other verbs ask for another value: `didReceive message: String`.
  private static let conversions: Set<String> = [
    "decode", "download", "fetch", "load", "parse", "read",
  ]

  /// The parameter that a `pipeline` would change, if the names say that there is one.
  ///
  /// A `Bool` is a yes or a no, and no value to change.
  var proposedPipeline: PipelineParameter? {
    guard isFunction, let value, !value.unannotated.holdsBool else { return nil }
    let candidates = pipelineParameters.filter { !isSender($0) }
    let proposed = candidates.filter(isProposed)
    let only = candidates.count == 1 ? candidates.first { isObject($0) } : nil
    let chosen = proposed.count == 1 ? proposed[0] : proposed.isEmpty ? only : nil
    return chosen?.label?.allSatisfy(\.isInWord) == true ? chosen : nil
  }

  /// Whether `parameter` is the object that calls: the first one, without a label, of several.
  private func isSender(_ parameter: PipelineParameter) -> Bool {
    parameter.index == 0 && parameters.count > 1 && parameters[0].label == nil
      && !isObject(parameter)
  }

  /// Whether a verb that changes, uses or makes a value has `parameter` as its object:
  /// `willSend request`, `didDecode object`, `willSend(_ request)`, or `prepare(request:)`.
  private func isObject(_ parameter: PipelineParameter) -> Bool {
    let label = parameters[parameter.index].label?.name
    let isFirst = parameter.index == 0
    let words = (label ?? (isFirst ? name.name : "")).camelCaseWords
    guard Self.lookUps.isDisjoint(with: words) else { return false }
    if isFirst, Self.changes.contains(name.name) { return true }
    return switch words.first {
    case "will": true
    // Nil can mean yes.
    case "should": value?.unannotated.isOptional == false
    case "did": words.count > 1 && Self.conversions.contains(words[1])
    default: false
    }
  }

  /// Whether the label or the name of `parameter` ends with a proposal: `toProposedIndexPath`, and
  /// not `defaultFor key`, or `matching proposedCard`.
  private func isProposed(_ parameter: PipelineParameter) -> Bool {
    let parameter = parameters[parameter.index]
    let label = parameter.label?.name.camelCaseWords ?? []
    let words = label + (parameter.secondName?.name.camelCaseWords ?? [])
    guard let place = words.firstIndex(where: Self.proposals.contains) else { return false }
    if !label.contains(where: Self.proposals.contains), !Self.lookUps.isDisjoint(with: label) {
      return false
    }
    return Self.lookUps.union(["at", "in"]).isDisjoint(with: words[place...])
  }
}

extension TypeSyntax {
  fileprivate var holdsBool: Bool { isBool || wrapped?.holdsBool == true }
}

extension String {
  /// Its words in lower case: `toProposedIndexPath` has four.
  fileprivate var camelCaseWords: [String] {
    reduce(into: [""]) { words, character in
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    .filter { !$0.isEmpty }
  }
}
