@testable import ForwarderGen

extension RequirementMaker {
  /// Gives `made` a dispatch that fits, and the keys that go with it.
  mutating func chooseDispatch(_ made: inout RequirementSample) {
    if callByFunction(&made) { return }
    guard let result = made.result else { return chooseDispatchWithoutValue(&made) }
    let type = ValueType.values(sendable: false).first { $0.text == result }
    if made.dispatch == "first" || type?.text == "String!" && random.chance(50) {
      made.dispatch = "first"
      made.fallback = fallback(of: result, in: made)
      return
    }
    let own = type?.dispatches ?? []
    var choices = DispatchName.fittingAll + own + own
    choices += (type?.reductions ?? []).map { "reduce(\($0))" }.prefix(2)
    if made.generics.first?.contains("Comparable") == true, result == made.genericName {
      choices.append("reduce(max)")
    }
    if type == nil, result.hasSuffix("?") { choices.append("firstNonNil") }
    if type == nil, result.hasPrefix("["), !result.contains(":"), !result.hasSuffix("?") {
      choices.append("collect")
    }
    let pipelines = pipelines(of: made)
    choices += pipelines
    // A `borrowing` or `consuming` argument is copied on the way.
    if made.parameters.contains(where: \.isOwnedString) {
      choices += pipelines + pipelines + pipelines
    }
    let dispatch = random.pick(choices)
    made.dispatch = dispatch
    let neutralAnswer = DispatchName(form: dispatch)?.facts.neutralAnswer
    // The function takes what the optional holds, and so it gets no nil.
    let needsFallback =
      neutralAnswer == nil && type?.isReducedWithoutNil(by: dispatch) != true
    let mayHaveFallback = neutralAnswer?.canBeReplaced == true
    if needsFallback || mayHaveFallback && random.chance(30) {
      made.fallback = fallback(of: result, in: made)
    }
  }

  private mutating func chooseDispatchWithoutValue(_ made: inout RequirementSample) {
    if answerThroughHandler(&made) { return }
    let isEscaping = made.takesEscapingClosure
    if made.dispatch == nil, isEscaping || random.chance(25) {
      made.dispatch = random.pick(["broadcast", "first"])
    }
    let needsFallback = isEscaping && made.dispatch == "first"
    if needsFallback || random.chance(20) {
      made.fallback = random.pick(
        throwing(in: made) + ["_ = 0", "preconditionFailure(\"nobody\")"]
      )
    }
    let throwsItself = made.canThrow && !made.effects.contains("rethrows")
    if throwsItself, made.dispatch != "first", random.chance(40) { made.throwsAfterAll = true }
  }

  /// Lets, sometimes, a function call the delegates of `made`, if one fits.
  private mutating func callByFunction(_ made: inout RequirementSample) -> Bool {
    guard made.parameters.isEmpty, made.effects.isEmpty, made.generics.isEmpty, !isQueueable,
      made.dispatch == nil, random.chance(15)
    else { return false }
    switch made.result {
    case nil: made.dispatch = "by(Calls.none)"
    case "Int": made.dispatch = "by(Calls.count(_:))"
    default: return false
    }
    return true
  }

  /// Gives `made`, sometimes, a completion handler that delegates answer through, if it can have one.
  private mutating func answerThroughHandler(_ made: inout RequirementSample) -> Bool {
    let plain = ValueType.values(sendable: true).map(\.text)
    guard made.kind == .function, made.effects.isEmpty, made.dispatch == nil,
      made.parameters.allSatisfy({ plain.contains($0.type) }), random.chance(35)
    else { return false }
    // What neither needs a `default` nor refuses one may have it.
    func own(_ type: String) -> [String] { ValueType(text: type).dispatches }
    let forms: [(values: String, dispatches: [String], fallback: String?)] = [
      ("Bool", own("Bool"), nil), ("Bool", own("Bool") + ["last"], "true"),
      ("[Int]", own("[Int]"), nil), ("Int?", own("Int?") + ["reduce(max)"], nil),
      ("Int", ["reduce(max)", "last"], "0"), ("Int, String?", ["last"], "(0, nil)"),
      ("", ["broadcast"], nil),
    ]
    let form = random.pick(forms)
    // What is called on queues may be answered on any thread.
    let closure = isQueueable ? "@Sendable (\(form.values)) -> Void" : "(\(form.values)) -> Void"
    let isOptional = random.chance(30)
    let hasOtherClosure = made.parameters.contains { $0.type.contains("->") }
    made.parameters.append(
      .init(
        label: "answering\(position)_\(count)",
        name: "done",
        type: isOptional ? "(\(closure))?" : "@escaping \(closure)",
        isPlain: false
      )
    )
    made.dispatch = random.pick(form.dispatches)
    made.fallback = form.fallback
    let isNamed = hasOtherClosure || made.dispatch == "broadcast" || random.chance(20)
    made.through = isNamed ? "answering\(position)_\(count)" : nil
    // One after the other, other arguments would have to be Sendable.
    made.isConcurrent = isQueueable || random.chance(50)
    return true
  }

  /// Says, sometimes, that `made` calls all delegates at the same time, if it can.
  mutating func callConcurrently(_ made: inout RequirementSample) {
    if random.chance(8) { made.isReversed = true }
    let dispatch = made.dispatch ?? "broadcast"
    let sendable = ValueType.values(sendable: true).map(\.text)
    // Parameters that a delegate or a task may keep, of types that are surely Sendable.
    let types =
      sendable + ["borrowing String", "consuming String", "consuming Token?", "__owned Token"]
      + ["@escaping @Sendable (Int) -> Void", "(@MainActor @Sendable (Int) -> Void)?"]
    let fits =
      made.effects.contains("async") && !made.effects.contains("rethrows")
      && DispatchName(form: dispatch)?.facts.canBeConcurrent == true
      && made.parameters.allSatisfy { types.contains($0.type) }
      && made.result.map(sendable.contains) ?? true
    let isIsolated = made.attributes.isEmpty && made.modifiers.isEmpty
    guard fits, sample.facts.isSendable || sample.facts.isolation.isOnActor && isIsolated else {
      return
    }
    made.isConcurrent = random.chance(70)
    let canCancel = made.isConcurrent && made.canThrow && !made.throwsAfterAll
    made.cancelsOnError = canCancel && random.chance(40)
  }

  /// The parameters that can be handed from one delegate to the next.
  private mutating func pipelines(of made: RequirementSample) -> [String] {
    guard let result = made.result, made.kind != .property else { return [] }
    let fitting = made.parameters.filter { parameter in
      let type = parameter.type.trimmingPrefix(#/(borrowing|consuming|__owned|__shared) /#)
      let isOptional = ["?", "!"].contains(type.suffix(1))
      return result == type || !isOptional && ["\(type)?", "(\(type))?"].contains(result)
    }
    let names = fitting.map { ($0.label ?? $0.name) }.filter { !$0.contains("raw") }
    if fitting.count == 1, random.chance(50) { return ["pipeline", "pipeline"] }
    guard Set(names).count == fitting.count else { return [] }
    return names.map { "pipeline(\($0.replacing("`", with: "")))" }
  }

  /// The answer of the requirement when no delegate responds.
  private mutating func fallback(of result: String, in made: RequirementSample) -> String {
    var choices = made.parameters.filter { $0.isPlain && $0.type == result }.map(\.name)
    choices += throwing(in: made)
    if let literal = ValueType.values(sendable: false).first(where: { $0.text == result })?.literal
    {
      choices += [literal, literal, literal]
    }
    if result.hasSuffix("?") { choices.append("nil") }
    choices.append(random.pick(["fatalError()", "preconditionFailure(\"nobody\")"]))
    return random.pick(choices)
  }

  private func throwing(in made: RequirementSample) -> [String] {
    if !made.canThrow || made.effects.contains("rethrows") || made.effects.contains("throws(E)") {
      return []
    }
    return ["throw Failure.lost"]
  }
}

extension DispatchName {
  /// Those without an argument that fit any value.
  fileprivate static let fittingAll =
    allCases.filter {
      [.anything, .value].contains($0.facts.fit) && $0.facts.argument == nil
    }
    .map(\.rawValue)

  /// The one of `reduce(max)`.
  fileprivate init?(form: String) {
    self.init(rawValue: String(form.prefix { $0 != "(" }))
  }
}

extension ValueType {
  /// Whether the function of `dispatch` takes values of this optional type that are not nil.
  fileprivate func isReducedWithoutNil(by dispatch: String) -> Bool {
    dispatches.contains("firstNonNil") && dispatch.hasPrefix("reduce") && dispatch != "reduce(??)"
  }
}

extension RequirementSample.Parameter {
  /// Whether it says who owns the string that it takes.
  var isOwnedString: Bool { type.hasSuffix("ing String") }
}

extension RequirementSample {
  fileprivate var genericName: String? { generics.first.map { String($0.prefix { $0 != ":" }) } }
}
