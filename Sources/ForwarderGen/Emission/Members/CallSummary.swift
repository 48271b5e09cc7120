extension ResolvedRequirement {
  /// One line for quick help that says what a call does: who is called, what the caller gets, and what
  /// happens if no delegate responds.
  ///
  /// `The first responder; without one, 'false'.`, with backticks.
  package var summary: String {
    let declaration = declared.declaration
    let hasValue = declared.answered.value != nil
    var text = hasValue ? declared.dispatch.answerInWords : called
    if let handler = declared.handler {
      let name = "`\(declaration.parameters[handler.index].title)`"
      text += hasValue ? ", through \(name)" : "; when they have answered, \(name) is called"
    }
    if hasValue, declared.dispatch.name.facts.reach == .all {
      text += declared.callsConcurrently ? "; all are called at the same time" : "; all are called"
    }
    if let fallback = declared.fallback {
      text += declared.handler == nil ? "; without a responder, " : "; without an answer, "
      text += Self.summary(of: fallback, hasValue)
    }
    if declaration.accessors?.isSettable == true { text += "; all are set" }
    text += "."
    return text
  }

  /// Who is called, if nobody answers.
  private var called: String {
    if declared.callsConcurrently { return "All delegates at the same time" }
    switch declared.dispatch.name.facts.reach {
    case .first: return declared.isReversed ? "The last responder" : "The first responder"
    case .chosen: return "The delegates that `\(declared.dispatch.function?.text ?? "")` calls"
    case .chain: return "All delegates, in a chain"
    case .all, .allTogether, .until:
      return declared.isReversed ? "All delegates, the last one first" : "All delegates, in order"
    }
  }

  /// What happens without a responder; `default` stands for code that is too long for the line.
  private static func summary(of fallback: Fallback, _ hasValue: Bool) -> String {
    let isShort = fallback.text.count <= 40 && !fallback.text.contains(where: \.isNewline)
    let code = isShort ? "`\(fallback.text)`" : "its `default`"
    return switch fallback.kind {
    case .expression: hasValue ? code : "runs \(code)"
    case .throw: isShort ? code : "throws"
    case .trap: "stops the program"
    case .placeholder: "still to be written"
    }
  }
}
