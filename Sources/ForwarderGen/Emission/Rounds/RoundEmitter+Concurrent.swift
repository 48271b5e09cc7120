/// The rounds whose calls run at the same time.
extension RoundEmitter {
  /// All of them are called at the same time.
  ///
  /// When all calls have ended, their answers are combined in the order of registration.
  @Lines func concurrentRound(calling member: Code) -> Lines {
    let round = names.name("calls", "tasks")
    let value = requirement.declaration.value
    let types: [Code] = ["\(value?.typeAsArgument ?? "()")", "\(errorType)"]
    let call = concurrentCall(of: member, in: "\(round).add")
    let cancelling = requirement.cancelsOnError ? "cancellingOnError: true" : ""
    let answered: Code = "\(requirement.declaration.effects.marks)\(round).run(\(cancelling))"
    checksOfTasks
    "var \(round) = \(KnownNames.runtime).ConcurrentCalls<\(list: types)>()"
    if value == nil {
      loopOrFallback(changesResponder: false, { call }, rest: { answered })
    } else {
      loop(changesResponder: false) { call }
      "let \(answers) = \(answered)"
      combination
    }
  }

  /// The local variable for the answers of all delegates, in the order of registration.
  var answers: String { names.name("answers", "results") }

  /// Mentions all types that are sent to other tasks, so that the compiler reports those that are not `Sendable`.
  @Lines var checksOfTasks: Lines {
    if actor != nil {
      // Calls on their actor may use other types.
      let value = requirement.declaration.value.map { [$0.typeAsArgument] } ?? []
      requirement.checks(of: value, proposing: [])
    } else {
      let types = [calledType] + requirement.typesSentToQueue
      requirement.checks(of: types, with: calls.parameters)
      requirement.uncheckedConstants(for: calls.parameters)
    }
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

  /// The call on one delegate:
  /// `{ @MainActor [token = copy token] () throws(CheckError) in try await delegate.take(token) }`.
  private func concurrentCall(of member: Code, in addition: String) -> Lines {
    // The compiler infers no other type of errors.
    let thrown = requirement.declaration.effects.typedError.map { "() throws(\($0.text))" }
    let stated = [actor, copies, thrown].compactMap(\.self)
    let head = addition + (stated.isEmpty ? " {" : " { \(stated.joined(separator: " ")) in")
    let call = call(member).description
    let result = calls.changesResponder && requirement.declaration.value != nil ? "return " : ""
    let broken = block("\(head)") {
      // A task has a variable of its own for a delegate that its call may change.
      if calls.changesResponder { "var \(calls.responder) = \(calls.responder)" }
      userLine(result + call, at: requirement.location)
    }
    return Lines { writer in
      let line = "\(head) \(call) }"
      if !calls.changesResponder, writer.fits(line) {
        writer.userLine(line, at: requirement.location)
      } else {
        broken.write(&writer)
      }
    }
  }
}
