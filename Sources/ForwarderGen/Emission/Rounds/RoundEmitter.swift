/// Writes the body that calls the responders of a requirement: one function per dispatch.
///
/// If no delegate responds, some dispatches end like any other round, and a single loop is enough.
/// The others have a `default`, and call the first responder before the loop.
struct RoundEmitter {
  let requirement: ResolvedRequirement
  let style: ForwarderStyle
  let names: LocalNames

  /// The emitter of the code that calls responders.
  let calls: CallEmitter

  /// The local variable for the value that the caller gets.
  let answer: String
  private let round: String

  init(_ requirement: ResolvedRequirement, in style: ForwarderStyle) {
    self.requirement = requirement
    self.style = style
    names = requirement.names
    calls = CallEmitter(requirement, hasQueues: style.forwarder.options.hasQueues)
    answer = names.answer
    round = names.name("responders")
  }

  /// Writes the body around `member`, which is called on a delegate.
  func emit(_ member: Code, _ writer: inout SwiftWriter) {
    calls.emitChecks(&writer)
    if let handler = requirement.handler {
      return emitReplies(through: handler, calling: member, &writer)
    }
    if requirement.callsConcurrently { return emitConcurrentRound(member, &writer) }
    switch requirement.dispatch {
    case .broadcast where requirement.throwsAfterAll: emitBroadcastBeforeErrors(member, &writer)
    case .broadcast: emitBroadcast(member, &writer)
    case .first: emitFirst(member, &writer)
    case .last: emitLast(member, &writer)
    case .firstNonNil: emitFirstNonNil(member, &writer)
    case .anyTrue: emitDecision(true, calling: member, &writer)
    case .allTrue: emitDecision(false, calling: member, &writer)
    case .reduce(_, nilIsNeutral: true): emitReduceOfNonNil(calling: member, &writer)
    case .reduce: emitReduce(calling: member, &writer)
    case .collect(let kind): emitCollect(kind, calling: member, &writer)
    case .pipeline(let parameter): emitPipeline(through: parameter, calling: member, &writer)
    case .claimed: emitClaimed(member, &writer)
    case .by: emitCall(&writer)
    }
  }

  /// Writes the body of a setter, which reaches all responders.
  func emitSetting(_ member: Code, _ writer: inout SwiftWriter) {
    if style.forwarder.options.hasQueues { requirement.emitUnchecked(calls.parameters, &writer) }
    emitLoop(changesResponder: calls.setterChangesResponder, &writer) { writer in
      writer.line(calls.setting(member))
    }
  }

  // MARK: Rounds

  /// Writes a loop over all responders.
  func emitLoop(
    changesResponder: Bool? = nil,
    _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let isChanged = changesResponder ?? calls.changesResponder
    let binding = isChanged ? "var \(calls.responder)" : calls.responder
    writer.block("for \(binding) in \(responders) {", body)
  }

  /// Writes a loop over all responders, after which ``hasFoundResponder`` is known.
  ///
  /// A forwarder that only event streams listen to is called, too, and is no responder.
  func emitCountingLoop(
    changesResponder: Bool? = nil,
    _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    writer.line("var \(round) = \(responders)")
    let word = changesResponder ?? calls.changesResponder ? "var" : "let"
    writer.block("while \(word) \(calls.responder) = \(round).next() {", body)
  }

  /// Whether a loop of ``emitCountingLoop(changesResponder:_:_:)`` has found a responder.
  var hasFoundResponder: String { "\(round).hasFoundResponder" }

  /// Writes a loop over all responders of a requirement without a value, and then its `default`, if there
  /// is one, for the case that nobody responds.
  func emitLoopOrFallback(_ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
    if requirement.fallback == nil { return emitLoop(&writer, body) }
    emitCountingLoop(&writer, body)
    emitFallbackWithoutResponder(&writer)
  }

  func emitFallbackWithoutResponder(_ writer: inout SwiftWriter) {
    writer.block("if !\(hasFoundResponder) {") { emitFallback(&$0) }
  }

  /// Writes the call of the first responder, the `default` if there is none or one of `conditions` does
  /// not hold, and a loop over the others.
  func emitRound(
    if conditions: [Code] = [],
    _ writer: inout SwiftWriter,
    first: (inout SwiftWriter) -> Void = { _ in },
    others: (inout SwiftWriter) -> Void
  ) {
    writer.line("var \(round) = \(responders)")
    emitGuard(["\(binding) = \(round).next()"] + conditions, &writer)
    first(&writer)
    writer.block("while \(binding) = \(round).next() {", others)
  }

  /// Whether an answer is in a constant or a variable.
  enum Storage: String {
    case constant = "let"
    case variable = "var"
  }

  /// The same where `storage` keeps the first responder's answer to `member`.
  func emitRound(
    answerIn storage: Storage,
    calling member: Code,
    _ writer: inout SwiftWriter,
    others: (inout SwiftWriter) -> Void
  ) {
    let answered = "\(storage.rawValue) \(answer)\(annotation)"
    if mayGetNone {
      emitRound(if: ["\(answered) = \(condition(member))"], &writer, others: others)
    } else {
      emitRound(&writer, first: { $0.line("\(answered) = \(call(member))") }, others: others)
    }
  }

  /// Writes `guard conditions else { default }`.
  func emitGuard(_ conditions: [Code], _ writer: inout SwiftWriter) {
    writer.block("guard \(list: conditions) else {") { writer in
      emitFallback(&writer)
      let returns = hasValue && requirement.handler == nil
      let isLeft = requirement.fallback.map { $0.kind != .expression || returns } ?? false
      if !isLeft { writer.line("return") }
    }
  }

  /// Writes the `default`, if there is one.
  func emitFallback(_ writer: inout SwiftWriter) {
    guard let fallback = requirement.fallback else { return }
    if let handler = requirement.handler, fallback.kind == .expression {
      let answer = Code(fallback.text)
      return emitAnswer(answer, through: handler, at: requirement.fallbackLocation, &writer)
    }
    let isReturned = fallback.kind == .expression && hasValue
    let text = (isReturned ? "return " : "") + fallback.text
    writer.userLine(text, at: requirement.fallbackLocation)
  }

  /// Writes that the caller gets `answer`.
  func emitAnswer(_ answer: Code, _ writer: inout SwiftWriter) {
    if let handler = requirement.handler {
      emitAnswer(answer, through: handler, &writer)
    } else {
      writer.line("return \(answer)")
    }
  }

  // MARK: Parts

  private var hasValue: Bool { requirement.answered.value != nil }

  /// Whether a call on a delegate may give nothing although the requirement has a value.
  ///
  /// The delegate may have lost the requirement since it was asked. It is then skipped. If the
  /// first responder is skipped, there is no first responder. The value of the call is then nil.
  var mayGetNone: Bool {
    requirement.isOptionalMember && requirement.handler == nil
      && requirement.declaration.value?.isOptional == false
  }

  /// `delegates`, or `self.delegates` where the user's text has that name.
  var registry: String {
    style.registry(
      isUnchecked: style.sharesRegistry && requirement.mayRun(off: style.forwarder.isolation),
      beside: requirement.words
    )
  }

  /// `delegates.responders(to: .downloadDidStart)`.
  var responders: Code {
    // In a composite, the delegates are read `as: MultiTableAsTableEditing.self`.
    let role: [Code] = requirement.acceptedRole.map { ["as: \(Keyword.escaped($0)).self"] } ?? []
    let arguments: [Code] = ["to: \(requirement.caseReference)"] + role
    let order = requirement.isReversed ? ".reversed()" : ""
    return "\(registry).responders(\(list: arguments))\(order)\(calls.view)"
  }

  /// `let delegate`, or `var delegate` where a call may change what it is called on.
  var binding: String { "\(calls.changesResponder ? "var" : "let") \(calls.responder)" }

  /// `unsafe ` where the answer is used, or nothing.
  var answerMark: String { requirement.answered.valueMark }

  /// `try await delegate.download(download)`.
  func call(_ member: Code) -> Code { "\(calls.marks)\(expression(member))" }

  /// The same where a brace would begin a body.
  func condition(_ member: Code) -> Code { "\(calls.marks)\(conditionExpression(member))" }

  /// `delegate.download(download)`, without the keywords before a call.
  func expression(_ member: Code) -> Code {
    calls.call(member, on: Code(calls.responder), isCondition: false)
  }

  /// The same where a brace would begin a body.
  func conditionExpression(_ member: Code) -> Code {
    calls.call(member, on: Code(calls.responder), isCondition: true)
  }

  /// Updates the answer with the result of `expression`, a call on a delegate: `answer = try await …`.
  func changing(by expression: Code) -> Code {
    let marks = answerMark.isEmpty ? calls.marks : requirement.declaration.effects.marks
    return "\(answerMark)\(answer) = \(marks)\(expression)"
  }

  /// ` as T` after a call whose result has no other stated type, or nothing.
  var cast: String { inferredType.map { " as \($0)" } ?? "" }

  /// `: T` after the variable for such a result, or nothing.
  var annotation: String { inferredType.map { ": \($0)" } ?? "" }

  /// The type of the answer if no argument determines it: that of `func make<T>() -> T`, or of one of
  /// two requirements that differ in it.
  private var inferredType: String? {
    let declaration = requirement.declaration
    if requirement.isOverloadedByResult { return declaration.value?.typeAsArgument }
    guard let generics = declaration.generics, let value = declaration.value else { return nil }
    let given = declaration.parameters.flatMap { $0.type.parts }.flatMap(\.pathWords)
    let inferred = Set(value.parts.flatMap(\.pathWords)).intersection(generics.names)
    return inferred.isSubset(of: given) ? nil : value.text
  }
}

extension RoundEmitter {
  /// All of them are called, even if some throw.
  ///
  /// Then the first error is thrown.
  func emitBroadcastBeforeErrors(_ member: Code, _ writer: inout SwiftWriter) {
    let call = call(member)
    let failure = names.name("failure", "firstError")
    writer.line("var \(failure): \(requirement.declaration.effects.optionalError)")
    emitLoopOrFallback(&writer) { writer in
      writer.block("do {", closing: "} catch {") { $0.line(call) }
      writer.indented { $0.line("if \(failure) == nil { \(failure) = error }") }
      writer.line("}")
    }
    writer.line("if let \(failure) { throw \(failure) }")
  }
}

extension Effects {
  /// The type of an error that may have been thrown: `CheckError?`, or `(any Swift.Error)?`.
  fileprivate var optionalError: String {
    guard let error = typedError else { return "(any Swift.Error)?" }
    if case .named = error.kind { return "\(error.text)?" }
    return "(\(error.text))?"
  }
}
