extension DeclarationParser {
  /// What is read as a modifier; `sending`, which only types have, so that it is refused as such.
  private static let modifiers = Modifier.words.union(["sending"])

  /// The attributes of types that take arguments; all others are followed by a type that may begin
  /// with a parenthesis.
  private static let typeAttributesWithArguments: Set<String> = [
    "convention", "isolated", "differentiable", "_opaqueReturnTypeOf",
  ]

  /// The words that begin a type and name none, and `async`: none is an attribute's name.
  private static let typeWords: Set<String> = ["any", "some", "each", "async"]

  /// What only types have as an attribute.
  private static let typeAttributes: Set<String> = ["autoclosure", "convention", "escaping"]

  /// Parses attributes, until something else comes.
  mutating func parseAttributes() throws(DeclarationError) -> [Attribute] {
    var attributes: [Attribute] = []
    while at("@") {
      let attribute = try parseAttribute(inType: false)
      if attribute.standsOnce, attributes.contains(where: { $0.name == attribute.name }) {
        throw DeclarationError(
          message: .misplacedModifier(attribute.text, on: "what has it already"),
          position: attribute.position
        )
      }
      attributes.append(attribute)
    }
    return attributes
  }

  mutating func parseAttribute(inType: Bool) throws(DeclarationError) -> Attribute {
    let start = mark
    let position = try expect("@").position
    if peek.followsSpace { throw unexpected("an attribute's name right behind '@'") }
    let isModifier = at(anyOf: Self.modifiers) && !(inType && at("isolated"))
    if isModifier || at(anyOf: Self.typeWords) || !inType && at(anyOf: Self.typeAttributes) {
      throw unexpected("an attribute's name")
    }
    var path = [try expectName("an attribute's name").name]
    while !Attribute.repeated.contains(path[0]), try eatDot() {
      path.append(try expectName("an attribute's name").name)
    }
    let name = path.joined(separator: ".")
    if at("<") { try skipAngles() }
    let takesArguments = !inType || Self.typeAttributesWithArguments.contains(name)
    let hasArguments = at("(") && !peek.followsSpace && takesArguments
    let arguments = try parseArguments(
      ofAttribute: name,
      inType: inType,
      areThere: hasArguments
    )
    return Attribute(
      name: name,
      hasArguments: hasArguments,
      text: tokens(since: start).text,
      position: position,
      selector: arguments.selector,
      unavailablePlatform: arguments.unavailablePlatform
    )
  }

  /// The meaning of an attribute's arguments.
  private struct AttributeArguments {
    var selector: String?
    var unavailablePlatform: String?
  }

  /// Parses the arguments of an attribute: of those that generated code repeats as the compiler
  /// does, of all others up to the closing parenthesis.
  private mutating func parseArguments(
    ofAttribute name: String,
    inType: Bool,
    areThere: Bool
  ) throws(DeclarationError) -> AttributeArguments {
    // Space before the parenthesis would make it another one.
    if ["available", "_spi"].contains(name) || inType && ["convention", "isolated"].contains(name),
      !areThere
    {
      throw unexpected("'(' right behind '@\(name)'")
    }
    var arguments = AttributeArguments()
    switch name {
    case "available":
      arguments.unavailablePlatform = try parseAvailability()
    case "_spi":
      try expect("(")
      _ = try expectName("the name of an SPI")
      try expect(")")
    case "convention" where inType:
      try expect("(")
      _ = try expectName("a convention")
      if eat(",") {
        try expect("cType")
        try expect(":")
        if next().kind != .string { throw unexpected("a string") }
      }
      try expect(")")
    case "isolated" where inType:
      try expect("(")
      try expect("any")
      try expect(")")
    case "objc":
      if areThere { arguments.selector = try parseSelector() }
    case "concurrent", "discardableResult", "preconcurrency", "safe", "unsafe":
      if areThere { throw unexpected("no arguments") }
    default:
      if areThere { try skipBalanced() }
    }
    return arguments
  }

  /// Parses `(tableView:didSelect:)`, or the `(Name)` of a protocol, and gives what is inside.
  private mutating func parseSelector() throws(DeclarationError) -> String {
    let open = try expect("(")
    let start = mark
    let isPlain = peek.kind == .word && peek(1).text == ")"
    repeat {
      if peek.kind == .word, !peek.isEscaped { next() }
      if isPlain { break }
      try expectMore(inside: open)
      guard eat(":") || eat("::") else { throw unexpected("a selector's name and ':'") }
    } while !at(")")
    let selector = tokens(since: start).map(\.text).joined()
    try expect(")")
    return selector
  }

  /// Consumes the generic arguments of an attribute's name.
  private mutating func skipAngles() throws(DeclarationError) {
    try expect("<")
    repeat { _ = try parseType() } while eat(",")
    try expect(">")
  }

  /// Parses modifiers, until something else comes.
  mutating func parseModifiers() throws(DeclarationError) -> [Modifier] {
    var modifiers: [Modifier] = []
    while at(anyOf: Self.modifiers) {
      // In `class MultiX` it is no modifier.
      if at("class"), !["func", "var", "subscript"].contains(peek(1).text) { break }
      let start = mark
      let token = next()
      if modifiers.contains(where: { $0.name == token.text }) {
        throw DeclarationError(
          message: .misplacedModifier(token.text, on: "what has it already"),
          position: token.position
        )
      }
      if at("(") { try parseDetail(of: token) }
      modifiers.append(
        Modifier(name: token.text, text: tokens(since: start).text, position: token.position)
      )
    }
    return modifiers
  }

  /// Parses `(nonsending)`, or what else stands behind a modifier.
  private mutating func parseDetail(of modifier: Token) throws(DeclarationError) {
    let details: Set<String> =
      switch modifier.text {
      case "nonisolated": ["nonsending", "unsafe"]
      case "unowned": ["safe", "unsafe"]
      case "private", "fileprivate", "internal", "package", "public", "open": ["set"]
      default: []
      }
    if details.isEmpty { return }
    if peek.followsSpace { throw unexpected("'(' right behind '\(modifier.text)'") }
    try expect("(")
    guard at(anyOf: details) else {
      throw unexpected(DiagnosticMessage.alternatives(details.sorted()))
    }
    next()
    try expect(")")
  }
}
