/// The rounds in which delegates answer through completion handlers of their own.
extension RoundEmitter {
  /// What each delegate gets in place of the caller's handler, and in a pipeline in place of the value.
  static func replies(_ requirement: ResolvedRequirement, _ names: LocalNames) -> [Int: String] {
    guard let handler = requirement.handler else { return [:] }
    let reply = replyName(names)
    let values = handler.values.indices.map { "$\($0)" }
    let answer = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    // The runtime could make this closure, but for any type of answer. A second one around it would have to
    // pass on an answer of this type, and each delegate would cost one more allocation.
    var replacements = [handler.index: "{ @Sendable in \(reply).answer(\(answer)) }"]
    if case .pipeline(let parameter) = requirement.dispatch {
      let index = parameter.index
      let argument = PassedParameter(
        requirement.declaration.parameters[index],
        at: index,
        names: names
      )
      let former = parameter.endsAtNil ? "(\(reply).former ?? nil)" : "\(reply).former"
      replacements[index] = "\(former) ?? \(argument.name)"
    }
    return replacements
  }

  private static func replyName(_ names: LocalNames) -> String { names.name("reply", "response") }

  /// All of them are called, at the same time or one after the other, and the caller's `handler` is
  /// called once, with what they answer.
  func emitReplies(
    through handler: CompletionHandler,
    calling signature: Signature,
    _ writer: inout SwiftWriter
  ) {
    let isAtOnce = requirement.callsConcurrently
    let isSent = requirement.endsAnywhere(in: style.forwarder.isolation)
    if requirement.isSentElsewhere(in: style.forwarder.isolation), calls.enqueued == nil {
      emitChecksOfTasks(&writer)
    }
    let type = requirement.answered.value.map(\.typeExpression) ?? "Swift.Void"
    let method = isAtOnce ? "askAtOnce" : "askInOrder"
    let sendable = isSent ? "@Sendable " : ""
    let captures = isAtOnce ? "" : copies.map { "\($0) " } ?? ""
    let asking =
      ".\(method)(for: \(type).self) { \(isAtOnce ? "" : sendable)\(captures)"
      + "\(calls.responder), \(Self.replyName(names)) in"
    let test = isAtOnce ? nil : decisiveTest
    let then = "}\(test.map { " until: { \($0) }" } ?? "") then: { \(sendable)\(answersName) in"
    func emit(_ opening: Code, _ writer: inout SwiftWriter) {
      writer.line(opening)
      writer.indented { writer in
        if calls.changesResponder { writer.line("var \(calls.responder) = \(calls.responder)") }
        let call = call(signature.member)
        // The compiler reports here if the delegates are on the module's default actor.
        if isSent, !isAtOnce, calls.enqueued == nil {
          writer.userLine(call.text, at: requirement.location)
        } else {
          writer.line(call)
        }
      }
      writer.line(Code(then))
      writer.indented { writer in
        if requirement.answered.value == nil {
          emitAnswer("", through: handler, &writer)
        } else {
          emitCombination(of: answersName, &writer)
        }
      }
      writer.line("}")
    }
    let line = responders.text + asking
    if writer.fits(line) {
      emit(Code(line), &writer)
    } else {
      writer.line(responders)
      writer.indented { emit(Code(asking), &$0) }
    }
  }

  private var answersName: String {
    requirement.answered.value == nil ? "_" : names.name("answers", "results")
  }

  /// Whether an answer ends a round in which one delegate is asked after the other.
  private var decisiveTest: String? {
    switch requirement.dispatch {
    case .anyTrue: "$0"
    case .allTrue: "!$0"
    case .firstNonNil: "$0 != nil"
    case .pipeline(let parameter): parameter.endsAtNil ? "$0 == nil" : nil
    default: nil
    }
  }

  /// Writes the call of the caller's `handler` with `answer`.
  func emitAnswer(
    _ answer: Code,
    through handler: CompletionHandler,
    _ writer: inout SwiftWriter
  ) {
    let name = name(ofParameter: handler.index) + (handler.isOptional ? "?" : "")
    if handler.values.count < 2 { return writer.line(Code("\(name)(", list: [answer], ")")) }
    let values = handler.values.indices.map { Code("\(self.answer).\($0)") }
    if answer.text != self.answer { writer.line("let \(self.answer) = " + answer) }
    writer.line(Code("\(name)(", list: values, ")"))
  }

  /// Writes the call of the caller's `handler` with the `default`.
  func emitAnswer(
    _ fallback: Fallback,
    through handler: CompletionHandler,
    _ writer: inout SwiftWriter
  ) {
    let name = name(ofParameter: handler.index) + (handler.isOptional ? "?" : "")
    if handler.values.count < 2 {
      return writer.userLine("\(name)(\(fallback.text))", at: requirement.fallbackLocation)
    }
    let type = handler.answer.text
    writer.userLine("let \(answer): \(type) = \(fallback.text)", at: requirement.fallbackLocation)
    let values = handler.values.indices.map { Code("\(answer).\($0)") }
    writer.line(Code("\(name)(", list: values, ")"))
  }
}

extension ResolvedRequirement {
  /// Whether delegates may answer on any thread, where the round goes on then, in a forwarder on
  /// `isolation`.
  func endsAnywhere(in isolation: Isolation) -> Bool {
    guard let handler = declared.handler else { return false }
    return handler.isSendable && handler.actor == nil
      && self.isolation(in: isolation).actor == nil
  }

  /// Whether delegates are called in other tasks, or where others answer, in a forwarder on `isolation`.
  func isSentElsewhere(in isolation: Isolation) -> Bool {
    declared.maySendElsewhere && (declared.handler == nil || endsAnywhere(in: isolation))
  }
}

extension TypeSyntax {
  /// As an expression with a member behind it: `Int?`, or `(any Error)`.
  fileprivate var typeExpression: String {
    switch unannotated.kind {
    case .named, .optional, .array, .dictionary, .tuple: SentType(self).text
    default: "(\(SentType(self).text))"
    }
  }
}
