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
  private static let lookUps: Set<String> = ["after", "before", "for", "from", "of"]

  /// The verbs that make a value, behind "did".
  ///
  /// Other verbs ask for another value: `didReceive message: String`.
  private static let conversions: Set<String> = ["decode", "load", "parse", "read"]

  /// The parameter that a `pipeline` would change, if the names say that there is one.
  ///
  /// A `Bool` is a yes or a no, and no value to change.
  var proposedPipeline: PipelineParameter? {
    guard case .function = self, let value, !value.unannotated.holdsBool else { return nil }
    let candidates = pipelineParameters.filter { !isSender($0) }
    let proposed = candidates.filter { names(of: $0).contains(where: Self.isProposal) }
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

  /// Whether a verb about the time before or after the use of a value has `parameter` as its object:
  /// `willSend request`, `didDecode object`, or `willSend(_ request)`.
  private func isObject(_ parameter: PipelineParameter) -> Bool {
    let label = parameters[parameter.index].label?.name ?? (parameter.index == 0 ? name.name : "")
    let words = label.camelCaseWords
    guard let auxiliary = words.first, Self.lookUps.isDisjoint(with: words) else { return false }
    return switch auxiliary {
    case "will": true
    // Nil can mean yes.
    case "should": value?.unannotated.isOptional == false
    case "did": words.count > 1 && Self.conversions.contains(words[1])
    default: false
    }
  }

  /// The label and the name of `parameter`.
  private func names(of parameter: PipelineParameter) -> [String] {
    let parameter = parameters[parameter.index]
    return [parameter.label, parameter.name].compactMap { $0?.name }
  }

  /// Whether `name` ends with a proposal: `toProposedIndexPath`, and not `defaultFor`.
  private static func isProposal(_ name: String) -> Bool {
    let words = name.camelCaseWords
    guard let place = words.lastIndex(where: proposals.contains) else { return false }
    return lookUps.union(["at", "in"]).isDisjoint(with: words[place...])
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
