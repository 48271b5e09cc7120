extension DeclarationParser {
  /// What the place of a member in a Swift file adds: the forwarder is in another one.
  package struct Place: Sendable {
    /// A place in a file that adds nothing.
    static let plain = Place(path: { _ in nil }, isMacro: { _ in false })

    /// `Player.State` for `State`; nil for a type that needs no other name.
    let path: @Sendable (String) -> String?

    /// Whether an attribute concerns the file alone.
    let isMacro: @Sendable (Attribute) -> Bool
  }

  /// The attributes and modifiers before a declaration.
  struct Marks: Equatable, Sendable {
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
  }

  /// A member of a protocol or of an extension, and what it consists of.
  struct Member: Equatable, Sendable {
    let declaration: MemberDeclaration
    let tokens: ArraySlice<Token>

    /// Those after its attributes and modifiers.
    let body: ArraySlice<Token>

    /// Why no forwarder can have it.
    var refusal: DeclarationError?

    /// Whether all of it is understood, up to its body.
    var isWhole = true
  }

  static func member(_ source: EmbeddedText) throws(DeclarationError) -> Member {
    let member = try anyMember(Lexer.tokens(of: source))
    if let refusal = member.refusal { throw refusal }
    return member
  }

  /// Parses a member as far as it is understood, with what only a forwarder cannot have: a body, default
  /// arguments, or something of a later Swift.
  ///
  /// An extension is for the adopters that meet its members' conditions on `Self`. What `place` adds is
  /// given for a member of a file.
  static func anyMember(
    _ tokens: [Token],
    in place: Place? = nil,
    ofExtension isOfExtension: Bool = false
  ) throws(DeclarationError) -> Member {
    var parser = DeclarationParser(tokens, in: place, goesOn: true)
    do {
      return try parser.parseMember(ofExtension: isOfExtension)
    } catch {
      throw parser.refusal ?? error
    }
  }

  private mutating func parseMember(
    ofExtension isOfExtension: Bool
  ) throws(DeclarationError) -> Member {
    let start = peek.position
    let marks = try parseMarks()
    let behindMarks = mark
    let declaration: MemberDeclaration
    var isWhole = true
    switch peek.text {
    case "associatedtype":
      declaration = .associatedType(try parseAssociatedType())
      try expectEnd()
      if let refusal { throw refusal }
    case "func", "init", "subscript", "var":
      let kind: RequirementDeclaration.Kind =
        at("var") ? .property : at("subscript") ? .subscript : .function
      var parts = RequirementDeclaration.Parts(
        kind: kind,
        marks: marks,
        name: try parseMemberName()
      )
      if kind == .property {
        try expect(":")
        parts.result = try parseType()
        parts.accessors = try parseAccessors()
      } else {
        do {
          try parseSignature(&parts, ofExtension: isOfExtension)
        } catch {
          isWhole = false
          try refuse(error)
        }
      }
      declaration = .requirement(RequirementDeclaration(parts))
    case "" where place != nil: throw .attributesApart(at: start)
    default: throw unexpected("'func', 'var' or 'subscript'")
    }
    return Member(
      declaration: declaration,
      tokens: tokens(since: 0),
      body: tokens(since: behindMarks),
      refusal: refusal,
      isWhole: isWhole
    )
  }
}

extension DeclarationError {
  /// The error for attributes at `position` that an `#if` puts on a declaration after it.
  static func attributesApart(at position: SourcePosition) -> DeclarationError {
    let shape = "an attribute under an '#if' that ends before the declaration"
    return DeclarationError(.unsupportedShape(shape), at: position)
  }
}

extension DeclarationParser {
  /// Parses attributes and modifiers, which a file lets alternate as far as the compiler does.
  mutating func parseMarks() throws(DeclarationError) -> Marks {
    var marks = Marks()
    while true {
      let start = mark
      if at("@"), place != nil || marks.modifiers.isEmpty {
        let attribute = try parseAttribute(inType: false)
        if place?.isMacro(attribute) == true {
          forget(since: start)
          continue
        }
        marks.attributes.append(attribute)
      } else if let modifier = try parseModifier() {
        marks.modifiers.append(modifier)
      } else {
        return marks
      }
    }
  }

  /// Parses `func play`, `func +`, `init?`, `subscript` or `var title`, and gives the name.
  private mutating func parseMemberName() throws(DeclarationError) -> Token {
    if at("subscript") { return next() }
    if eat("var") { return try expectName("the property's name") }
    if at("init") {
      try refuse(DeclarationError(.refusedInitializer, at: peek.position))
      let name = next()
      if at("?") || at("!") { next() }
      return name
    }
    try expect("func")
    if !atOperator { return try expectName("the function's name") }
    try refuse(DeclarationError(.refusedOperator, at: peek.position))
    // Its characters are tokens.
    let first = next()
    var text = first.text
    while atOperator, !peek.followsSpace { text += next().text }
    return first.replacingText(by: text)
  }

  /// Parses what is after the name of a function or a subscript.
  private mutating func parseSignature(
    _ parts: inout RequirementDeclaration.Parts,
    ofExtension isOfExtension: Bool
  ) throws(DeclarationError) {
    let isSubscript = parts.kind == .subscript
    if at("<") { parts.generics = try parseGenericClause() }
    parts.parameters = try parseParameters(ofSubscript: isSubscript)
    if isSubscript {
      try expect("->")
      parts.result = try parseOneType()
    } else {
      parts.effects = try parseEffects()
      if eat("->") { parts.result = try parseOneType() }
    }
    if at("where") { parts.whereClause = try parseWhereClause(ofHead: isOfExtension) }
    if isSubscript {
      parts.accessors = try parseAccessors()
    } else if at("{") {
      try refuse(DeclarationError(.requirementWithBody, at: peek.position))
    } else {
      try expectEnd()
    }
  }

  var atOperator: Bool {
    guard peek.kind == .punctuation, !at("->"), let first = peek.text.unicodeScalars.first else {
      return false
    }
    return SwiftCharacters.startsOperator(first)
  }

  private mutating func parseParameters(
    ofSubscript isSubscript: Bool
  ) throws(DeclarationError) -> [Parameter] {
    let open = try expect("(")
    var parameters: [Parameter] = []
    var names: Set<String> = []
    while !at(")") {
      var parameter = try parseParameter(ofSubscript: isSubscript)
      // A protocol may have one name twice.
      if let name = parameter.name { parameter.repeatsName = !names.insert(name.name).inserted }
      parameters.append(parameter)
      if !eat(",") { break }
    }
    try expectMore(inside: open)
    guard at(")") else { throw unexpected("',' or ')'") }
    next()
    return parameters
  }

  private mutating func parseParameter(
    ofSubscript isSubscript: Bool
  ) throws(DeclarationError) -> Parameter {
    _ = try parseAttributes()
    let firstName = try expectParameterName()
    // `at at: Int` is `at: Int`, and a warning. A subscript would lose its label.
    let repeatsName = peek.name == firstName.name && !at("inout") && peek(1).text == ":"
    if repeatsName, !isSubscript { replaceNext(1) }
    let secondName = peek.kind == .word ? try expectParameterName() : nil
    try expect(":")
    let type = try parseType()
    var parameter = Parameter(firstName: firstName, secondName: secondName, type: type)
    if at("...") {
      try refuse(DeclarationError(.refusedVariadic, at: peek.position))
      parameter.isVariadic = eat("...")
    }
    if at("=") { try refuse(DeclarationError(.defaultArgument, at: peek.position)) }
    while !at(","), !at(")"), peek.kind != .end {
      if refusal == nil { try refuse(unexpected("',' or ')'")) }
      if peek.isOpeningBracket { try skipBalanced() } else { next() }
    }
    return parameter
  }

  /// Consumes a parameter's label or name, which may be any word.
  private mutating func expectParameterName() throws(DeclarationError) -> Token {
    guard peek.kind == .word, !peek.isDollarName else { throw unexpected("a parameter") }
    return next()
  }

  /// Parses `async`, `throws` and `rethrows`, none or some.
  mutating func parseEffects() throws(DeclarationError) -> Effects {
    let isAsync = eat("async")
    var throwing = Effects.Throwing.never
    if eat("rethrows") {
      throwing = .rethrows
    } else if eat("throws") {
      throwing = .untyped
      if eat("(") {
        throwing = .typed(try parseType())
        try expect(")")
      }
    }
    return Effects(isAsync: isAsync, throwing: throwing)
  }
}

extension DeclarationParser {
  /// Parses `{ get }`, `{ get set }`, `{ set get }` or `{ mutating get async throws }`; in an extension a
  /// body, with accessors or without.
  private mutating func parseAccessors() throws(DeclarationError) -> Accessors {
    var getter: (effects: Effects, isMutating: Bool)?
    var isSettable = false
    var isSetterNonmutating = false
    if at("{") {
      let open = next()
      while !at("}") {
        try expectMore(inside: open)
        _ = try parseAttributes()
        let modifier = at("mutating") || at("nonmutating") ? next() : nil
        let isUnknown = at("_read") || at("_modify")
        if isUnknown { try refuse(unexpected("'get', 'set' or '}'")) }
        if at("get") || at("_read"), getter == nil {
          next()
          getter = (try parseEffects(), modifier?.text == "mutating")
        } else if at("set") || at("_modify"), !isSettable {
          next()
          isSettable = true
          isSetterNonmutating = modifier?.text == "nonmutating"
        } else {
          try refuse(unexpected(modifier == nil ? "'get', 'set' or '}'" : "'get' or 'set'"))
          break
        }
        try passOverBody()
      }
      if getter == nil { try refuse(unexpected("'get'")) }
      if !eat("}") { try refuse(unexpected("'}'")) }
      if peek.kind != .end { try refuse(unexpected("the end of the declaration")) }
    } else {
      try refuse(DeclarationError(.propertyWithoutAccessors, at: peek.position))
    }
    return Accessors(
      getterEffects: getter?.effects ?? .none,
      isGetterMutating: getter?.isMutating ?? false,
      isSettable: isSettable,
      isSetterNonmutating: isSetterNonmutating
    )
  }

  /// Consumes the body of an accessor: `{ … }`, or `(newTitle) { … }`.
  private mutating func passOverBody() throws(DeclarationError) {
    while at("(") || at("{") {
      try refuse(unexpected("'get', 'set' or '}'"))
      try skipBalanced()
    }
  }
}
