/// The dispatches that answer what one of the responders does.
extension RoundEmitter {
  /// All of them are called, and the first one's value counts.
  func emitBroadcast(_ member: String, _ writer: inout SwiftWriter) {
    let call = call(member)
    if requirement.declaration.value != nil {
      emitRound(&writer) { writer in
        writer.line("let \(answer)\(annotation) = \(call)")
      } others: { writer in
        writer.line("_ = \(call)\(cast)")
      }
      writer.line("return \(answerMark)\(answer)")
    } else if requirement.fallback != nil {
      emitRound(&writer, first: { $0.line(call) }, others: { $0.line(call) })
    } else {
      emitLoop(&writer) { $0.line(call) }
    }
  }

  /// The first one is called.
  func emitFirst(_ member: String, _ writer: inout SwiftWriter) {
    let first = "\(registry).\(calls.firstResponder)(to: \(caseName)\(role))"
    let hasValue = requirement.declaration.value != nil
    if !hasValue, requirement.fallback == nil, !calls.changesResponder {
      writer.line(calls.marks + calls.call(member, on: "\(first)?", isCondition: false))
      return
    }
    emitGuard("\(binding) = \(first)", &writer)
    writer.line("\(hasValue ? "return " : "")\(call(member))")
  }

  /// All of them are called, and the last one's value counts.
  func emitLast(_ member: String, _ writer: inout SwiftWriter) {
    let call = call(member)
    emitRound(&writer) { writer in
      writer.line("var \(answer)\(annotation) = \(call)")
    } others: { writer in
      writer.line(changing(by: expression(member)))
    }
    writer.line("return \(answerMark)\(answer)")
  }

  /// They are called until one answers something.
  func emitFirstNonNil(_ member: String, _ writer: inout SwiftWriter) {
    emitLoop(&writer) { writer in
      let call = "\(condition(member))\(cast)"
      writer.line("if let \(answer) = \(call) { return \(answerMark)\(answer) }")
    }
    writer.line("return nil")
  }

  /// They are called until one answers `decisive`.
  func emitDecision(_ decisive: Bool, _ member: String, _ writer: inout SwiftWriter) {
    let call = "\(calls.marks)\(decisive ? "" : "!")\(conditionExpression(member))"
    let check = "if \(call) { return \(decisive) }"
    if requirement.fallback != nil {
      emitRound(&writer, first: { $0.line(check) }, others: { $0.line(check) })
    } else {
      emitLoop(&writer) { $0.line(check) }
    }
    writer.line("return \(!decisive)")
  }
}
