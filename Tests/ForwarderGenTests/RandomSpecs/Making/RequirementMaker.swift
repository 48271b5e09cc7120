/// Makes random requirements of one protocol, which the tool has to accept.
struct RequirementMaker {
  /// The protocol, whose head is made already.
  let sample: ProtocolSample

  /// The part of names that differs from the other protocols of the sample.
  let position: Int

  /// Whether everything has to fit a call on a queue.
  var isQueueable: Bool { sample.facts.isQueueable }

  /// Names that only one requirement of the sample may have.
  var specialNames: [String]
  private(set) var count = 0
  var random: SplitMix

  init(of sample: ProtocolSample, at position: Int, specialNames: [String], _ random: SplitMix) {
    self.sample = sample
    self.position = position
    self.specialNames = specialNames
    self.random = random
  }

  mutating func make() -> RequirementSample {
    count += 1
    var made = RequirementSample(name: freshName())
    switch random.number(0...9) {
    case 0, 1: makeProperty(&made)
    case 2: makeSubscript(&made)
    default: makeFunction(&made)
    }
    callConcurrently(&made)
    decorate(&made)
    return made
  }

  private mutating func freshName() -> String {
    if random.chance(12), let name = random.pickAny(specialNames) {
      specialNames.removeAll { $0 == name }
      return name
    }
    let name =
      random.pick(["did", "may", "item", "value", "größe", "URL"]) + "\(position)_\(count)"
    return random.chance(5) ? "`raw: \(name)`" : name
  }

  // MARK: Kinds

  private mutating func makeFunction(_ made: inout RequirementSample) {
    made.effects = effects()
    // Of a function with more parameters than a box, it would be unclear whether it is an event.
    for index in 0..<random.pick([0, 1, 1, 2, 2, 3]) where !made.takesBox {
      addParameter(&made, at: index)
    }
    let isOwned = made.parameters.contains(where: \.isOwnedString)
    if random.chance(isOwned ? 90 : 55) { addResult(&made) }
    chooseDispatch(&made)
    isolate(&made)
    if !sample.facts.isClassBound, random.chance(20), !made.modifiers.contains(where: \.isIsolation)
    {
      made.modifiers.append(random.pick(["mutating", "mutating", "nonmutating"]))
    } else if random.chance(3) {
      made.modifiers.append(random.pick(["consuming", "borrowing"]))
    }
  }

  private mutating func makeProperty(_ made: inout RequirementSample) {
    made.kind = .property
    made.result = chooseValue(ValueType.values(sendable: isQueueable), &made).text
    chooseAccessors(&made)
    chooseDispatch(&made)
    isolate(&made)
  }

  private mutating func makeSubscript(_ made: inout RequirementSample) {
    made.kind = .subscript
    made.caseName = "item\(position)_\(count)"
    // A type of its own, so that no two subscripts are the same.
    made.parameters = [
      .init(
        label: "at\(position)_\(count)",
        name: random.pick(["index", "at", "row"]),
        type: "Int"
      )
    ]
    if random.chance(40) { addParameter(&made, at: 1) }
    made.parameters.removeAll { $0.type.hasPrefix("inout") || $0.type.hasPrefix("sending") }
    if random.chance(15) { addGeneric(&made, named: "T") }
    made.result = chooseValue(ValueType.values(sendable: isQueueable), &made).text
    chooseAccessors(&made)
    chooseDispatch(&made)
    isolate(&made)
  }

  private mutating func chooseAccessors(_ made: inout RequirementSample) {
    if random.chance(45) {
      made.accessors = random.pick([["get", "set"], ["set", "get"]])
      guard !sample.facts.isClassBound, random.chance(40) else { return }
      made.accessors = random.pick([["mutating get", "set"], ["get", "nonmutating set"]])
    } else {
      made.effects = effects()
      if !sample.facts.isClassBound, random.chance(10) { made.accessors = ["mutating get"] }
    }
  }

  private mutating func effects() -> [String] {
    var effects: [String] = []
    if !isQueueable, random.chance(25) { effects.append("async") }
    if random.chance(30) {
      effects.append(random.pick(["throws", "throws", "throws(Failure)", "throws(any Error)"]))
    }
    return effects
  }

  private mutating func addResult(_ made: inout RequirementSample) {
    if made.parameters.contains(where: \.isOwnedString), random.chance(80) {
      made.result = "String"
      return
    }
    let plain = made.parameters.filter(\.isPlain)
    // A value of a parameter's type fits a pipeline.
    if random.chance(25), let parameter = random.pickAny(plain),
      !parameter.type.hasPrefix("some"), parameter.type.isPlainType
    {
      made.result = parameter.type
      // The tool does not see that `any Error` is what `(any Error)?` wraps.
      if random.chance(30), !parameter.type.hasSuffix("?"), !parameter.type.contains(" "),
        !parameter.type.hasSuffix("!")
      {
        made.result = "\(parameter.type)?"
      }
      return
    }
    made.result = chooseValue(ValueType.values(sendable: isQueueable), &made).text
  }

  /// One of `types`, sometimes one of the protocol's own.
  mutating func chooseValue(_ types: [ValueType], _ made: inout RequirementSample) -> ValueType {
    random.pick(types)
  }
}

extension String {
  /// Whether this modifier says where a member is.
  fileprivate var isIsolation: Bool { hasPrefix("nonisolated") }

  /// Whether this type of a parameter can be that of a value.
  fileprivate var isPlainType: Bool {
    !["inout ", "borrowing ", "consuming ", "sending ", "isolated ", "repeat ", "@"]
      .contains { hasPrefix($0) }
  }
}
