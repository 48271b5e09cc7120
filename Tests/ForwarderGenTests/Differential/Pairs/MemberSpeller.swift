/// Writes a member of a protocol or of an extension as Swift.
struct MemberSpeller {
  var types: TypeSpeller
  let member: MeantMember

  /// Whether it stands in an extension, and has a body.
  let hasBody: Bool

  /// What stands before it: attributes, and an access level.
  var prefix = ""

  /// Whether a setter may say that it changes nothing.
  var canBeNonmutating = true

  init(_ types: TypeSpeller, _ member: MeantMember, hasBody: Bool) {
    self.types = types
    self.member = member
    self.hasBody = hasBody
  }

  /// What stands between a name and the parameter list, and behind the result.
  private typealias Generics = (list: String, constraints: [String])

  mutating func text() -> String {
    let generics = generics()
    var constraints = generics.constraints
    if let constraint = member.constraint { constraints.append(constraint) }
    let condition = constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
    let modifiers =
      prefix + (member.isStatic ? "static " : "") + (member.isMutating ? "mutating " : "")
    let name = types.choose(member.name, or: ["back-ticks": "`\(member.name)`"])
    switch member.kind {
    case .function:
      let effects = effects()
      return "\(modifiers)func \(name)\(generics.list)(\(parameters()))\(effects)"
        + "\(result())\(condition)\(hasBody ? " \(body)" : "")"
    case .property:
      return "\(modifiers)var \(name): \(value()) \(accessors())"
    case .subscript:
      return "\(modifiers)subscript\(generics.list)(\(parameters())) -> \(value())\(condition) "
        + accessors()
    }
  }

  // MARK: Generic parameters

  private mutating func generics() -> Generics {
    var names: [String?] = []
    var list: [String] = []
    var constraints: [String] = []
    for (number, protocols) in member.generics.enumerated() {
      let name = types.choose(
        "T\(number)",
        or: ["names of generic parameters": "Other\(number)", "like a type": "Thing\(number)"]
      )
      let uses = member.parameters.map { $0.type.uses(of: number) }.reduce(0, +)
      let isOutside = uses == 1 && member.result.uses(of: number) == 0
      let isPack = member.parameters.contains(where: \.isVariadic)
      if isOutside, !isPack, types.choose("", or: ["some": "some"]) == "some" {
        names.append(nil)
        continue
      }
      names.append(name)
      let joined = protocols.joined(separator: " & ")
      if protocols.isEmpty {
        list.append(name)
      } else if types.choose("", or: ["where of generic parameters": "where"]) == "where" {
        list.append(name)
        constraints += protocols.map { "\(name): \($0)" }
      } else {
        list.append("\(name): \(joined)")
      }
    }
    types.scope.generics = names
    types.scope.constraints = member.generics
    return (list.isEmpty ? "" : "<\(list.joined(separator: ", "))>", constraints)
  }

  // MARK: Parameters

  private mutating func parameters() -> String {
    var texts: [String] = []
    for (number, parameter) in member.parameters.enumerated() {
      texts.append(text(of: parameter, "p\(number)"))
    }
    let comma = texts.isEmpty ? "" : types.choose("", or: ["trailing comma": ","])
    return texts.joined(separator: ", ") + comma
  }

  private mutating func text(of parameter: MeantMember.Parameter, _ number: String) -> String {
    let inner = types.choose(number, or: ["parameter names": "other\(number)"])
    let isSubscript = member.kind == .subscript
    let label: String
    if let outer = parameter.label {
      label =
        isSubscript
        ? "\(outer) \(inner)" : types.choose(outer, or: ["second name": "\(outer) \(inner)"])
    } else {
      label = isSubscript ? types.choose(inner, or: ["underscore": "_ \(inner)"]) : "_ \(inner)"
    }
    var words: [String] = []
    if parameter.type.isFunction, parameter.ownership != "inout", !parameter.isVariadic {
      if parameter.isEscaping { words.append("@escaping") }
      if parameter.isAutoclosure { words.append("@autoclosure") }
    }
    var type = types.text(of: parameter.type)
    if parameter.isUnwrapped, case .optional(.named(let name)) = parameter.type {
      type = "\(name)!"
    }
    // An alias in parentheses takes no attribute.
    if !words.isEmpty, type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") {
      type = String(type.dropFirst().dropLast())
    }
    var written = (words + [type]).joined(separator: " ")
    if words == ["@escaping"], type.hasPrefix("@Sendable ") {
      let other = "@Sendable @escaping " + type.dropFirst("@Sendable ".count)
      written = types.choose(written, or: ["order of attributes": other])
    }
    let ownership = parameter.ownership.isEmpty ? "" : "\(parameter.ownership) "
    let dots = parameter.isVariadic ? "..." : ""
    let canDefault = hasBody && parameter.ownership != "inout" && !parameter.isVariadic
    let value = parameter.hasDefault && canDefault ? " = value()" : ""
    return "\(label): \(ownership)\(written)\(dots)\(value)"
  }

  // MARK: Results

  private mutating func effects() -> String {
    (member.isAsync ? " async" : "") + types.failure(member.failure)
  }

  private mutating func result() -> String {
    if member.result == .void, !member.hasOpaqueResult {
      return types.choose("", or: ["-> Void": " -> Void", "-> ()": " -> ()"])
    }
    return " -> \(value())"
  }

  private mutating func value() -> String {
    if member.hasOpaqueResult { return "some Q" }
    if member.unwrapsResult, case .optional(.named(let name)) = member.result { return "\(name)!" }
    return types.text(of: member.result)
  }

  private var body: String { member.hasOpaqueResult ? "{ Thing() }" : "{ fatalError() }" }

  private mutating func accessors() -> String {
    let effects = member.isSettable ? "" : effects()
    let getter = member.hasMutatingGetter ? "mutating get" : "get"
    if !hasBody { return "{ \(getter)\(effects)\(member.isSettable ? " set" : "") }" }
    if member.isSettable {
      let other = canBeNonmutating && !member.isStatic ? "nonmutating set" : "set"
      return types.choose(
        "{ \(getter) { fatalError() } set {} }",
        or: [
          "nonmutating": "{ \(getter) { fatalError() } \(other) {} }",
          "set first": "{ set {} \(getter) { fatalError() } }",
          "_modify": "{ \(getter) { fatalError() } _modify { fatalError() } }",
        ]
      )
    }
    let rest = member.hasOpaqueResult ? "return Thing() }" : "fatalError() }"
    let local = "{ \(getter)\(effects) { let set = 0; _ = set; \(rest) }"
    if !effects.isEmpty || member.hasMutatingGetter {
      return types.choose("{ \(getter)\(effects) \(body) }", or: ["a local called set": local])
    }
    return types.choose(
      body,
      or: ["get": "{ get \(body) }", "a local called set": local, "_read": "{ _read \(body) }"]
    )
  }
}
