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
    guard case .function = self, let value, !value.unannotated.holdsBool else { return nil }
    let candidates = pipelineParameters.filter { !isSender($0) }
    let proposed = candidates.filter(isProposed)
    let only = candidates.count == 1 ? candidates.first { isObject($0) } : nil
    guard let chosen = proposed.count == 1 ? proposed[0] : proposed.isEmpty ? only : nil,
      let label = chosen.label, label.allSatisfy(\.isInWord),
      // The dispatch has to name one of several parameters.
      pipelineParameters.count == 1 || pipelineParameters.count(where: { $0.label == label }) == 1
    else { return nil }
    return chosen
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
  /// Whether this is `Bool`, or an optional of it.
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
