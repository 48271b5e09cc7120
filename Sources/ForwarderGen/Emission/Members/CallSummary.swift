extension ResolvedRequirement {
  /// One line for quick help that says what a call does: who is called, what the caller gets, and what
  /// happens if no delegate responds.
  ///
  /// `The first responder; without one, 'false'.`, with backticks.
  func summary(_ writer: SwiftWriter) -> String {
    let declaration = declared.declaration
    let hasValue = declared.answered.value != nil
    var text = hasValue ? answer : called
    if let handler = declared.handler {
      let name = "`\(declaration.parameters[handler.index].title)`"
      text += hasValue ? ", through \(name)" : "; when they have answered, \(name) is called"
    }
    if asksAllForAnswers {
      text += declared.callsConcurrently ? "; all are called at the same time" : "; all are called"
    }
    if let fallback = declared.fallback {
      let none = declared.handler == nil ? "a responder" : "an answer"
      text += "; without \(none), " + Self.summary(of: fallback, hasValue)
    }
    if declaration.accessors?.isSettable == true { text += "; all are set" }
    return writer.wrapped("\(text).")
  }

  /// Who is called, if nobody answers.
  private var called: String {
    if declared.callsConcurrently { return "All delegates at the same time" }
    switch declared.dispatch {
    case .first: return declared.isReversed ? "The last responder" : "The first responder"
    case .by(let function): return "The delegates that `\(function.text)` calls"
    case .pipeline: return "All delegates, in a chain"
    case .broadcast, .last, .firstNonNil, .anyTrue, .allTrue, .reduce, .collect, .claimed:
      return declared.isReversed ? "All delegates, the last one first" : "All delegates, in order"
    }
  }

  /// Whether all are called though the answer is one delegate's.
  private var asksAllForAnswers: Bool {
    switch declared.dispatch {
    case .broadcast: declared.answered.value != nil
    case .last, .claimed: true
    case .first, .firstNonNil, .anyTrue, .allTrue, .reduce, .collect, .pipeline, .by: false
    }
  }

  /// What the caller gets.
  private var answer: String {
    switch declared.dispatch {
    case .first: "The first responder's answer"
    case .broadcast: "The first answer"
    case .last: "The last answer"
    case .claimed: "The first answer, or one that claims to count"
    case .firstNonNil: "The first answer that is not nil"
    case .anyTrue: "Whether any delegate answers `true`"
    case .allTrue: "Whether no delegate answers `false`"
    case .reduce(let combiner, _): "`\(combiner.text)` of all answers"
    case .collect: "All answers, together"
    case .by(let function): "What `\(function.text)` returns"
    case .pipeline: "The last answer; each delegate gets the answer before its own"
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
