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
  private static let typeAttributes = words(of: [.autoclosure, .convention, .escaping])

  /// The attributes whose name ends at the first dot.
  private static let repeatedAttributes = words(of: Attribute.repeated)

  private static func words(of attributes: Set<Attribute.Kind?>) -> Set<String> {
    Set(attributes.compactMap { $0?.rawValue })
  }

  /// Parses attributes, until something else comes.
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
    if at("<") { try skipAngles() }
    let takesArguments = !inType || Self.typeAttributesWithArguments.contains(kind)
    let hasArguments = at("(") && !peek.followsSpace && takesArguments
    let arguments = try parseArguments(
      ofAttribute: kind,
      inType: inType,
      areThere: hasArguments
    )
    return Attribute(
      kind: kind,
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
    ofAttribute kind: Attribute.Kind?,
    inType: Bool,
    areThere: Bool
  ) throws(DeclarationError) -> AttributeArguments {
    // Space before the parenthesis would make it another one.
    let needsArguments =
      switch kind {
      case .available, .spi: true
      case .convention, .isolated: inType
      default: false
      }
    if let kind, needsArguments, !areThere {
      throw unexpected("'(' right behind '@\(kind.rawValue)'")
    }
    var arguments = AttributeArguments()
    switch kind {
    case .available:
      arguments.unavailablePlatform = try parseAvailability()
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
    case .objc:
      if areThere { arguments.selector = try parseSelector() }
    case .concurrent, .discardableResult, .preconcurrency, .safe, .unsafe:
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
  /// The error for this attribute behind `earlier` ones, of which it is one.
  func repetition(of earlier: [Attribute]) -> DeclarationError? {
    guard isUnrepeatable, earlier.contains(where: { $0.name == name }) else { return nil }
    return DeclarationError(.misplacedModifier(text, on: "what has it already"), at: position)
  }
}

extension DeclarationParser {
  private static let statements: Set<String> = [
    "introduced", "deprecated", "obsoleted", "unavailable", "noasync", "message", "renamed",
  ]

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
      if at("unavailable") || platform == "swift" && isObsolete { isUnavailable = true }
      if isLong { try parseAvailabilityStatement() } else { try parsePlatform(withVersion: true) }
    }
    try expectMore(inside: open)
    try expect(")")
    if !isUnavailable { return nil }
    return platform == "swift" ? "*" : platform
  }

  /// Whether the language mode of Swift 5 is without what `obsoleted: 4.2` is said of.
  private var isObsolete: Bool {
    guard at("obsoleted"), peek(1).text == ":" else { return false }
    return peek(2).text.split(separator: ".").first.flatMap { Int($0) }.map { $0 <= 5 } ?? false
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
    guard at(anyOf: Self.statements) else {
      throw unexpected("'deprecated', 'message' or their like")
    }
    switch next().text {
    case "message", "renamed":
      try expect(":")
      // The compiler takes it as it stands: without interpolation, and without '#'.
      guard peek.kind == .string, peek.text.hasPrefix("\""),
        Lexer.interpolations(in: peek.text).isEmpty
      else {
        throw unexpected("a plain string")
      }
      next()
    case "introduced", "obsoleted":
      try expect(":")
      try parseVersion()
    case "deprecated":
      if eat(":") { try parseVersion() }
    default: break
    }
  }

  /// Parses `13.1.2`.
  private mutating func parseVersion() throws(DeclarationError) {
    guard peek.kind == .number, peek.text.split(separator: ".").count <= 3,
      peek.text.allSatisfy({ $0 == "." || $0.isNumber })
    else { throw unexpected("a version") }
    next()
  }
}
