/// Writes the body that calls the responders of a requirement: one function per dispatch.
struct RoundEmitter {
  private let requirement: ResolvedRequirement

  /// The local variable for the delegate being called.
  private let delegate: String
  private let answer: String
  private let round: String

  /// `delegates`, or `self.delegates` where the user's text has that name.
  private let registry: String

  /// Whether a delegate that is a value would be changed by being given a new one.
  private let setsInPlace: Bool

  init(_ requirement: ResolvedRequirement, of forwarder: Forwarder, names: LocalNames) {
    self.requirement = requirement
    delegate = names.name("delegate", "responder")
    answer = names.name("answer", "result")
    round = names.name("responders")
    let property = forwarder.delegatesProperty
    registry = requirement.words.contains(property) ? "self.\(property)" : property
    setsInPlace = !forwarder.isClassBound || requirement.isInheritedFromValues
  }

  /// Writes the body around `member`, which is called on a delegate: `.download(download)`.
  func emit(_ member: String, _ writer: inout SwiftWriter) {
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
    let isVariable = setsInPlace && !accessors.isSetterNonmutating
    let binding = isVariable ? "var \(delegate)" : delegate
    let mark = requirement.declaration.safetyMark
    writer.block("for \(binding) in \(responders) {") { writer in
      writer.line("\(mark)\(delegate)\(member) = newValue")
    }
  }

  /// Writes a loop over all responders.
  private func emitBroadcast(_ member: String, _ writer: inout SwiftWriter) {
    writer.block("for \(loopVariable) in \(responders) {") { writer in
      writer.line("\(effects)\(delegate)\(member)")
    }
  }

  /// Writes a loop over all responders, of which the first one's answer counts.
  private func emitAnsweredBroadcast(_ member: String, _ writer: inout SwiftWriter) {
    writer.line("var \(round) = \(responders)")
    emitGuard("\(binding) = \(round).next()", &writer)
    let type = requirement.inferredResult
    let hasValue = requirement.declaration.value != nil
    let first = type.map { "let \(answer): \($0) = " } ?? "let \(answer) = "
    writer.line("\(hasValue ? first : "")\(effects)\(delegate)\(member)")
    writer.block("while \(binding) = \(round).next() {") { writer in
      let cast = type.map { " as \($0)" } ?? ""
      writer.line("\(hasValue ? "_ = " : "")\(effects)\(delegate)\(member)\(cast)")
    }
    if hasValue { writer.line("return \(answerMark)\(answer)") }
  }

  private func emitFirst(_ member: String, _ writer: inout SwiftWriter) {
    let first = "\(registry).firstResponder(to: \(caseName))"
    let hasValue = requirement.declaration.value != nil
    if !hasValue, requirement.fallback == nil, !requirement.declaration.isMutating {
      writer.line("\(effects)\(first)?\(member)")
      return
    }
    emitGuard("\(binding) = \(first)", &writer)
    writer.line("\(hasValue ? "return " : "")\(effects)\(delegate)\(member)")
  }

  private func emitFirstNonNil(_ member: String, _ writer: inout SwiftWriter) {
    let cast = requirement.inferredResult.map { " as \($0)" } ?? ""
    writer.block("for \(loopVariable) in \(responders) {") { writer in
      let call = "\(effects)\(delegate)\(member)\(cast)"
      writer.line("if let \(answer) = \(call) { return \(answerMark)\(answer) }")
    }
    writer.line("return nil")
  }

  // MARK: Parts

  /// `.downloadDidStart`.
  private var caseName: String { requirement.caseReference }

  /// `delegates.responders(to: .downloadDidStart)`.
  private var responders: String { "\(registry).responders(to: \(caseName))" }

  /// `delegate`, or `var delegate` where a call may change what it is called on.
  private var loopVariable: String {
    requirement.declaration.isMutating ? "var \(delegate)" : delegate
  }

  /// `let delegate`, or `var delegate`.
  private var binding: String {
    requirement.declaration.isMutating ? "var \(delegate)" : "let \(delegate)"
  }

  /// `unsafe ` where the answer is used, or nothing.
  private var answerMark: String { requirement.declaration.valueMark }

  /// `unsafe try await `, some of it, or nothing.
  private var effects: String { requirement.declaration.callMarks }

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
