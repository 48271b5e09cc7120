/// The rounds in which delegates answer through completion handlers of their own.
extension RoundEmitter {
  /// What each delegate gets in place of the caller's handler, and in a pipeline in place of the value, by
  /// the positions of these parameters.
  var replacements: [Int: String] {
    guard let handler = requirement.handler else {
      return requirement.dispatch.pipelineIndex.map { [$0: answer] } ?? [:]
    }
    let values = handler.values.indices.map { "$\($0)" }
    let given = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    // The runtime could make this closure, but for any type of answer. A second one around it would have to
    // pass on an answer of this type, and each delegate would cost one more allocation.
    var replacements = [handler.index: "{ @Sendable in \(reply).answer(\(given)) }"]
    if case .pipeline(let parameter) = requirement.dispatch {
      let former = parameter.endsAtNil ? "(\(reply).former ?? nil)" : "\(reply).former"
      replacements[parameter.index] = "\(former) ?? \(calls.parameters[parameter.index].name)"
    }
    return replacements
  }

  /// The local variable by which a delegate answers.
  private var reply: String { names.name("reply", "response") }

  /// All of them are called, at the same time or one after the other, and the caller's `handler` is
  /// called once, with what they answer.
  @Lines func replies(through handler: CompletionHandler, calling member: Code) -> Lines {
    let isAtOnce = requirement.callsConcurrently
    let isSent = requirement.endsAnywhere(in: style.forwarder.isolation)
    let isChecked = isSent && !isAtOnce && !calls.areEnqueued
    let type = requirement.answered.value.map(\.typeExpression) ?? "Swift.Void"
    let sendable = isSent ? "@Sendable " : ""
    let start = isAtOnce ? "askAtOnce" : "askInOrder"
    let captures = isAtOnce ? "" : sendable + (copies.map { "\($0) " } ?? "")
    let asking: Code =
      ".\(start)(for: \(type).self) { \(captures)\(calls.responder), \(reply) in"
    let test = isAtOnce ? nil : decisiveTest
    let given = requirement.answered.value == nil ? "_" : answers
    let rest = block(
      "}\(test.map { " until: { \($0) }" } ?? "") then: { \(sendable)\(given) in"
    ) {
      if requirement.answered.value == nil { answering(with: "") } else { combination }
    }
    let asked = indented {
      if calls.changesResponder { "var \(calls.responder) = \(calls.responder)" }
      // The compiler reports here if the delegates are on the module's default actor.
      line(call(member), at: isChecked ? requirement.location : nil)
    }
    if isChecked { checksOfTasks }
    Lines { writer in
      if writer.lineIfFits("\(responders)\(asking)") {
        asked.write(&writer)
        return rest.write(&writer)
      }
      writer.line(responders)
      writer.indented { writer in
        writer.line(asking)
        asked.write(&writer)
        rest.write(&writer)
      }
    }
  }

  /// Whether an answer ends a round in which one delegate is asked after the other.
  private var decisiveTest: String? {
    if case .pipeline(let parameter) = requirement.dispatch, parameter.endsAtNil {
      return "$0 == nil"
    }
    return switch requirement.dispatch.name.facts.reach {
    case .until(.boolean(let value)): value ? "$0" : "!$0"
    case .until(.notNil): "$0 != nil"
    case .first, .all, .allTogether, .chain, .chosen: nil
    }
  }

  /// The call of the caller's `handler` with `answer`, which the spec states at `location` if it is the `default`.
  @Lines func answering(
    with answer: Code,
    through handler: CompletionHandler,
    at location: SourceLocation? = nil
  ) -> Lines {
    let name = calls.parameters[handler.index].name + (handler.isOptional ? "?" : "")
    if handler.values.count == 1, handler.answer.isVoid, answer.isEmpty {
      line("\(name)(())", at: location)
    } else if handler.values.count < 2 {
      line("\(name)(\(list: [answer]))", at: location)
    } else {
      let values: [Code] = handler.values.indices.map { "\(self.answer).\($0)" }
      if "\(answer)" != self.answer {
        line("let \(self.answer): \(handler.answer.text) = \(answer)", at: location)
      }
      "\(name)(\(list: values))"
    }
  }

  /// A line, which is the user's if it has a `location`.
  @Lines private func line(_ code: Code, at location: SourceLocation?) -> Lines {
    if let location { userLine("\(code)", at: location) } else { code }
  }
}

extension TypeSyntax {
  /// As an expression with a member after it: `Int?`, or `(any Error)`.
  fileprivate var typeExpression: String {
    switch unannotated.kind {
    case .named, .tuple: typeAsArgument
    default: "(\(typeAsArgument))"
    }
  }
}
