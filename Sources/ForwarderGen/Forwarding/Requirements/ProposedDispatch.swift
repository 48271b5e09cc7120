/// The dispatch of a requirement whose author has not stated one.
///
/// It is the one rule for errors and for both forms of import. Only what has to be stated is
/// proposed, so that the author sees it and decides:
///
/// - A closure without values whose name says that it ends something is called when all delegates have
///   called theirs: see ``RequirementDeclaration/proposedHandler``.
/// - An optional value is the one of the first responder that has one.
/// - The first responder gives any other value, and gets a closure that has to be called once.
///   Only the author knows the answer without a responder, so the default traps.
///
/// An adopter may leave out an optional requirement, so a trap would be wrong: see
/// ``init(ofOptional:answering:)``.
struct ProposedDispatch: Equatable, Sendable {
  /// `first`; nil if `broadcast` is implied.
  let dispatch: String?

  /// `completionHandler`, if delegates answer through that closure.
  let through: String?

  /// `preconditionFailure("no delegate responds to 'count'")`.
  let fallback: String?
}

extension ProposedDispatch {
  /// An adopter without `declaration` answers `omitted`; nil if every adopter has it.
  init(of declaration: RequirementDeclaration, omittedAs omitted: DefaultAnswer? = nil) {
    if let handler = declaration.proposedHandler {
      self.init(dispatch: DispatchName.broadcast.rawValue, through: handler, fallback: nil)
    } else if let omitted, declaration.needsDispatch {
      self.init(ofOptional: declaration, answering: omitted)
    } else {
      self.init(ofRequired: declaration)
    }
  }

  private init(ofRequired declaration: RequirementDeclaration) {
    let handsClosureOver = declaration.takesEscapingClosure
    func canBe(_ dispatch: Dispatch) -> Bool {
      ShapeCheck.errors(in: declaration, under: dispatch).isEmpty
    }
    let needsFallback: Bool
    if declaration.value?.isOptional == true, !handsClosureOver, canBe(.firstNonNil) {
      (dispatch, needsFallback) = (DispatchName.firstNonNil.rawValue, false)
    } else if declaration.value != nil || handsClosureOver {
      (dispatch, needsFallback) = (DispatchName.first.rawValue, true)
    } else {
      // An argument that can be received once goes to one delegate.
      (dispatch, needsFallback) = (canBe(.broadcast) ? nil : DispatchName.first.rawValue, false)
    }
    let name = declaration.compoundName.filter { !"\"\\".contains($0) }
    let trap = "preconditionFailure(\"no delegate responds to '\(name)'\")"
    fallback = needsFallback ? trap : nil
    through = nil
  }

  /// Decides on the dispatch of an optional requirement with a value or a closure.
  ///
  /// The best one is that to which the default implementation's `answer` is neutral: then an adopter
  /// without the requirement changes nothing. Any other answer is the `default` of `first`. If it
  /// cannot be seen, the type may have a neutral dispatch; if not, a placeholder asks for the answer.
  private init(ofOptional declaration: RequirementDeclaration, answering answer: DefaultAnswer) {
    let neutral =
      declaration.takesEscapingClosure ? nil : declaration.dispatch(neutralTo: answer)
    let type = declaration.value?.unannotated.text ?? "a call of the closure"
    dispatch = neutral ?? DispatchName.first.rawValue
    through = nil
    fallback = neutral == nil ? answer.fallback(in: declaration) ?? "<#\(type)#>" : nil
  }
}

extension RequirementDeclaration {
  /// The dispatch in which `answer` changes no other one; nil if there is none, or several are.
  fileprivate func dispatch(neutralTo answer: DefaultAnswer) -> String? {
    guard let value = value?.unannotated else { return nil }
    let name: DispatchName?
    switch answer {
    case .argument(let index): return pipeline(pipelineParameters.first { $0.index == index })
    case .expression("true") where value.isBool: name = .allTrue
    case .expression("false") where value.isBool: name = .anyTrue
    case .expression("nil") where value.isOptional: name = .firstNonNil
    case .expression(let text):
      name = value.collectionKind != nil && text.isEmptyCollection ? .collect : nil
    case .unclear:
      name = value.isOptional ? .firstNonNil : value.collectionKind == nil ? nil : .collect
    }
    return name?.rawValue
  }

  /// The dispatch that changes `parameter`, if it can be; only a choice among several is named.
  fileprivate func pipeline(_ parameter: PipelineParameter?) -> String? {
    guard let parameter, ShapeCheck.errors(in: self, under: .pipeline(parameter)).isEmpty else {
      return nil
    }
    let name = DispatchName.pipeline.rawValue
    if pipelineParameters.count == 1 { return name }
    guard let label = parameter.label, pipelineParameters.count(where: { $0.label == label }) == 1
    else { return nil }
    return "\(name)(\(label))"
  }
}

extension DefaultAnswer {
  /// The `default` that says the same about `declaration`; nil if none can.
  fileprivate func fallback(in declaration: RequirementDeclaration) -> String? {
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
    guard let text, let fallback = try? DeclarationParser.fallback(EmbeddedText(text, at: 0)) else {
      return nil
    }
    if fallback.kind == .throw, !declaration.canThrow || declaration.isRethrowing { return nil }
    return fallback.text
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

extension RequirementDeclaration {
  /// The words that name a closure to be called once, at the end, and not a progress callback.
  private static let ends: Set<String> = ["completed", "completion", "done", "finish", "finished"]

  /// The name of the only closure, if it takes no value, delegates can answer through it, and its name says
  /// that it ends something.
  fileprivate var proposedHandler: String? {
    guard value == nil, effects == .none, escapingClosures.count == 1,
      let (name, handler) = completionHandlers.first, handler.values.isEmpty,
      handler.actor == nil || isolation.actor == handler.actor?.text,
      ShapeCheck.errors(in: self, under: .broadcast, handler).isEmpty,
      parameters.indices.allSatisfy({
        $0 == handler.index || reasonAgainstSharing(parameters[$0]) == nil
      })
    else { return nil }
    let own = parameters[handler.index].name?.name ?? ""
    let words = name.camelCaseWords + own.camelCaseWords
    return Self.ends.isDisjoint(with: words) ? nil : name
  }
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
