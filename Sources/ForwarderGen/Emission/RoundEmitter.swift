/// Writes the body that calls the responders of a requirement: one function per dispatch.
struct RoundEmitter {
  private let requirement: ResolvedRequirement
  private let calls: any CallEmitter
  private let answer: String
  private let round: String

  /// `delegates`, or `self.delegates` where the user's text has that name.
  private let registry: String

  init(_ requirement: ResolvedRequirement, of forwarder: Forwarder, names: LocalNames) {
    self.requirement = requirement
    calls =
      forwarder.hasQueues
      ? QueuedCallEmitter(requirement, of: forwarder, names: names)
      : DirectCallEmitter(requirement, of: forwarder, names: names)
    answer = names.name("answer", "result")
    round = names.name("responders")
    let property = forwarder.delegatesProperty
    registry = requirement.words.contains(property) ? "self.\(property)" : property
  }

  /// Writes the body around `member`, which is called on a delegate: `.download(download)`.
  func emit(_ member: String, _ writer: inout SwiftWriter) {
    calls.emitChecks(&writer)
    switch requirement.dispatch {
    case .broadcast where requirement.declaration.value == nil && requirement.fallback == nil:
      emitBroadcast(member, &writer)
    case .broadcast: emitAnsweredBroadcast(member, &writer)
    case .first: emitFirst(member, &writer)
    case .firstNonNil: emitFirstNonNil(member, &writer)
    }
  }

  /// Writes the body of a setter, which reaches all responders.
  func emitSetting(_ member: String, _ accessors: Accessors, _ writer: inout SwiftWriter) {
    let isVariable = calls.setterChangesResponder(accessors)
    let binding = isVariable ? "var \(calls.responder)" : calls.responder
    writer.block("for \(binding) in \(responders) {") { writer in
      writer.line(calls.setting(member, accessors))
    }
  }

  /// Writes a loop over all responders.
  private func emitBroadcast(_ member: String, _ writer: inout SwiftWriter) {
    writer.block("for \(loopVariable) in \(responders) {") { writer in
      writer.line(call(member))
    }
  }

  /// Writes a loop over all responders, of which the first one's answer counts.
  private func emitAnsweredBroadcast(_ member: String, _ writer: inout SwiftWriter) {
    writer.line("var \(round) = \(responders)")
    emitGuard("\(binding) = \(round).next()", &writer)
    let type = requirement.inferredResult
    let hasValue = requirement.declaration.value != nil
    let first = type.map { "let \(answer): \($0) = " } ?? "let \(answer) = "
    writer.line("\(hasValue ? first : "")\(call(member))")
    writer.block("while \(binding) = \(round).next() {") { writer in
      let cast = type.map { " as \($0)" } ?? ""
      writer.line("\(hasValue ? "_ = " : "")\(call(member))\(cast)")
    }
    if hasValue { writer.line("return \(answerMark)\(answer)") }
  }

  private func emitFirst(_ member: String, _ writer: inout SwiftWriter) {
    let first = "\(registry).\(calls.firstResponder)(to: \(caseName))"
    let hasValue = requirement.declaration.value != nil
    if !hasValue, requirement.fallback == nil, !calls.changesResponder {
      writer.line(calls.call(member, on: "\(first)?", isCondition: false))
      return
    }
    emitGuard("\(binding) = \(first)", &writer)
    writer.line("\(hasValue ? "return " : "")\(call(member))")
  }

  private func emitFirstNonNil(_ member: String, _ writer: inout SwiftWriter) {
    let cast = requirement.inferredResult.map { " as \($0)" } ?? ""
    writer.block("for \(loopVariable) in \(responders) {") { writer in
      let call = calls.call(member, on: calls.responder, isCondition: true)
      writer.line("if let \(answer) = \(call)\(cast) { return \(answerMark)\(answer) }")
    }
    writer.line("return nil")
  }

  // MARK: Parts

  /// `.downloadDidStart`.
  private var caseName: String { requirement.caseReference }

  /// `delegates.responders(to: .downloadDidStart)`.
  private var responders: String { "\(registry).\(calls.responders)(to: \(caseName))" }

  /// `delegate`, or `var delegate` where a call may change what it is called on.
  private var loopVariable: String {
    calls.changesResponder ? "var \(calls.responder)" : calls.responder
  }

  /// `let delegate`, or `var delegate`.
  private var binding: String {
    "\(calls.changesResponder ? "var" : "let") \(calls.responder)"
  }

  /// `try await delegate.download(download)`.
  private func call(_ member: String) -> String {
    calls.call(member, on: calls.responder, isCondition: false)
  }

  /// `unsafe ` where the answer is used, or nothing.
  private var answerMark: String { requirement.declaration.valueMark }

  /// Writes `guard condition else { default }`.
  private func emitGuard(_ condition: String, _ writer: inout SwiftWriter) {
    writer.block("guard \(condition) else {") { writer in
      guard let fallback = requirement.fallback else { return writer.line("return") }
      let isReturned = fallback.kind == .expression && requirement.declaration.value != nil
      writer.userLine(
        (isReturned ? "return " : "") + fallback.text,
        at: requirement.fallbackLocation
      )
      writer.endUserText()
      if fallback.kind == .expression, !isReturned { writer.line("return") }
    }
  }
}

extension ResolvedRequirement {
  /// The type of the answer where no argument says what it is: that of `func make<T>() -> T`.
  fileprivate var inferredResult: String? {
    guard let generics = declaration.generics, let value = declaration.value else { return nil }
    let given = declaration.parameters.flatMap { $0.type.parts }.flatMap(\.pathWords)
    let inferred = Set(value.parts.flatMap(\.pathWords)).intersection(generics.names)
    return inferred.isSubset(of: given) ? nil : value.text
  }
}

extension TypeSyntax {
  /// In `Array<T>.Index`, `Array` and `Index`.
  fileprivate var pathWords: [String] {
    guard case .named(let path, _) = kind else { return [] }
    return path.split(separator: ".").map { String($0) }
  }
}
