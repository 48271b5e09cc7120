/// A member of an existing protocol, rewritten as a spec states it: on one line, without what says
/// nothing there.
struct ImportedForm: Sendable {
  let member: MemberDeclaration

  /// The declaration on one line.
  let text: String
  let identity: RequirementIdentity

  /// Whether it says that it is.
  let isOptional: Bool

  /// Whether it is unavailable everywhere.
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
  }

  /// Rewrites the declaration that consists of the tokens `source`, which in Objective-C only may be
  /// optional.
  ///
  /// All tokens of the result have the same `position`.
  init(
    _ source: [Token],
    isOptionalInObjectiveC: Bool,
    in context: Context,
    at position: SourcePosition
  ) throws(DeclarationError) {
    var parser = DeclarationParser(source)
    let marks = try parser.parseMarks()
    isOptional = marks.modifiers.contains { $0.modifier.kind == .optional }
    isUnavailable = marks.attributes.contains { $0.attribute.isUnavailability }

    func word(_ text: String) -> Token { Token(kind: .word, text: text, position: position) }
    func attribute(_ name: String) -> [Token] {
      [Token(kind: .punctuation, text: "@", position: position), word(name)]
    }
    // Members of an `@objc` protocol are so anyway.
    var attributes = marks.attributes
      .filter { $0.attribute.kind != .objc || $0.attribute.selector != nil }
      .filter { $0.attribute.text != context.target.actor }.map { Array($0.tokens) }
    var modifiers = marks.modifiers.filter { !Self.omittedModifiers.contains($0.modifier.kind) }
      .map { Array($0.tokens) }
    let body = Array(source[parser.mark...].dropLast())
    let isType = body.first?.text == "associatedtype"
    let isStated =
      marks.attributes.contains { $0.attribute.isGlobalActor }
      || marks.modifiers.contains { $0.modifier.kind == .nonisolated }
    if context.isInherited, !isStated, !isType, context.source != context.target {
      if let actor = context.source.actor {
        attributes.append(attribute(String(actor.dropFirst())))
      } else {
        modifiers.insert([word("nonisolated")], at: 0)
      }
    }
    if isOptionalInObjectiveC {
      attributes.append(attribute("objc"))
      modifiers.append([word("optional")])
    }
    let rest = isType ? body.withoutDefault : body.withoutDefaultArguments
    let pieces = attributes + modifiers + [rest.withoutSelf]
    var tokens = pieces.flatMap(\.behindSpace)
    tokens.append(Token(kind: .end, text: "", position: position))
    for index in tokens.indices { tokens[index].position = position }
    text = tokens.dropLast().text
    member = try DeclarationParser.member(tokens).declaration
    identity = RequirementIdentity(member, of: tokens)
  }
}

extension [Token] {
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
}
