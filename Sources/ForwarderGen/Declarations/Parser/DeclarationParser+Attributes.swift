extension DeclarationParser {
  /// The words that are read as modifiers.
  private static let modifiers = Set(Modifier.Kind.allCases.map(\.rawValue))

  /// The attributes of types that take arguments; all others are followed by a type that may begin
  /// with a parenthesis.
  private static let typeAttributesWithArguments: Set<Attribute.Kind?> = [
    .convention, .isolated, .differentiable, .opaqueReturnTypeOf,
  ]

  /// The words that begin a type and name none, and `async`: none is an attribute's name.
  private static let typeWords: Set<String> = ["any", "some", "each", "async"]

  /// The attributes that only types have.
  private static let typeAttributes: Set<String> = ["autoclosure", "convention", "escaping"]

  /// The attributes whose name ends at the first dot.
  private static let repeatedAttributes = Set(Attribute.repeated.compactMap { $0?.rawValue })

  mutating func parseAttributes() throws(DeclarationError) -> [Attribute] {
    var attributes: [Attribute] = []
    while at("@") {
      let attribute = try parseAttribute(inType: false)
      if let error = attribute.repetition(of: attributes) { throw error }
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
    while !Self.repeatedAttributes.contains(path[0]), try eatDot() {
      path.append(try expectName("an attribute's name").name)
    }
    let name = path.joined(separator: ".")
    let kind = Attribute.Kind(rawValue: name)
    if at("<") { _ = try parseGenericArguments() }
    let takesArguments = !inType || Self.typeAttributesWithArguments.contains(kind)
    let hasArguments = at("(") && !peek.followsSpace && takesArguments
    var attribute = Attribute(
      kind: kind,
      name: name,
      hasArguments: hasArguments,
      position: position
    )
    try parseArguments(of: &attribute, inType: inType)
    attribute.text = tokens(since: start).text
    return attribute
  }

  /// Parses the arguments of an attribute: of those that generated code repeats as the compiler
  /// does, of all others up to the closing parenthesis.
  private mutating func parseArguments(
    of attribute: inout Attribute,
    inType: Bool
  ) throws(DeclarationError) {
    guard attribute.hasArguments else {
      switch attribute.kind {
      case .convention? where !inType, .isolated? where !inType: return
      case .available?, .spi?, .convention?, .isolated?:
        // Space before the parenthesis would make it another one.
        throw unexpected("'(' right behind '@\(attribute.name)'")
      default: return
      }
    }
    switch attribute.kind {
    case .available: attribute.unavailablePlatform = try parseAvailability()
    case .objc: attribute.selector = try parseSelector()
    case .spi:
      try expect("(")
      _ = try expectName("the name of an SPI")
      try expect(")")
    case .convention where inType:
      try expect("(")
      _ = try expectName("a convention")
      if eat(",") {
        try expect("cType")
        try expect(":")
        if next().kind != .string { throw unexpected("a string") }
      }
      try expect(")")
    case .isolated where inType:
      try expect("(")
      try expect("any")
      try expect(")")
    case .concurrent, .discardableResult, .preconcurrency, .safe, .unsafe:
      throw unexpected("no arguments")
    default: try skipBalanced()
    }
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

  mutating func parseModifiers() throws(DeclarationError) -> [Modifier] {
    var modifiers: [Modifier] = []
    while let modifier = try parseModifier(behind: modifiers) { modifiers.append(modifier) }
    return modifiers
  }

  /// Parses a modifier that is none of `earlier`; nil if something else comes.
  mutating func parseModifier(behind earlier: [Modifier]) throws(DeclarationError) -> Modifier? {
    guard at(anyOf: Self.modifiers), let kind = Modifier.Kind(rawValue: peek.text) else {
      return nil
    }
    // In `class MultiX` it is no modifier.
    if kind == .class, !["func", "var", "subscript"].contains(peek(1).text) { return nil }
    let start = mark
    let token = next()
    if earlier.contains(kind) {
      let message = DiagnosticMessage.misplacedModifier(token.text, on: "what has it already")
      try refuse(DeclarationError(message, at: token.position))
    }
    let detail = at("(") ? try parseDetail(of: kind) : nil
    return Modifier(
      kind: kind,
      detail: detail,
      text: tokens(since: start).text,
      position: token.position
    )
  }

  /// Parses the argument of a modifier, such as `(nonsending)`.
  private mutating func parseDetail(
    of modifier: Modifier.Kind
  ) throws(DeclarationError) -> Modifier.Detail? {
    let details = modifier.details
    if details.isEmpty { return nil }
    if peek.followsSpace { throw unexpected("'(' right behind '\(modifier.rawValue)'") }
    try expect("(")
    guard let detail = details.first(where: { at($0.rawValue) }) else {
      throw unexpected(DiagnosticMessage.alternatives(details.map(\.rawValue).sorted()))
    }
    next()
    try expect(")")
    return detail
  }
}

extension Attribute {
  /// The error for this attribute after `earlier` ones, of which it is one.
  func repetition(of earlier: [Attribute]) -> DeclarationError? {
    guard isUnrepeatable, earlier.contains(where: { $0.name == name }) else { return nil }
    return DeclarationError(.misplacedModifier(text, on: "what has it already"), at: position)
  }
}

extension DeclarationParser {
  /// The words of `@available`, and what may be or has to be after them.
  private static let statements: [String: AvailabilityArgument] = [
    "introduced": .version, "obsoleted": .version, "deprecated": .perhapsVersion,
    "unavailable": .nothing, "noasync": .nothing, "message": .text, "renamed": .text,
  ]

  private enum AvailabilityArgument {
    case nothing
    case version
    case perhapsVersion
    case text
  }

  /// Parses `(macOS 13, *)`, or `(*, deprecated, message: "…")`.
  ///
  /// A declaration that is obsoleted in Swift 5, and so in Swift 6, is unavailable on all
  /// platforms, `*`.
  ///
  /// - Returns: in `(iOS, unavailable)`, `iOS`; nil if something is available.
  mutating func parseAvailability() throws(DeclarationError) -> String? {
    let open = try expect("(")
    let isLong = peek(1).text == ","
    let isAll = at("*")
    let platform = peek.text
    var isUnavailable = false
    try parsePlatform(withVersion: !isLong)
    if isAll, !isLong { throw unexpected("','") }
    while eat(",") {
      // The language mode of Swift 5 is without what `obsoleted: 4.2` is said of.
      let version = peek(2).text.split(separator: ".").first.flatMap { Int($0) } ?? .max
      let isObsolete = platform == "swift" && at("obsoleted") && peek(1).text == ":" && version <= 5
      if at("unavailable") || isObsolete { isUnavailable = true }
      if isLong { try parseAvailabilityStatement() } else { try parsePlatform(withVersion: true) }
    }
    try expectMore(inside: open)
    try expect(")")
    if !isUnavailable { return nil }
    return platform == "swift" ? "*" : platform
  }

  /// Parses `macOS 13.1`, or `*`.
  private mutating func parsePlatform(withVersion: Bool) throws(DeclarationError) {
    if eat("*") {
      if withVersion, !at(",") && !at(")") { throw unexpected("',' or ')'") }
      return
    }
    guard atName else { throw unexpected("a platform or '*'") }
    next()
    if withVersion { try parseVersion() }
  }

  /// Parses `deprecated: 13.1`, `noasync`, or `message: "…"`.
  private mutating func parseAvailabilityStatement() throws(DeclarationError) {
    guard peek.kind == .word, let argument = Self.statements[peek.text] else {
      throw unexpected("'deprecated', 'message' or their like")
    }
    next()
    if argument == .nothing || argument == .perhapsVersion && !at(":") { return }
    try expect(":")
    if argument != .text { return try parseVersion() }
    // The compiler takes it as it stands: without interpolation, and without '#'.
    guard peek.kind == .string, peek.text.hasPrefix("\""),
      Lexer.interpolations(in: peek.text).isEmpty
    else { throw unexpected("a plain string") }
    next()
  }

  private mutating func parseVersion() throws(DeclarationError) {
    guard peek.kind == .number, peek.text.split(separator: ".").count <= 3,
      peek.text.allSatisfy({ $0 == "." || $0.isNumber })
    else { throw unexpected("a version") }
    next()
  }
}
