/// Writes types as Swift, now and then in another way than the usual one.
struct TypeSpeller {
  /// Where a type stands, which decides how it can be written.
  struct Scope {
    /// The names of the generic parameters; nil for one that is `some`.
    var generics: [String?] = []
    var constraints: [[String]] = []

    /// The type around the protocol; nil for a protocol outside of any.
    var outer: String?

    /// Whether `State` means the one in `outer`.
    var isInside = true

    /// Whether `Own` is an alias of `Int`, in a protocol.
    var hasOwnAlias = false
  }

  var random: SplitMix
  var scope = Scope()

  /// How many types in a hundred are written in another way.
  var daring = 0

  /// Whether one other way is enough.
  var isSingle = false

  /// The other ways so far.
  private(set) var ways: Set<String> = []

  init(_ random: SplitMix) {
    self.random = random
  }

  /// One of `others`, by the names of their ways, or `usual`.
  mutating func choose(_ usual: String, or others: KeyValuePairs<String, String>) -> String {
    guard random.chance(daring) else { return usual }
    let allowed = others.filter { allows($0.key) }
    guard let other = random.pickAny(allowed) else { return usual }
    ways.insert(other.key)
    return other.value
  }

  mutating func text(of type: MeantType) -> String {
    let text = written(type)
    if text.hasPrefix("some ") || !random.chance(daring / 5) { return text }
    let way = random.chance(20) ? "comment" : "parentheses"
    guard allows(way) else { return text }
    ways.insert(way)
    return way == "comment" ? "/* as it is */ \(text)" : "(\(text))"
  }

  private func allows(_ way: String) -> Bool {
    !isSingle || ways.isEmpty || ways.contains(way)
  }

  private mutating func written(_ type: MeantType) -> String {
    switch type {
    case .named(let name): named(name)
    case .optional(let type): optional(type)
    case .array(let type): array(type)
    case .dictionary(let type): dictionary(type)
    case .box(let type): "Box<\(text(of: type))>"
    case .void: choose("Void", or: ["()": "()", "module": "Swift.Void"])
    case .tuple(let types, let labels): tuple(types, labels)
    case .function(let function): self.function(function)
    case .existential(let names): existential(names)
    case .metatype(let type): metatype(type)
    case .parameter(let number): parameter(number)
    case .item: choose("Item", or: ["Self.Item": "Self.Item", "back-ticks of a type": "`Item`"])
    case .state: state()
    }
  }

  private mutating func named(_ name: String) -> String {
    switch name {
    case "Int":
      scope.hasOwnAlias && random.chance(30)
        ? choose(name, or: ["alias in the protocol": "Own", "alias of Self": "Self.Own"])
        : scope.outer != nil && random.chance(30)
          ? choose(name, or: ["alias in the outer type": count])
          : choose(
            name,
            or: [
              "module": "Swift.Int", "alias": "Row", "alias of the module": "Checked.Row",
              "module selector": "Checked::Row", "nested alias": "Names.Row",
              "generic alias": "Whole<Int>", "back-ticks of a type": "`Int`",
              "alias of an alias": "Whole<Row>",
            ]
          )
    case "String":
      choose(name, or: ["module": "Swift.String", "alias": "Text", "nested alias": "Names.Text"])
    default:
      choose(name, or: ["own module": "Checked.\(name)", "generic alias": "Whole<\(name)>"])
    }
  }

  private var count: String {
    (scope.isInside ? "" : scope.outer.map { "\($0)." } ?? "") + "Count"
  }

  private mutating func optional(_ type: MeantType) -> String {
    let inner = text(of: type)
    return choose(
      "\(suffixable(inner))?",
      or: [
        "Optional<>": "Optional<\(inner)>", "module": "Swift.Optional<\(inner)>",
        "generic alias": "Maybe<\(inner)>",
      ]
    )
  }

  private mutating func array(_ type: MeantType) -> String {
    let inner = text(of: type)
    return choose(
      "[\(inner)]",
      or: [
        "Array<>": "Array<\(inner)>", "module": "Swift.Array<\(inner)>",
        "generic alias": "List<\(inner)>",
      ]
    )
  }

  private mutating func dictionary(_ type: MeantType) -> String {
    let (key, value) = (text(of: .string), text(of: type))
    return choose(
      "[\(key): \(value)]",
      or: [
        "Dictionary<>": "Dictionary<\(key), \(value)>",
        "module": "Swift.Dictionary<\(key), \(value)>",
      ]
    )
  }

  private mutating func tuple(_ types: [MeantType], _ labels: [String?]) -> String {
    var parts: [String] = []
    for (type, label) in zip(types, labels) {
      parts.append((label.map { "\($0): " } ?? "") + text(of: type))
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private mutating func existential(_ names: [String]) -> String {
    if names == ["Error"] {
      return choose(
        "any Error",
        or: [
          "without any": "Error", "module": "any Swift.Error", "alias": "Failure",
          "module without any": "Swift.Error",
        ]
      )
    }
    if names == ["Any"] { return choose("Any", or: ["any": "any Any"]) }
    let others = Array(names.reversed()).joined(separator: " & ")
    let usual = names.joined(separator: " & ")
    return choose(
      "any \(usual)",
      or: ["without any": usual, "order of protocols": "any \(others)"]
    )
  }

  private mutating func metatype(_ type: MeantType) -> String {
    let inner = text(of: type)
    // The metatype of an existential is another type than the existential metatype.
    if case .existential = type { return choose("(\(inner)).Type", or: ["metatype": "any Q.Type"]) }
    return "\(suffixable(inner)).Type"
  }

  private mutating func parameter(_ number: Int) -> String {
    if let name = scope.generics[number] { return name }
    let constraints = scope.constraints[number]
    return "some \(constraints.isEmpty ? "Any" : constraints.joined(separator: " & "))"
  }

  private mutating func state() -> String {
    guard let outer = scope.outer else { return "State" }
    let full = "\(outer).State"
    if scope.isInside {
      return choose("State", or: ["nested type": full, "module": "Checked.\(full)"])
    }
    // At file level, this is the only way.
    ways.insert("nested type")
    return choose(full, or: ["module": "Checked.\(full)"])
  }

  private mutating func function(_ function: MeantFunction) -> String {
    if function == MeantFunction() {
      let alias = choose(
        "",
        or: ["alias of a function": "Done", "nested alias": "Names.Done"]
      )
      if !alias.isEmpty { return alias }
    }
    if function == MeantFunction(parameters: [.int]) {
      let alias = choose("", or: ["generic alias": "Call<\(text(of: .int))>"])
      if !alias.isEmpty { return alias }
    }
    let isNamed =
      function.parameters.count == 1 && random.chance(daring / 4)
      && allows("name of a function's parameter")
    if isNamed { ways.insert("name of a function's parameter") }
    var parts: [String] = []
    for type in function.parameters { parts.append((isNamed ? "_ x: " : "") + text(of: type)) }
    let attributes = attributes(of: function)
    let effects = (function.isAsync ? " async" : "") + failure(function.failure)
    let result = text(of: function.result)
    return "\(attributes)(\(parts.joined(separator: ", ")))\(effects) -> \(result)"
  }

  private mutating func attributes(of function: MeantFunction) -> String {
    var attributes: [String] = []
    if function.isSendable { attributes.append("@Sendable ") }
    if function.isOnMainActor { attributes.append("@MainActor ") }
    if attributes.count > 1, random.chance(daring), allows("order of attributes") {
      ways.insert("order of attributes")
      attributes.reverse()
    }
    return attributes.joined()
  }

  /// ` throws`, or the like.
  mutating func failure(_ failure: MeantFailure) -> String {
    switch failure {
    case .none: choose("", or: ["throws(Never)": " throws(Never)"])
    case .any:
      choose(
        " throws",
        or: ["throws(any Error)": " throws(any Error)", "throws(Error)": " throws(Error)"]
      )
    case .problem:
      choose(" throws(Problem)", or: ["module in throws": " throws(Checked.Problem)"])
    case .never: " throws(Never)"
    case .rethrown: " rethrows"
    }
  }

  /// `text`, so that something can stand behind it.
  private func suffixable(_ text: String) -> String {
    let isCompound = ["->", "&", "some ", "any ", "@"].contains { text.contains($0) }
    let isOne = text.hasPrefix("Box<") || text.hasPrefix("[") || text.hasSuffix(">")
    return isCompound && !isOne ? "(\(text))" : text
  }
}
