/// The dispatches that combine the values of several responders.
extension RoundEmitter {
  /// The local variable for an answer that is combined with those before it.
  private var next: String { names.name("next", "latest") }

  /// The call of the function that makes one answer of two.
  func combined(_ first: String, _ second: Code) -> Code {
    FunctionHelper(requirement, in: style)?.call(["\(first)", second]) ?? second
  }

  /// All of them are called, and a function combines two values at a time.
  func emitReduce(calling member: Code, _ writer: inout SwiftWriter) {
    emitRound(answerIn: .variable, calling: member, &writer) { writer in
      guard mayGetNone else {
        writer.line(changing(by: combined(answer, expression(member))))
        return
      }
      writer.line("guard let \(next) = \(condition(member)) else { \(body: ["continue"]) }")
      writer.line("\(answerMark)\(answer) = \(answerMark)\(combined(answer, "\(next)"))")
    }
    writer.line("return \(answerMark)\(answer)")
  }

  /// All of them are called, and a function combines two values at a time, apart from nil.
  func emitReduceOfNonNil(calling member: Code, _ writer: inout SwiftWriter) {
    emitStart("nil", &writer)
    emitLoop(&writer) { writer in
      writer.line(changing(by: combined(answer, "\(expression(member))\(cast)")))
    }
    writer.line("return \(answerMark)\(answer)")
  }

  /// Writes the variable for the answer, which is `value` before the first one.
  private func emitStart(_ value: String, _ writer: inout SwiftWriter) {
    let type = requirement.answered.value?.typeAsArgument ?? ""
    writer.line("var \(answer): \(type) = \(value)")
  }

  /// All of them are called, and their collections are joined.
  func emitCollect(_ kind: CollectionKind, calling member: Code, _ writer: inout SwiftWriter) {
    if requirement.fallback != nil {
      emitRound(answerIn: .variable, calling: member, &writer) {
        emitAdding(to: kind, calling: member, &$0)
      }
    } else {
      emitStart("\(answerMark)\(kind.emptyLiteral)", &writer)
      emitLoop(&writer) { emitAdding(to: kind, calling: member, &$0) }
    }
    writer.line("return \(answerMark)\(answer)")
  }

  /// Writes how the value of one delegate is added to the answer.
  private func emitAdding(
    to kind: CollectionKind,
    calling member: Code,
    _ writer: inout SwiftWriter
  ) {
    let rest = mayGetNone ? " ?? \(kind.emptyLiteral)" : ""
    let marks = answerMark.isEmpty ? calls.marks : requirement.declaration.effects.marks
    emitAdding("\(expression(member))\(cast)\(rest)", to: kind, marks: marks, &writer)
  }

  /// Writes how `other`, which takes `marks`, is added to the answer.
  func emitAdding(
    _ other: Code,
    to kind: CollectionKind,
    marks: String,
    _ writer: inout SwiftWriter
  ) {
    switch kind {
    case .array: writer.line("\(answerMark)\(answer) += \(marks)\(other)")
    case .set: writer.line("\(answerMark)\(marks)\(answer).formUnion(\(list: [other]))")
    // The later one of two values for a key counts.
    case .dictionary:
      let opening = "\(answerMark)\(marks)\(answer).merge"
      writer.line("\(opening)(\(list: [other])) { \(answerMark)$1 }")
    }
  }

  /// All of them are called, each with the value that the one before it has returned.
  func emitPipeline(
    through parameter: PipelineParameter,
    calling member: Code,
    _ writer: inout SwiftWriter
  ) {
    let argument = calls.parameters[parameter.index].copied
    writer.line("var \(answer) = \(answerMark)\(argument)")
    emitLoop(&writer) { writer in
      if parameter.endsAtNil {
        let received: Code = "guard let \(next) = \(condition(member))\(cast)"
        writer.line("\(received) else { \(body: ["return nil"]) }")
        writer.line("\(answerMark)\(answer) = \(next)")
      } else {
        let rest = mayGetNone ? " ?? \(answer)" : ""
        writer.line(changing(by: "\(expression(member))\(rest)"))
      }
    }
    writer.line("return \(answerMark)\(answer)")
  }
}

/// The answers that are combined when all are there.
extension RoundEmitter {
  /// Writes the combination of ``answers``, and that the caller gets it.
  func emitCombination(_ writer: inout SwiftWriter) {
    switch requirement.dispatch {
    case .reduce(_, nilIsNeutral: true):
      emitCombining(from: "nil", &writer) { writer in
        writer.line("\(answerMark)\(answer) = \(answerMark)\(combined(answer, "\(next)"))")
      }
    case .reduce:
      emitCombining(&writer) { writer in
        writer.line("\(answer) = \(combined(answer, "\(next)"))")
      }
    case .collect(let kind) where requirement.fallback != nil:
      emitCombining(&writer) { emitAdding("\(next)", to: kind, marks: "", &$0) }
    case .collect(let kind):
      emitCombining(from: kind.emptyLiteral, &writer) {
        emitAdding("\(next)", to: kind, marks: "", &$0)
      }
    case .anyTrue: emitDecision("\(answers).contains(true)", &writer)
    case .allTrue: emitDecision("!\(answers).contains(false)", &writer)
    case .firstNonNil: emitAnswer("\(answers).first { $0 != nil } ?? nil", &writer)
    case .pipeline(let parameter):
      emitAnswer("\(answers).last ?? \(calls.parameters[parameter.index].name)", &writer)
    case .last: emitChosen("\(answers).last", &writer)
    case .broadcast, .first, .claimed, .by: emitChosen("\(answers).first", &writer)
    }
  }

  /// Writes that the caller gets the answer that `choice` finds, or the `default`.
  private func emitChosen(_ choice: Code, _ writer: inout SwiftWriter) {
    emitGuard(["let \(answer) = \(choice)"], &writer)
    emitAnswer("\(answer)", &writer)
  }

  /// Writes that the caller gets `decision`, or the `default` if there is no answer.
  private func emitDecision(_ decision: Code, _ writer: inout SwiftWriter) {
    if requirement.fallback != nil { emitGuard(["!\(answers).isEmpty"], &writer) }
    emitAnswer(decision, &writer)
  }

  /// Writes a loop that combines all answers, beginning with `start`, and that the caller gets the
  /// combination.
  private func emitCombining(
    from start: String,
    _ writer: inout SwiftWriter,
    _ combine: (inout SwiftWriter) -> Void
  ) {
    emitStart(start, &writer)
    writer.block("for \(next) in \(answers) {", combine)
    emitAnswer("\(answerMark)\(answer)", &writer)
  }

  /// Writes the `default` for no answer, a loop that combines the others with the first one, and that the
  /// caller gets the combination.
  private func emitCombining(_ writer: inout SwiftWriter, _ combine: (inout SwiftWriter) -> Void) {
    let rest = names.name("rest", "others")
    writer.line("var \(rest) = \(answers).makeIterator()")
    emitGuard(["var \(answer) = \(rest).next()"], &writer)
    writer.block("while let \(next) = \(rest).next() {", combine)
    emitAnswer("\(answer)", &writer)
  }
}
