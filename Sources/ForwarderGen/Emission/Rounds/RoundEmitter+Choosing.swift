/// The dispatches that return the value of one responder.
extension RoundEmitter {
  /// All of them are called, and the first one's value counts.
  func emitBroadcast(_ member: Code, _ writer: inout SwiftWriter) {
    let call = call(member)
    if requirement.declaration.value != nil {
      emitRound(answerIn: .constant, calling: member, &writer) { writer in
        writer.line("_ = \(call)\(cast)")
      }
      writer.line("return \(answerMark)\(answer)")
    } else if calls.areEnqueued, requirement.fallback != nil {
      calls.emit(enqueuing: member, on: responders, otherwise: emitFallback, &writer)
    } else {
      emitLoopOrFallback(&writer) { $0.line(call) }
    }
  }

  /// The first one is called.
  func emitFirst(_ member: Code, _ writer: inout SwiftWriter) {
    let first: Code = "\(responders).first"
    let hasValue = requirement.declaration.value != nil
    if calls.areEnqueued, requirement.fallback != nil {
      let first: Code = "\(responders).prefix(1)"
      calls.emit(enqueuing: member, on: first, otherwise: emitFallback, &writer)
    } else if mayGetNone {
      let answered: Code = "let \(answer) = \(condition(member))"
      emitGuard(["\(binding) = \(first)", answered], &writer)
      writer.line("return \(answerMark)\(answer)")
    } else if !hasValue, requirement.fallback == nil, !calls.changesResponder,
      !requirement.isOverloadedByResult
    {
      let call = calls.call(member, on: "\(first)?", isCondition: false)
      writer.line("\(calls.marks)\(call)")
    } else {
      emitGuard(["\(binding) = \(first)"], &writer)
      writer.line("\(hasValue ? "return " : "")\(call(member))")
    }
  }

  /// All of them are called, and the last one's value counts.
  func emitLast(_ member: Code, _ writer: inout SwiftWriter) {
    emitRound(answerIn: .variable, calling: member, &writer) { writer in
      let rest = mayGetNone ? " ?? \(answer)" : ""
      writer.line(changing(by: "\(expression(member))\(rest)"))
    }
    writer.line("return \(answerMark)\(answer)")
  }

  /// They are called until one returns a value that is not nil.
  func emitFirstNonNil(_ member: Code, _ writer: inout SwiftWriter) {
    emitLoop(&writer) { writer in
      let returned: Code = "return \(answerMark)\(answer)"
      writer.line("if let \(answer) = \(condition(member))\(cast) { \(body: [returned]) }")
    }
    writer.line("return nil")
  }

  /// They are called until one returns `decisive`.
  func emitDecision(_ decisive: Bool, calling member: Code, _ writer: inout SwiftWriter) {
    let call = conditionExpression(member)
    let test: Code = mayGetNone ? "\(call) == \(decisive)" : "\(decisive ? "" : "!")\(call)"
    let check = { (writer: inout SwiftWriter) in
      writer.line("if \(calls.marks)\(test) { \(body: ["return \(decisive)"]) }")
    }
    if requirement.fallback != nil {
      emitRound(&writer, first: check, others: check)
    } else {
      emitLoop(&writer, check)
    }
    writer.line("return \(!decisive)")
  }

  /// A function of the user's is called with all of them and the arguments.
  func emitCall(_ writer: inout SwiftWriter) {
    guard let helper = FunctionHelper(requirement, in: style) else { return }
    let arguments = calls.parameters.map { Code($0.passed(isRepeated: false)) }
    let call = helper.call([helper.passed(responders, of: calledType)] + arguments)
    writer.line("\(requirement.declaration.otherMarks)\(call)")
  }

  /// All of them are called, and the first one's value counts.
  ///
  /// A later one's value counts instead if that delegate has claimed so before its own call.
  func emitClaimed(_ member: Code, _ writer: inout SwiftWriter) {
    let claim = ClaimSignature(requirement)
    let claims = names.name("claims", "isClaimed", "counts")
    let other = names.name("other", "next", "own")
    emitRound(answerIn: .variable, calling: member, &writer) { writer in
      calls.emit(claim, of: "any \(style.claimingType)", as: claims, &writer)
      let received = "let \(other)\(annotation) ="
      if mayGetNone {
        writer.line("guard \(received) \(condition(member)) else { \(body: ["continue"]) }")
      } else {
        writer.line("\(received) \(call(member))")
      }
      writer.line("if \(claims) { \(answerMark)\(answer) = \(other) }")
    }
    writer.line("return \(answerMark)\(answer)")
  }
}
