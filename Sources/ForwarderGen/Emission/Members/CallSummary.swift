extension ResolvedRequirement {
  /// One line for quick help that says what a call does: who is called, what the caller gets, and what
  /// happens if no delegate responds.
  ///
  /// `The first responder; without one, 'false'.`, with backticks.
  func summary(_ writer: SwiftWriter) -> String {
    let declaration = declared.declaration
    var text = declaration.value == nil ? called : answer
    if let fallback = declared.fallback {
      text += "; without a responder, " + Self.summary(of: fallback, declaration.value != nil)
    }
    if declaration.accessors?.isSettable == true { text += "; all are set" }
    return writer.wrapped("\(text).")
  }

  /// Who is called, if nobody answers.
  private var called: String {
    if declared.callsConcurrently { return "All delegates at the same time" }
    switch declared.dispatch {
    case .first: return "The first responder"
    case .pipeline: return "All delegates, in a chain"
    default: return "All delegates, in order"
    }
  }

  /// What the caller gets.
  private var answer: String {
    let all = declared.callsConcurrently ? "all are called at the same time" : "all are called"
    return switch declared.dispatch {
    case .first: "The first responder's answer"
    case .broadcast: "The first answer; \(all)"
    case .last: "The last answer; \(all)"
    case .claimed: "The first answer, or one that claims to count; \(all)"
    case .firstNonNil: "The first answer that is not nil"
    case .anyTrue: "Whether any delegate answers `true`"
    case .allTrue: "Whether no delegate answers `false`"
    case .reduce(let combiner, _): "`\(combiner.text)` of all answers"
    case .collect: "All answers, together"
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
    case .trap: "traps"
    case .placeholder: "still to be written"
    }
  }
}
