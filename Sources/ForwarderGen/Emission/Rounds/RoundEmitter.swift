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
  var answer: String { names.answer }

  /// The local variable for the responders that are left.
  private var left: String { names.name("responders") }

  init(_ requirement: ResolvedRequirement, in style: ForwarderStyle) {
    self.requirement = requirement
    self.style = style
    names = requirement.names
    calls = CallEmitter(requirement, hasQueues: style.forwarder.options.hasQueues)
  }

  /// The body around `member`, which is called on a delegate.
  @Lines func body(calling member: Code) -> Lines {
    calls.checks
    if let handler = requirement.handler {
      replies(through: handler, calling: member)
    } else if requirement.callsConcurrently {
      concurrentRound(calling: member)
    } else {
      switch requirement.dispatch {
      case .broadcast where requirement.throwsAfterAll: broadcastBeforeErrors(calling: member)
      case .broadcast: broadcast(calling: member)
      case .first: first(calling: member)
      case .last: last(calling: member)
      case .firstNonNil: firstNonNil(calling: member)
      case .anyTrue: decision(true, calling: member)
      case .allTrue: decision(false, calling: member)
      case .reduce(_, nilIsNeutral: true): reductionOfNonNil(calling: member)
      case .reduce: reduction(calling: member)
      case .collect(let kind): collection(kind, calling: member)
      case .pipeline(let parameter): pipeline(through: parameter, calling: member)
      case .claimed: claimed(calling: member)
      case .by: functionCall
      }
    }
  }

  /// The combination of ``answers``, where all are there before they are combined, and that the caller gets it.
  @Lines var combination: Lines {
    switch requirement.dispatch {
    case .reduce(_, nilIsNeutral: true):
      combining(from: "nil") {
        "\(answerMark)\(answer) = \(answerMark)\(combined(with: "\(next)"))"
      }
    case .reduce: combining { "\(answer) = \(combined(with: "\(next)"))" }
    case .collect(let kind) where requirement.fallback != nil:
      combining { adding("\(next)", to: kind) }
    case .collect(let kind): combining(from: kind.emptyLiteral) { adding("\(next)", to: kind) }
    case .anyTrue: deciding("\(answers).contains(true)")
    case .allTrue: deciding("!\(answers).contains(false)")
    case .firstNonNil: answering(with: "\(answers).first { $0 != nil } ?? nil")
    case .pipeline(let parameter):
      answering(with: "\(answers).last ?? \(calls.parameters[parameter.index].name)")
    case .last: choosing("\(answers).last")
    case .broadcast, .first, .claimed, .by: choosing("\(answers).first")
    }
  }

  /// The body of a setter, which reaches all responders.
  @Lines func setter(of member: Code) -> Lines {
    if style.forwarder.options.hasQueues { requirement.uncheckedConstants(for: calls.parameters) }
    loop(changesResponder: calls.setterChangesResponder) { calls.setting(member) }
  }

  // MARK: Rounds

  /// A loop over all responders.
  func loop(changesResponder: Bool? = nil, @Lines _ body: () -> Lines) -> Lines {
    let word = changesResponder ?? calls.changesResponder ? "var " : ""
    return block("for \(word)\(calls.responder) in \(responders) {", body)
  }

  /// A loop over all responders of a requirement without a value, the lines of `rest`, and then its `default`, if
  /// there is one, for the case that nobody responds.
  ///
  /// A forwarder that only event streams listen to is called, too, and is no responder.
  @Lines func loopOrFallback(
    changesResponder: Bool? = nil,
    @Lines _ body: () -> Lines,
    @Lines rest: () -> Lines = { .group([]) }
  ) -> Lines {
    if requirement.fallback == nil {
      loop(changesResponder: changesResponder, body)
      rest()
    } else {
      let word = changesResponder ?? calls.changesResponder ? "var" : "let"
      "var \(left) = \(responders)"
      block("while \(word) \(calls.responder) = \(left).next() {", body)
      rest()
      block("if !\(left).hasFoundResponder {") { fallback }
    }
  }

  /// The call of the first responder, the `default` if there is none or one of `conditions` does not hold, and
  /// a loop over the others.
  @Lines func round(
    if conditions: [Code] = [],
    @Lines first: () -> Lines = { .group([]) },
    @Lines others: () -> Lines
  ) -> Lines {
    "var \(left) = \(responders)"
    guarded(by: ["\(binding) = \(left).next()"] + conditions)
    first()
    block("while \(binding) = \(left).next() {", others)
  }

  /// The same where a variable, or a constant, keeps the first responder's answer to `member`.
  @Lines func round(
    calling member: Code,
    inConstant isConstant: Bool = false,
    @Lines others: () -> Lines
  ) -> Lines {
    let answered = "\(isConstant ? "let" : "var") \(answer)\(annotation)"
    if mayGetNone {
      round(if: ["\(answered) = \(condition(member))"], others: others)
    } else {
      round(first: { "\(answered) = \(call(member))" }, others: others)
    }
  }

  /// `guard conditions else { default }`.
  func guarded(by conditions: [Code]) -> Lines {
    block("guard \(list: conditions) else {") {
      let returns = hasValue && requirement.handler == nil
      let isLeft = requirement.fallback.map { $0.kind != .expression || returns } ?? false
      fallback
      if !isLeft { "return" }
    }
  }

  /// The `default`, if there is one.
  @Lines var fallback: Lines {
    if let fallback = requirement.fallback {
      if let handler = requirement.handler, fallback.kind == .expression {
        let answer = Code(fallback.text)
        answering(with: answer, through: handler, at: requirement.fallbackLocation)
      } else {
        let isReturned = fallback.kind == .expression && hasValue
        let text = (isReturned ? "return " : "") + fallback.text
        userLine(text, at: requirement.fallbackLocation)
      }
    }
  }

  /// That the caller gets `answer`.
  @Lines func answering(with answer: Code) -> Lines {
    if let handler = requirement.handler {
      answering(with: answer, through: handler)
    } else {
      "return \(answer)"
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
    var arguments: [Code] = ["to: \(requirement.caseReference)"]
    if let role = requirement.acceptedRole { arguments.append("as: \(Keyword.escaped(role)).self") }
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
  func condition(_ member: Code) -> Code {
    "\(calls.marks)\(expression(member, isCondition: true))"
  }

  /// `delegate.download(download)`, without the keywords before a call.
  func expression(_ member: Code, isCondition: Bool = false) -> Code {
    calls.call(member, on: "\(calls.responder)", isCondition: isCondition)
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
