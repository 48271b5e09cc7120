/// The dispatches that combine the values of several responders.
extension RoundEmitter {
  /// The local variable for an answer that is combined with those before it.
  var next: String { names.name("next", "latest") }

  /// The call of the function that makes one answer of two: of the answer so far, and `other`.
  func combined(with other: Code) -> Code {
    FunctionHelper(requirement, in: style)?.call(["\(answer)", other]) ?? other
  }

  /// All of them are called, and a function combines two values at a time.
  @Lines func reduction(calling member: Code) -> Lines {
    round(calling: member) {
      if mayGetNone {
        "guard let \(next) = \(condition(member)) else { \(body: ["continue"]) }"
        "\(answerMark)\(answer) = \(answerMark)\(combined(with: "\(next)"))"
      } else {
        changing(by: combined(with: expression(member)))
      }
    }
    "return \(answerMark)\(answer)"
  }

  /// All of them are called, and a function combines two values at a time, apart from nil.
  @Lines func reductionOfNonNil(calling member: Code) -> Lines {
    start(with: "nil")
    loop { changing(by: combined(with: "\(expression(member))\(cast)")) }
    "return \(answerMark)\(answer)"
  }

  /// The variable for the answer, which is `value` before the first one.
  @Lines private func start(with value: String) -> Lines {
    "var \(answer): \(requirement.answered.value?.typeAsArgument ?? "") = \(value)"
  }

  /// All of them are called, and their collections are joined.
  @Lines func collection(_ kind: CollectionKind, calling member: Code) -> Lines {
    let rest = mayGetNone ? " ?? \(kind.emptyLiteral)" : ""
    let marks = answerMark.isEmpty ? calls.marks : requirement.declaration.effects.marks
    let other: Code = "\(expression(member))\(cast)\(rest)"
    if requirement.fallback != nil {
      round(calling: member) { adding(other, to: kind, marks: marks) }
    } else {
      start(with: "\(answerMark)\(kind.emptyLiteral)")
      loop { adding(other, to: kind, marks: marks) }
    }
    "return \(answerMark)\(answer)"
  }

  /// How `other`, which takes `marks`, is added to the answer.
  func adding(_ other: Code, to kind: CollectionKind, marks: String = "") -> Code {
    switch kind {
    case .array: "\(answerMark)\(answer) += \(marks)\(other)"
    case .set: "\(answerMark)\(marks)\(answer).formUnion(\(list: [other]))"
    // The later one of two values for a key counts.
    case .dictionary:
      "\(answerMark)\(marks)\(answer).merge(\(list: [other])) { \(answerMark)$1 }"
    }
  }

  /// All of them are called, each with the value that the one before it has returned.
  @Lines func pipeline(through parameter: PipelineParameter, calling member: Code) -> Lines {
    "var \(answer) = \(answerMark)\(calls.parameters[parameter.index].copied)"
    loop {
      if parameter.endsAtNil {
        let received: Code = "guard let \(next) = \(condition(member))\(cast)"
        "\(received) else { \(body: ["return nil"]) }"
        "\(answerMark)\(answer) = \(next)"
      } else {
        let rest = mayGetNone ? " ?? \(answer)" : ""
        changing(by: "\(expression(member))\(rest)")
      }
    }
    "return \(answerMark)\(answer)"
  }
}

/// The answers that are combined when all are there.
extension RoundEmitter {
  /// That the caller gets the answer that `choice` finds, or the `default`.
  @Lines func choosing(_ choice: Code) -> Lines {
    guarded(by: ["let \(answer) = \(choice)"])
    answering(with: "\(answer)")
  }

  /// That the caller gets `decision`, or the `default` if there is no answer.
  @Lines func deciding(_ decision: Code) -> Lines {
    if requirement.fallback != nil { guarded(by: ["!\(answers).isEmpty"]) }
    answering(with: decision)
  }

  /// A loop that combines all answers, beginning with `value`, and that the caller gets the combination.
  @Lines func combining(from value: String, @Lines _ combine: () -> Lines) -> Lines {
    start(with: value)
    block("for \(next) in \(answers) {", combine)
    answering(with: "\(answerMark)\(answer)")
  }

  /// The `default` for no answer, a loop that combines the others with the first one, and that the caller gets
  /// the combination.
  @Lines func combining(@Lines _ combine: () -> Lines) -> Lines {
    let rest = names.name("rest", "others")
    "var \(rest) = \(answers).makeIterator()"
    guarded(by: ["var \(answer) = \(rest).next()"])
    block("while let \(next) = \(rest).next() {", combine)
    answering(with: "\(answer)")
  }
}
