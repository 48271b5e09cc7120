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
  func emitReplies(
    through handler: CompletionHandler,
    calling member: Code,
    _ writer: inout SwiftWriter
  ) {
    let isAtOnce = requirement.callsConcurrently
    let isSent = requirement.endsAnywhere(in: style.forwarder.isolation)
    let isChecked = isSent && !isAtOnce && !calls.areEnqueued
    if isChecked { emitChecksOfTasks(&writer) }
    let type = requirement.answered.value.map(\.typeExpression) ?? "Swift.Void"
    let sendable = isSent ? "@Sendable " : ""
    let start = isAtOnce ? "askAtOnce" : "askInOrder"
    let captures = isAtOnce ? "" : sendable + (copies.map { "\($0) " } ?? "")
    let asking =
      ".\(start)(for: \(type).self) { \(captures)\(calls.responder), \(reply) in"
    let test = isAtOnce ? nil : decisiveTest
    let given = requirement.answered.value == nil ? "_" : answers
    let then = "}\(test.map { " until: { \($0) }" } ?? "") then: { \(sendable)\(given) in"
    func emitRound(_ opening: Code, _ writer: inout SwiftWriter) {
      writer.block(opening, closing: "\(then)") { writer in
        if calls.changesResponder { writer.line("var \(calls.responder) = \(calls.responder)") }
        // The compiler reports here if the delegates are on the module's default actor.
        emit(call(member), at: isChecked ? requirement.location : nil, &writer)
      }
      writer.indented { writer in
        if requirement.answered.value == nil {
          emitAnswer("", &writer)
        } else {
          emitCombination(&writer)
        }
      }
      writer.line("}")
    }
    let line = "\(responders)\(asking)"
    if writer.fits(line) {
      emitRound("\(line)", &writer)
    } else {
      writer.line(responders)
      writer.indented { emitRound("\(asking)", &$0) }
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

  /// Writes the call of the caller's `handler` with `answer`, which the spec states at `location` if it is
  /// the `default`.
  func emitAnswer(
    _ answer: Code,
    through handler: CompletionHandler,
    at location: SourceLocation? = nil,
    _ writer: inout SwiftWriter
  ) {
    let name = calls.parameters[handler.index].name + (handler.isOptional ? "?" : "")
    if handler.values.count == 1, handler.answer.isVoid, answer.description.isEmpty {
      return emit("\(name)(())", at: location, &writer)
    }
    if handler.values.count < 2 {
      return emit("\(name)(\(list: [answer]))", at: location, &writer)
    }
    if answer.description != self.answer {
      emit("let \(self.answer): \(handler.answer.text) = \(answer)", at: location, &writer)
    }
    let values: [Code] = handler.values.indices.map { "\(self.answer).\($0)" }
    writer.line("\(name)(\(list: values))")
  }

  /// Writes `code`, which is the user's if it has a `location`.
  private func emit(_ code: Code, at location: SourceLocation?, _ writer: inout SwiftWriter) {
    if let location { writer.userLine("\(code)", at: location) } else { writer.line(code) }
  }
}

extension TypeSyntax {
  /// As an expression with a member after it: `Int?`, or `(any Error)`.
  fileprivate var typeExpression: String {
    switch unannotated.kind {
    case .named, .optional, .array, .dictionary, .tuple: typeAsArgument
    default: "(\(typeAsArgument))"
    }
  }
}
