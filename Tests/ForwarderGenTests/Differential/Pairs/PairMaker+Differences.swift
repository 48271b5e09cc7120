extension PairMaker {
  /// Makes the member differ from the requirement; nil if nothing has changed.
  mutating func differ() -> String? {
    let name = random.chance(50) ? differInSignature() : differInDetail()
    // Swift accepts no generic parameter without a use.
    let isUsed = member.generics.indices.allSatisfy { number in
      member.parameters.contains { $0.type.uses(of: number) > 0 }
    }
    return isUsed && !name.isEmpty ? name : nil
  }

  private mutating func differInSignature() -> String {
    switch random.number(0...11) {
    case 0:
      member.isAsync.toggle()
      return "async"
    case 1, 2:
      member.failure = random.pick([.none, .any, .problem, .never])
      let throwing = member.parameters.contains { parameter in
        if case .function(let function) = parameter.type { return function.failure != .none }
        return false
      }
      if throwing, member.kind == .function, random.chance(50) { member.failure = .rethrown }
      return "throws"
    case 3, 4:
      let isVoid = member.kind == .function && random.chance(20)
      member.result = isVoid ? .void : random.pick(member.result.similar)
      return "other result"
    case 5, 6:
      guard let index = member.parameters.indices.randomElement(using: &random) else { return "" }
      member.parameters[index].type = similar(to: member.parameters[index].type)
      return "other parameter"
    case 7:
      guard let index = member.parameters.indices.randomElement(using: &random) else { return "" }
      member.parameters[index].label = random.pick([nil, "other", "more"])
      return "label"
    case 8:
      guard member.kind != .subscript else { return "" }
      member.name = "b"
      return "other name"
    case 9:
      if member.kind == .property { return "" }
      member.parameters.append(
        .init(label: random.pick([nil, "extra"]), type: .int, hasDefault: random.chance(70))
      )
      return "another parameter"
    case 10: return differInGenerics()
    default:
      if member.isMutating { return "" }
      member.isStatic.toggle()
      return "static"
    }
  }

  /// A type that is like `type`, at its surface or inside.
  private mutating func similar(to type: MeantType) -> MeantType {
    if random.chance(50) {
      switch type {
      case .optional(let inner): return .optional(similar(to: inner))
      case .array(let inner): return .array(similar(to: inner))
      case .dictionary(let inner): return .dictionary(similar(to: inner))
      case .box(let inner): return .box(similar(to: inner))
      default: break
      }
    }
    let known = type.similar.filter { other in
      (0..<2).allSatisfy { $0 < member.generics.count || other.uses(of: $0) == 0 }
    }
    return random.pick(known)
  }

  private mutating func differInGenerics() -> String {
    guard let index = member.generics.indices.randomElement(using: &random) else {
      let position = member.parameters.indices.randomElement(using: &random)
      guard let position, member.kind != .property else { return "" }
      member.generics = [random.pick([[], ["Q"], ["Hashable"], ["Error"]])]
      member.parameters[position].type = .parameter(0)
      return "generic in place of another type"
    }
    switch random.number(0...2) {
    case 0:
      member.generics[index] = Array(member.generics[index].dropLast())
      return "fewer constraints"
    case 1:
      member.generics[index].append("Hashable")
      return "more constraints"
    default:
      member.generics[index].reverse()
      return "order of constraints"
    }
  }

  private mutating func differInDetail() -> String {
    let functions = member.parameters.indices.filter { member.parameters[$0].type.isFunction }
    switch random.number(0...10) {
    case 0, 1, 2:
      guard let index = functions.randomElement(using: &random) else { return "" }
      member.parameters[index].isEscaping.toggle()
      return member.parameters[index].isAutoclosure ? "escaping autoclosure" : "escaping"
    case 3:
      guard let index = functions.randomElement(using: &random) else { return "" }
      let parameter = member.parameters[index]
      if case .function(let function) = parameter.type, function.parameters.isEmpty {
        member.parameters[index].isAutoclosure.toggle()
      }
      return "autoclosure"
    case 4:
      guard let index = member.parameters.indices.randomElement(using: &random) else { return "" }
      if member.kind == .subscript || member.parameters[index].isVariadic { return "" }
      let all = ["", "inout", "borrowing", "consuming", "__owned", "__shared", "sending"]
      member.parameters[index].ownership = random.pick(all)
      return "ownership: \(member.parameters[index].ownership)"
    case 5:
      guard let index = member.parameters.indices.randomElement(using: &random) else { return "" }
      member.parameters[index].hasDefault.toggle()
      return "default argument"
    case 6:
      guard let index = member.parameters.indices.randomElement(using: &random) else { return "" }
      // The one behind it would need a label.
      if index + 1 < member.parameters.count { return "" }
      member.parameters[index].isVariadic.toggle()
      member.parameters[index].ownership = ""
      if !member.parameters[index].isVariadic {
        member.parameters[index].type = .array(member.parameters[index].type)
        return "variadic"
      }
      if case .array(let type) = member.parameters[index].type {
        member.parameters[index].type = type
      }
      return "variadic"
    case 7: return differInValue()
    case 8:
      guard member.kind != .function else { return "" }
      member.isSettable.toggle()
      return "setter"
    case 9:
      if scene.isClassBound || member.isStatic { return "" }
      if member.kind == .function {
        member.isMutating.toggle()
      } else {
        member.hasMutatingGetter.toggle()
      }
      return "mutating"
    default:
      member.constraint = random.pick(["Self: AnyObject", "Self: Q", "Self: Sendable"])
      if scene.hasItem, random.chance(70) {
        member.constraint = random.pick(["Item: Hashable", "Item: Q", "Item == Int"])
      }
      return "where of the member: \(member.constraint ?? "")"
    }
  }

  private mutating func differInValue() -> String {
    for index in member.parameters.indices where random.chance(30) {
      member.parameters[index].isUnwrapped.toggle()
    }
    if case .optional = member.result, random.chance(60) { member.unwrapsResult.toggle() }
    if random.chance(60) { return "Int!" }
    switch member.result {
    case .item, .existential(["Q"]), .named("Thing"):
      member.hasOpaqueResult = true
      return "opaque result"
    default: return ""
    }
  }

  // MARK: Surroundings

  /// Arranges something else around the two; nil if nothing has changed.
  mutating func arrange() -> String? {
    switch random.number(0...9) {
    case 0, 1, 2:
      scene.place = random.pick(PairScene.Place.allCases)
      // The compiler crashes.
      if scene.place == .baseInWhere, scene.isNested { scene.place = .base }
      return scene.place == .same ? nil : "place: \(scene.place)"
    case 3, 4:
      if scene.place == .namesake { return nil }
      scene.spelling = random.pick(PairScene.Spelling.allCases)
      if scene.spelling == .primary, !scene.hasItem { scene.spelling = .alias }
      return scene.spelling == .name ? nil : "extension by \(scene.spelling)"
    case 5: return arrangeConstraint()
    case 6: return arrangeItem()
    case 7: return arrangeConditions()
    case 8: return arrangePrefixes()
    default: return arrangeOthers()
    }
  }

  private mutating func arrangeConstraint() -> String? {
    let owner = scene.outer.map { "\($0).P\(number)" } ?? "P\(number)"
    scene.extensionConstraint = random.pick([
      "Self: AnyObject", "Self: \(owner)", "Self: Q", "Self: Sendable", "Self: Any",
    ])
    if scene.hasItem, random.chance(60) {
      scene.extensionConstraint = random.pick([
        "Item == Int", "Self.Item == Int", "Int == Item", "Item == Row", "Item: Hashable",
        "Item: Q", "Item == String", "Item: Any",
      ])
    }
    let constraint = scene.extensionConstraint ?? ""
    return "extension where \(constraint.replacing(owner, with: "P"))"
      + (constraint.contains("AnyObject") && scene.isClassBound ? ", class-bound" : "")
  }

  private mutating func arrangeItem() -> String? {
    guard scene.hasItem else { return nil }
    switch random.number(0...3) {
    case 0:
      scene.item = random.pick(["String", "Thing", "Row"])
      return "Item is another type"
    case 1:
      scene.item = nil
      return "Item is inferred"
    case 2:
      scene.item = nil
      scene.itemConstraint = " = Int"
      return "Item has a default"
    default:
      scene.item = nil
      scene.others.append("typealias Item = Int")
      return "Item is in the extension"
    }
  }

  private mutating func arrangeConditions() -> String? {
    let condition = random.pick([
      "!NEVER", "swift(>=5.9)", "else NEVER", "!NEVER && !OTHER", "compiler(>=6)",
    ])
    switch random.number(0...5) {
    case 0:
      scene.memberCondition = condition
      return "member under #if"
    case 1:
      scene.extensionCondition = condition
      return "extension under #if"
    case 2:
      scene.requirementCondition = condition
      return "requirement under #if"
    case 3:
      scene.requirementCondition = condition
      scene.memberCondition = condition
      return "both under #if"
    case 4:
      scene.requirementCondition = condition
      scene.extensionCondition = condition
      return "requirement and extension under #if"
    default:
      scene.memberCondition = "NEVER"
      return "member under #if that does not hold"
    }
  }

  private mutating func arrangePrefixes() -> String? {
    switch random.number(0...5) {
    case 0:
      if scene.isNested || scene.place != .same || requirement.kind != .function { return nil }
      scene.memberPrefix = "@_implements(P\(number), \(requirement.compoundName)) "
      member.name = "b"
      return "@_implements"
    case 1:
      scene.isPublic = true
      scene.extensionPrefix = random.pick(["public ", ""])
      return "public protocol, \(scene.extensionPrefix)extension"
    case 2:
      scene.extensionPrefix = random.pick(["private ", "fileprivate ", "internal "])
      return "\(scene.extensionPrefix)extension"
    case 3:
      scene.memberPrefix = random.pick(["private ", "fileprivate ", "public ", "internal "])
      return "\(scene.memberPrefix)member"
    case 4:
      scene.requirementPrefix = random.pick([
        "@available(*, deprecated) ", "nonisolated ", "@MainActor ",
      ])
      return "\(scene.requirementPrefix)requirement"
    default:
      scene.memberPrefix = random.pick([
        "@available(*, deprecated) ", "nonisolated ", "@MainActor ", "@inline(__always) ",
        "@_disfavoredOverload ", "@available(*, unavailable) ", "@preconcurrency ",
        "@available(macOS 99, *) ",
      ])
      return "\(scene.memberPrefix)member"
    }
  }

  private mutating func arrangeOthers() -> String? {
    scene.others += [
      "func a(_ x: Double, _ y: Double) {}", "static func a() {}", "var a: Double { 0 }",
      "subscript(x: Double) -> Double { 0 }", "struct Unlike {}",
    ]
    .shuffled(using: &random).prefix(2)
    // Types cannot be nested in these extensions.
    scene.others.removeAll {
      $0.hasPrefix("struct") || $0.contains("var a") == (member.name == "a")
    }
    return scene.others.isEmpty ? nil : "other members"
  }
}
