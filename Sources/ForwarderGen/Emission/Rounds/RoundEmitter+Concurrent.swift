/// The rounds whose calls run at the same time.
extension RoundEmitter {
  /// All of them are called at the same time.
  ///
  /// When all calls have ended, their answers are combined in the order of registration.
  func emitConcurrentRound(_ member: Code, _ writer: inout SwiftWriter) {
    emitChecksOfTasks(&writer)
    let round = names.name("calls", "tasks")
    let types: [Code] = [
      "\(requirement.declaration.value?.typeAsArgument ?? "()")", "\(errorType)",
    ]
    writer.line("var \(round) = \(KnownNames.runtime).ConcurrentCalls<\(list: types)>()")
    let emitCall: (inout SwiftWriter) -> Void = { writer in
      emitConcurrentCall(member, in: "\(round).add", &writer)
    }
    if requirement.declaration.value == nil, requirement.fallback != nil {
      emitCountingLoop(changesResponder: false, &writer, emitCall)
    } else {
      emitLoop(changesResponder: false, &writer, emitCall)
    }
    let cancelling = requirement.cancelsOnError ? "cancellingOnError: true" : ""
    let answers: Code = "\(requirement.declaration.effects.marks)\(round).run(\(cancelling))"
    if requirement.declaration.value != nil {
      writer.line("let \(self.answers) = \(answers)")
      emitCombination(&writer)
    } else {
      writer.line(answers)
      if requirement.fallback != nil { emitFallbackWithoutResponder(&writer) }
    }
  }

  /// The local variable for the answers of all delegates, in the order of registration.
  var answers: String { names.name("answers", "results") }

  /// Mentions all types that are sent to other tasks, so that the compiler reports those that are not
  /// `Sendable`.
  func emitChecksOfTasks(_ writer: inout SwiftWriter) {
    // Calls on their actor may use other types.
    if actor != nil {
      let value = requirement.declaration.value.map { [$0.typeAsArgument] } ?? []
      return requirement.emitChecks(of: value, proposing: [], &writer)
    }
    let types = [calledType] + requirement.typesSentToQueue
    requirement.emitChecks(of: types, with: calls.parameters, &writer)
    requirement.emitUnchecked(calls.parameters, &writer)
  }

  /// The type of the errors that one call throws.
  private var errorType: String {
    let effects = requirement.declaration.effects
    return effects.canThrow ? effects.typedError?.text ?? "any Swift.Error" : "Swift.Never"
  }

  /// The type that a delegate is called as.
  var calledType: String {
    let role = style.acceptance?.roles.first { $0.className == requirement.acceptedRole }
    return role?.type ?? style.delegateType
  }

  /// The global actor that the requirement runs on; nil if it may run elsewhere.
  var actor: String? { requirement.isolation(in: style.forwarder.isolation).actor }

  /// `[token = copy token]`, for a closure that is called later; nil if it needs no copies.
  var copies: String? {
    let copied = calls.parameters.enumerated()
      .filter { index, passed in
        passed.copied != passed.name && (actor != nil || !requirement.unchecked.contains(index))
      }
      .map { "\($1.name) = \($1.copied)" }
    return copied.isEmpty ? nil : "[\(copied.joined(separator: ", "))]"
  }

  /// Writes the call on one delegate:
  /// `{ @MainActor [token = copy token] () throws(CheckError) in try await delegate.take(token) }`.
  private func emitConcurrentCall(
    _ member: Code,
    in addition: String,
    _ writer: inout SwiftWriter
  ) {
    // The compiler infers no other type of errors.
    let thrown = requirement.declaration.effects.typedError.map { "() throws(\($0.text))" }
    let stated = [actor, copies, thrown].compactMap(\.self)
    let head = addition + (stated.isEmpty ? " {" : " { \(stated.joined(separator: " ")) in")
    let call = call(member).description
    let line = "\(head) \(call) }"
    if !calls.changesResponder, writer.fits(line) {
      return writer.userLine(line, at: requirement.location)
    }
    writer.block("\(head)") { writer in
      // A task has a variable of its own for a delegate that its call may change.
      if calls.changesResponder { writer.line("var \(calls.responder) = \(calls.responder)") }
      let result = calls.changesResponder && requirement.declaration.value != nil ? "return " : ""
      writer.userLine(result + call, at: requirement.location)
    }
  }
}
