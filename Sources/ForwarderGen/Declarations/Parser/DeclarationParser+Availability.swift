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
