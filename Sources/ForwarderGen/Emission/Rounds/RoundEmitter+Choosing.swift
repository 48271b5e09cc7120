/// The dispatches that return the value of one responder.
extension RoundEmitter {
  /// All of them are called, and the first one's value counts.
  @Lines func broadcast(calling member: Code) -> Lines {
    if requirement.declaration.value != nil {
      round(calling: member, inConstant: true) { "_ = \(call(member))\(cast)" }
      "return \(answerMark)\(answer)"
    } else if calls.areEnqueued, requirement.fallback != nil {
      calls.enqueuing(member, on: responders) { fallback }
    } else {
      loopOrFallback { call(member) }
    }
  }

  /// All of them are called, even if some throw.
  ///
  /// Then the first error is thrown.
  @Lines func broadcastBeforeErrors(calling member: Code) -> Lines {
    let failure = names.name("failure", "firstError")
    "var \(failure): \(requirement.declaration.effects.optionalError)"
    loopOrFallback {
      block("do {", closing: "} catch {") { call(member) }
      "  if \(failure) == nil { \(failure) = error }"
      "}"
    }
    "if let \(failure) { throw \(failure) }"
  }

  /// The first one is called.
  @Lines func first(calling member: Code) -> Lines {
    let first: Code = "\(responders).first"
    let hasValue = requirement.declaration.value != nil
    if calls.areEnqueued, requirement.fallback != nil {
      calls.enqueuing(member, on: "\(responders).prefix(1)") { fallback }
    } else if mayGetNone {
      guarded(by: ["\(binding) = \(first)", "let \(answer) = \(condition(member))"])
      "return \(answerMark)\(answer)"
    } else if !hasValue, requirement.fallback == nil, !calls.changesResponder,
      !requirement.isOverloadedByResult
    {
      "\(calls.marks)\(calls.call(member, on: "\(first)?", isCondition: false))"
    } else {
      guarded(by: ["\(binding) = \(first)"])
      "\(hasValue ? "return " : "")\(call(member))"
    }
  }

  /// All of them are called, and the last one's value counts.
  @Lines func last(calling member: Code) -> Lines {
    round(calling: member) {
      let rest = mayGetNone ? " ?? \(answer)" : ""
      changing(by: "\(expression(member))\(rest)")
    }
    "return \(answerMark)\(answer)"
  }

  /// They are called until one returns a value that is not nil.
  @Lines func firstNonNil(calling member: Code) -> Lines {
    loop {
      let returned: Code = "return \(answerMark)\(answer)"
      "if let \(answer) = \(condition(member))\(cast) { \(body: [returned]) }"
    }
    "return nil"
  }

  /// They are called until one returns `decisive`.
  @Lines func decision(_ decisive: Bool, calling member: Code) -> Lines {
    let call = expression(member, isCondition: true)
    let test: Code = mayGetNone ? "\(call) == \(decisive)" : "\(decisive ? "" : "!")\(call)"
    let check = Lines.line("if \(calls.marks)\(test) { \(body: ["return \(decisive)"]) }")
    if requirement.fallback != nil {
      round(first: { check }, others: { check })
    } else {
      loop { check }
    }
    "return \(!decisive)"
  }

  /// A function of the user's is called with all of them and the arguments.
  @Lines var functionCall: Lines {
    if let helper = FunctionHelper(requirement, in: style) {
      let arguments = calls.parameters.map { Code($0.passed(isRepeated: false)) }
      let call = helper.call([helper.passed(responders, of: calledType)] + arguments)
      "\(requirement.declaration.otherMarks)\(call)"
    }
  }

  /// All of them are called, and the first one's value counts.
  ///
  /// A later one's value counts instead if that delegate has claimed so before its own call.
  @Lines func claimed(calling member: Code) -> Lines {
    let claims = names.name("claims", "isClaimed", "counts")
    let other = names.name("other", "next", "own")
    round(calling: member) {
      let received = "let \(other)\(annotation) ="
      calls.claim(ClaimSignature(requirement), of: "any \(style.claimingType)", as: claims)
      if mayGetNone {
        "guard \(received) \(condition(member)) else { \(body: ["continue"]) }"
      } else {
        "\(received) \(call(member))"
      }
      "if \(claims) { \(answerMark)\(answer) = \(other) }"
    }
    "return \(answerMark)\(answer)"
  }
}

extension Effects {
  /// The type of an error that may have been thrown: `CheckError?`, or `(any Swift.Error)?`.
  fileprivate var optionalError: String {
    guard let error = typedError else { return "(any Swift.Error)?" }
    if case .named = error.kind { return "\(error.text)?" }
    return "(\(error.text))?"
  }
}
