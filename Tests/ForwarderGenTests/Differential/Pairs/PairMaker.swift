/// Makes a random requirement, and a random member of an extension that is like it or nearly so.
struct PairMaker {
  var random: SplitMix
  let number: Int
  var requirement = MeantMember()
  var member = MeantMember()
  var scene: PairScene
  var differences: Set<String> = []

  /// The pair number `index` of those that `seed` gives.
  static func pair(seed: UInt64, index: Int) -> ImplementationPair {
    var maker = PairMaker(seed: seed, index: index)
    return maker.make()
  }

  private init(seed: UInt64, index: Int) {
    random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(index) &* 7_919)
    number = index
    scene = PairScene(number: index)
  }

  private mutating func make() -> ImplementationPair {
    scene.isClassBound = random.chance(70)
    scene.isNested = random.chance(15)
    scene.hasItem = !scene.isNested && random.chance(25)
    scene.hasOwnAlias = random.chance(35)
    makeRequirement()
    member = requirement
    let count = random.pick([0, 0, 1, 1, 1, 1, 2, 2, 3])
    for _ in 0..<count {
      // Not every difference fits every requirement.
      for _ in 0..<8 {
        if let name = random.chance(35) ? arrange() : changed() {
          differences.insert(name)
          break
        }
      }
    }
    return written(daring: random.pick(count == 0 ? [10, 25, 50] : [0, 0, 10, 40]))
  }

  /// The name of a difference between the two, if that can be seen.
  private mutating func changed() -> String? {
    let before = plain(member)
    let earlier = member
    if let name = differ(), plain(member) != before { return name }
    member = earlier
    return nil
  }

  private func plain(_ member: MeantMember) -> String {
    var speller = MemberSpeller(TypeSpeller(SplitMix(seed: 0)), member, hasBody: true)
    return speller.text()
  }

  // MARK: Requirements

  private mutating func makeRequirement() {
    requirement.kind = random.pick([.function, .function, .function, .property, .subscript])
    requirement.isStatic = random.chance(2)
    requirement.isMutating =
      !scene.isClassBound && !requirement.isStatic && requirement.kind == .function
      && random.chance(10)
    if requirement.kind == .function { makeFunction() }
    if requirement.kind != .property {
      for _ in 0..<random.pick(requirement.kind == .subscript ? [1, 1, 2] : [0, 1, 1, 1, 1, 2]) {
        requirement.parameters.append(parameter())
      }
    }
    let hasValue = requirement.kind != .function || random.chance(35)
    if hasValue { requirement.result = type(depth: random.pick([0, 1, 1])) }
    requirement.unwrapsResult = random.chance(20)
    if requirement.kind != .function {
      requirement.isSettable = random.chance(30)
      if !requirement.isSettable { makeEffects() }
      requirement.hasMutatingGetter = !scene.isClassBound && random.chance(8)
    }
  }

  private mutating func makeFunction() {
    for _ in 0..<random.pick([0, 0, 0, 0, 0, 1, 1, 1, 2]) {
      requirement.generics.append(random.pick([[], ["Q"], ["Q"], ["Q", "R"], ["Hashable"]]))
    }
    makeEffects()
    if random.chance(4) {
      requirement.failure = .rethrown
      requirement.parameters.append(
        .init(type: .function(MeantFunction(failure: .any)), isEscaping: false)
      )
    }
    for number in requirement.generics.indices {
      let shapes: [MeantType] = [
        .parameter(number), .parameter(number), .array(.parameter(number)),
        .function(MeantFunction(parameters: [.parameter(number)])),
      ]
      requirement.parameters.append(.init(type: random.pick(shapes)))
    }
  }

  private mutating func makeEffects() {
    requirement.isAsync = random.chance(12)
    requirement.failure = random.pick([.none, .none, .none, .none, .none, .any, .problem])
  }

  private mutating func parameter() -> MeantMember.Parameter {
    var parameter = MeantMember.Parameter(type: type(depth: random.pick([0, 1, 2])))
    let used = requirement.parameters.compactMap(\.label)
    parameter.label = random.pick(["", "", "of", "with", "by"].filter { !used.contains($0) })
    if parameter.label == "" { parameter.label = nil }
    parameter.isUnwrapped = random.chance(20)
    parameter.isEscaping = random.chance(60)
    if requirement.kind == .function {
      switch random.number(0...39) {
      case 0, 1: parameter.ownership = "inout"
      case 2: parameter.isVariadic = requirement.parameters.isEmpty
      case 3: parameter.ownership = "borrowing"
      case 4: parameter.ownership = "sending"
      case 5:
        parameter.type = .function(MeantFunction(result: .int))
        parameter.isAutoclosure = true
      default: break
      }
    }
    return parameter
  }

  /// A type of at most so many parts within each other.
  private mutating func type(depth: Int) -> MeantType {
    if scene.isNested, random.chance(35) { return .state }
    if scene.hasItem, random.chance(35) { return .item }
    let simple: [MeantType] = [
      .int, .int, .string, .existential(["Error"]), .existential(["Q"]), .existential(["Q", "R"]),
      .existential(["Any"]), .named("Thing"), .void,
    ]
    if depth == 0 || random.chance(40) { return random.pick(simple) }
    switch random.number(0...9) {
    case 0, 1: return .optional(type(depth: depth - 1))
    case 2: return .array(type(depth: depth - 1))
    case 3: return .dictionary(type(depth: depth - 1))
    case 4: return .box(type(depth: depth - 1))
    case 5: return .metatype(random.pick([.int, .existential(["Q"])]))
    case 6: return .tuple([type(depth: 0), .string], labels: [random.pick([nil, "x"]), nil])
    default: return .function(function())
    }
  }

  private mutating func function() -> MeantFunction {
    var function = MeantFunction()
    if random.chance(50) { function.parameters = [random.pick([.int, type(depth: 0)])] }
    if random.chance(25) { function.result = type(depth: 0) }
    function.isAsync = random.chance(10)
    function.failure = random.pick([.none, .none, .none, .any])
    function.isSendable = random.chance(25)
    function.isOnMainActor = random.chance(10)
    return function
  }

  // MARK: Text

  private mutating func written(daring: Int) -> ImplementationPair {
    var types = TypeSpeller(random)
    types.scope.outer = scene.outer
    types.daring = daring
    types.isSingle = random.chance(60)
    types.scope.hasOwnAlias = scene.hasOwnAlias
    var asked = MemberSpeller(types, requirement, hasBody: false)
    asked.prefix = scene.requirementPrefix
    let requirementText = asked.text()
    types = asked.types
    types.scope.isInside = false
    types.scope.hasOwnAlias = scene.hasOwnAlias && scene.canUseOwnAlias
    var made = MemberSpeller(types, member, hasBody: true)
    made.canBeNonmutating = !scene.isClassBound
    made.prefix = scene.memberPrefix
    let memberText = made.text()
    return scene.pair(
      requirementText,
      memberText,
      compoundName: requirement.compoundName,
      differences: differences.union(made.types.ways).sorted()
    )
  }
}
