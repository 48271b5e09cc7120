extension RequirementMaker {
  /// Names that generated code uses, or Swift.
  private static let names = [
    "item", "word", "count", "delegate", "delegates", "answer", "responders", "other", "claims",
    "claimant", "failure", "next", "error", "`default`", "`in`", "`raw name`", "URL", "value",
    "first", "second", "registry", "key", "body",
  ]

  private static let labels = [
    "for", "in", "with", "where", "repeat", "to", "`raw: label`", "over",
  ]

  /// Adds a parameter, and what it needs of the rest.
  mutating func addParameter(_ made: inout RequirementSample, at index: Int) {
    let taken = made.parameters.map(\.name)
    let name = random.pick(Self.names.filter { !taken.contains($0) })
    let isBehindPack = made.parameters.contains { $0.type.hasPrefix("repeat") }
    // A file's author would be told that it is the same.
    let labels = Self.labels.filter { !sample.isElsewhere || "`\($0)`" != name }
    let label: String? =
      switch random.number(0...3) {
      case 0 where !isBehindPack: nil
      case 0, 1: name
      default: random.pick(labels)
      }
    if isQueueable, taken.isEmpty || made.kind == .subscript && !made.takesBox, random.chance(35) {
      return addBox(&made, isLabelled: isBehindPack)
    }
    var parameter = RequirementSample.Parameter(label: label, name: name, type: "Int")
    let form = made.kind == .subscript ? random.number(0...5) : random.number(0...20)
    switch form {
    case 0...7: parameter.type = plainType(&made)
    case 8: addGeneric(&made, &parameter)
    case 9, 20: addOwnership(&made, &parameter)
    case 10: parameter.type = "inout \(random.pick(["Int", "[String]", "Token?"]))"
    case 11...13: addClosure(&made, &parameter)
    case 14: addAutoclosure(&made, &parameter)
    case 15: addIsolated(&made, &parameter)
    case 16: addPack(&made, &parameter)
    case 17:
      parameter.type = isQueueable ? "some Equatable & Sendable" : "some Equatable"
    case 18:
      parameter.type =
        isQueueable ? "any Hashable & Sendable" : random.pick(["any Equatable", "any Marked"])
    default:
      parameter.isPlain = isQueueable
      parameter.type = isQueueable ? "[Token: String]" : "UnsafeRawBufferPointer"
    }
    made.parameters.append(parameter)
  }

  /// Adds a parameter that is not `Sendable`, which the protocol says more about.
  private mutating func addBox(_ made: inout RequirementSample, isLabelled: Bool) {
    let name = RequirementSample.Parameter.boxName
    let types =
      ["Box", "Box?", "[Box]"] + (made.kind == .subscript ? [] : ["borrowing Box", "Box!"])
    made.parameters.append(
      .init(
        label: random.pick(isLabelled ? [name] : [nil, name, "on"]),
        name: name,
        type: random.pick(types),
        isPlain: false
      )
    )
  }

  private mutating func plainType(_ made: inout RequirementSample) -> String {
    if random.chance(25), let type = random.pickAny(sample.associated(sendable: isQueueable)) {
      return random.pick([type, "[\(type)]", "\(type)?"])
    }
    let type = random.pick(ValueType.values(sendable: isQueueable)).text
    // As a parameter it would be a closure that does not escape.
    return type.hasPrefix("() ->") ? "Int" : type
  }

  private mutating func addGeneric(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    if made.generics.isEmpty { addGeneric(&made, named: random.pick(["T", "Item_", "`T.U`"])) }
    let name = made.generics[0].prefix { $0 != ":" }
    if name.hasPrefix("each") || made.generics[0].contains("~Copyable") { return }
    parameter.type = random.pick([String(name), "[\(name)]", "\(name)?", "\(name).Type"])
    if isQueueable, parameter.type.hasSuffix(".Type") { parameter.type = String(name) }
  }

  /// Adds a generic parameter that no parameter has to mention, since it can be a literal's type.
  mutating func addGeneric(_ made: inout RequirementSample, named name: String) {
    guard made.generics.isEmpty else { return }
    let constraints = ["Comparable", "Hashable", "Numeric"]
    let constraint = random.pick(constraints) + (isQueueable ? " & Sendable" : "")
    if random.chance(40) {
      made.generics = [isQueueable ? "\(name): Sendable" : name]
      made.whereClause = "\(name): \(constraint)"
    } else {
      made.generics = ["\(name): \(constraint)"]
    }
    // A parameter says which type it is.
    let label = "of\(position)"
    made.parameters.append(.init(label: label, name: "generic", type: name))
  }

  private mutating func addOwnership(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    parameter.isPlain = false
    switch random.number(0...7) {
    case 0, 6, 7: parameter.type = "borrowing String"
    case 1: parameter.type = "consuming String"
    case 2: parameter.type = random.pick(["__owned Token", "__shared Token"])
    case 3 where made.generics.isEmpty:
      made.generics = ["N: ~Copyable"]
      parameter.type = "borrowing N"
    case 4 where made.generics.isEmpty && !isQueueable:
      made.generics = ["N: ~Copyable"]
      parameter.type = "consuming N"
      made.dispatch = "first"
    case 5:
      parameter.type = isQueueable ? "sending String" : "sending Box"
      made.dispatch = "first"
    default: parameter.type = "consuming Token?"
    }
  }

  private mutating func addClosure(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    parameter.isPlain = false
    switch random.number(0...6) {
    case 0: parameter.type = "(Int) -> String"
    case 1 where !made.canThrow:
      parameter.type = "(Int) throws -> Void"
      made.effects = made.effects.filter { $0 == "async" } + ["rethrows"]
    case 2 where !made.canThrow && made.generics.isEmpty:
      made.generics = ["E: Error"]
      parameter.type = "(Int) throws(E) -> Int"
      made.effects = made.effects.filter { $0 == "async" } + ["throws(E)"]
    case 3: parameter.type = "@escaping @Sendable (Int) -> Void"
    case 4: parameter.type = isQueueable ? "@escaping Completion" : "@escaping (Token) -> Void"
    case 5: parameter.type = "(@MainActor @Sendable (Int) -> Void)?"
    default:
      parameter.type =
        isQueueable || !made.effects.contains("async")
        ? "(String, (any Error)?) -> (Int, String)" : "() async throws -> Void"
    }
  }

  private mutating func addAutoclosure(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    parameter.isPlain = false
    let escaping = isQueueable ? "@autoclosure @escaping @Sendable" : "@autoclosure @escaping"
    // The compiler does not understand how such closures leave an actor, whoever calls.
    let isOnActor = sample.facts.isolation == .globalActor("OrbitActor")
    let choices = ["@autoclosure", "@autoclosure", isOnActor ? "@autoclosure" : escaping]
    parameter.type = "\(random.pick(choices)) () -> String"
  }

  private func addIsolated(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    if isQueueable || made.hasIsolatedParameter { return }
    parameter.isPlain = false
    parameter.type = "isolated (any Actor)?"
  }

  private mutating func addPack(
    _ made: inout RequirementSample,
    _ parameter: inout RequirementSample.Parameter
  ) {
    guard made.generics.isEmpty else { return }
    parameter.isPlain = false
    made.generics = [isQueueable ? "each P: Sendable" : "each P"]
    parameter.type = "repeat each P"
  }
}

extension RequirementSample {
  var canThrow: Bool { effects.contains { $0.contains("throws") } }
  var hasIsolatedParameter: Bool { parameters.contains { $0.type.hasPrefix("isolated") } }

  /// Whether somebody has to call a closure that is handed over.
  var takesEscapingClosure: Bool {
    parameters.contains { parameter in
      parameter.type.contains("@escaping")
        || parameter.type.contains("-> Void)?")
    }
  }
}

extension ProtocolSample {
  /// The names of its associated types.
  func associated(sendable: Bool) -> [String] {
    (inheritedTypes + associatedTypes)
      .filter { !sendable || $0.constraint?.contains("Sendable") == true }.map(\.name)
  }
}
