/// A member of an existing protocol, rewritten as a spec states it: on one line, without what says
/// nothing there.
struct ImportedForm: Equatable, Sendable {
  let text: String
  let member: MemberDeclaration

  /// Whether it says that it is.
  let isOptional: Bool

  /// Whether nobody may call it.
  let isUnavailable: Bool

  /// The modifiers that say nothing in a spec, or are said by a key.
  private static let omittedModifiers: Set<Modifier.Kind> = [
    .optional, .override, .dynamic, .public, .internal, .package,
  ]

  /// Where a member comes from and goes to.
  struct Context {
    /// The isolation of the protocol that declares it, and of the one that it is imported into.
    let source: Isolation
    let target: Isolation

    /// Whether the two are different protocols.
    let isInherited: Bool

    /// The protocol that declares it, where values can adopt that and only objects the other one.
    let valueBase: String?
    let associatedTypes: Set<String>
  }

  /// Rewrites the declaration `source`, which in Objective-C only may be optional.
  init(
    _ source: EmbeddedText,
    isOptionalInObjectiveC: Bool,
    in context: Context
  ) throws(DeclarationError) {
    var parser = try DeclarationParser(source)
    var (attributes, modifiers): ([Attribute], [Modifier]) = ([], [])
    // Swift lets the two alternate.
    while parser.peek.kind != .end {
      let mark = parser.mark
      attributes += try parser.parseAttributes()
      modifiers += try parser.parseModifiers()
      if parser.mark == mark { break }
    }
    isOptional = modifiers.contains(.optional)
    isUnavailable = attributes.contains(where: \.isUnavailability)

    var tokens: [Token] = []
    while parser.peek.kind != .end { tokens.append(parser.next()) }
    let isType = tokens.first?.text == "associatedtype"
    tokens = isType ? tokens.withoutDefault : tokens.withoutDefaultArguments
    let rest = tokens.withoutSelf(of: context.associatedTypes)

    // Members of an `@objc` protocol are so anyway.
    var words = attributes.filter { $0.kind != .objc || $0.selector != nil }.map(\.tidyText)
    words.removeAll { $0 == context.target.actor }
    var names = modifiers.filter { !Self.omittedModifiers.contains($0.kind) }.map(\.text)
    let isStated = attributes.globalActor != nil || modifiers.contains(.nonisolated)
    if context.isInherited, !isStated, !isType, context.source != context.target {
      if let actor = context.source.actor {
        words.append(actor)
      } else {
        names.insert("nonisolated", at: 0)
      }
    }
    if isOptionalInObjectiveC {
      words.append("@objc")
      names.append("optional")
    }
    text = (words + names + [rest.tidyText]).joined(separator: " ")
    member = try DeclarationParser.member(EmbeddedText(text, at: source.start.offset))
      .declaration
  }
}

extension Attribute {
  /// As one writes it on one line.
  var tidyText: String { text.tidySwift }
}

extension [Token] {
  /// An associated type without its default.
  fileprivate var withoutDefault: [Token] {
    guard let equals = firstIndex(where: { $0.text == "=" }) else { return self }
    let rest = self[equals...].drop { $0.text != "where" }
    return Array(self[..<equals] + rest)
  }

  /// A function without the default arguments that the compiler gives to Objective-C's methods, as
  /// it does for options and attributes.
  fileprivate var withoutDefaultArguments: [Token] {
    guard let first, ["func", "subscript"].contains(first.text) else { return self }
    var tokens: [Token] = []
    var depth = 0
    var isInDefault = false
    for token in self {
      let closes = token.isClosingBracket
      if isInDefault, depth == 1, closes || token.text == "," { isInDefault = false }
      if depth == 1, token.text == "=" { isInDefault = true }
      if !isInDefault { tokens.append(token) }
      depth += token.isOpeningBracket ? 1 : closes ? -1 : 0
    }
    return tokens
  }

  /// `Item` in place of `Self.Item`, for associated types called `names`.
  fileprivate func withoutSelf(of names: Set<String>) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < count {
      let isSelf = self[index].text == "Self" && index + 2 < count && self[index + 1].text == "."
      guard isSelf, names.contains(self[index + 2].name) else {
        tokens.append(self[index])
        index += 1
        continue
      }
      var name = self[index + 2]
      name.followsSpace = self[index].followsSpace
      tokens.append(name)
      index += 3
    }
    return tokens
  }
}

extension String {
  /// A piece of Swift as one writes it on one line.
  var tidySwift: String {
    (try? Lexer.tokens(of: EmbeddedText(self, at: 0)))?.dropLast().tidyText ?? self
  }
}

extension Collection<Token> {
  /// The tokens on one line, as one writes what fits there.
  var tidyText: String {
    var text = ""
    var previous: Token?
    for token in self {
      let isClosing = [")", "]"].contains(token.text)
      // What stood on a line of its own may end in a comma.
      if isClosing, previous?.text == "," { text.removeLast() }
      let isTight =
        isClosing || ["(", "["].contains(previous?.text) || [",", ":"].contains(token.text)
      if token.followsSpace, !text.isEmpty, !isTight { text += " " }
      text += token.text
      previous = token
    }
    return text
  }
}
