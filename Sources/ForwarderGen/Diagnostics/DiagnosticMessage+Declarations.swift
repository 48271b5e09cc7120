/// Messages about the Swift in a spec.
extension DiagnosticMessage {
  static func unexpectedToken(_ found: String?, expected: String) -> Self {
    Self(.unexpectedToken, "expected \(expected), found \(quoted(found, else: "the end"))")
  }

  static func unexpectedControlCharacter(_ byte: UInt8) -> Self {
    Self(
      .unexpectedControlCharacter,
      "control character \(hex(byte)) has no meaning in Swift: remove it"
    )
  }

  static func unterminated(_ what: String) -> Self {
    Self(.unterminated, "\(what) is opened here and never closed: close it")
  }

  static func interpolationNestedTooDeeply(_ limit: Int) -> Self {
    Self(
      .interpolationNestedTooDeeply,
      "strings nest more than \(limit) levels deep: move the inner ones into a function and call it"
    )
  }

  /// `declaration` is the one that the bracket is in: `func a`.
  static func unclosed(_ bracket: String, in declaration: String? = nil) -> Self {
    let place = declaration.map { " in '\($0)'" } ?? ""
    return Self(.unclosed, "'\(bracket)' is never closed\(place): close it, or remove it")
  }

  static func unopened(_ bracket: String) -> Self {
    Self(.unopened, "'\(bracket)' closes nothing: open it, or remove it")
  }

  static func bracketsNestedTooDeeply(_ limit: Int) -> Self {
    Self(
      .bracketsNestedTooDeeply,
      "brackets nest more than \(limit) levels deep: move the inner part to a place of its own"
    )
  }

  static func ambiguousSlash() -> Self {
    Self(
      .ambiguousSlash,
      "'/' may begin a regular expression here: write that as '#/…/#', and an operator between spaces"
    )
  }

  static func typeNestedTooDeeply(_ limit: Int) -> Self {
    Self(
      .typeNestedTooDeeply,
      "types nest more than \(limit) levels deep: name a part with a type alias"
    )
  }

  static func reservedName(_ word: String) -> Self {
    Self(
      .reservedName,
      "'\(word)' is a keyword of Swift: write '`\(word)`' to use it as a name"
    )
  }

  static func misplacedModifier(_ modifier: String, on what: String) -> Self {
    Self(.misplacedModifier, "'\(modifier)' does not belong on \(what): remove it")
  }

  static func secondAccessLevel(_ modifier: String) -> Self {
    Self(.secondAccessLevel, "'\(modifier)' is a second access level: remove one")
  }

  static func protocolWithBody() -> Self {
    Self(
      .protocolWithBody,
      "a declaration in a spec has no body: list the protocol's members under 'requirements'"
    )
  }

  static func protocolWithoutBody(_ name: String) -> Self {
    Self(
      .protocolWithoutBody,
      "protocol '\(name)' has no body: write '{' and '}' after its head, with its requirements "
        + "between them"
    )
  }

  static func forwarderAttribute() -> Self {
    Self(.forwarderAttribute, "a forwarder takes its attributes from its protocol: remove this one")
  }

  static func forwarderInheritance() -> Self {
    Self(
      .forwarderInheritance,
      "a forwarder conforms to its protocol and to nothing else: end the head here"
    )
  }

  static func letRequirement() -> Self {
    Self(.letRequirement, "a requirement is never 'let': write 'var' and '{ get }'")
  }

  static func requirementWithBody() -> Self {
    Self(.requirementWithBody, "a requirement has no body: remove it")
  }

  static func defaultArgument() -> Self {
    Self(
      .defaultArgument,
      "a requirement has no default arguments: put them into an extension of the protocol"
    )
  }

  static func effectsOutOfOrder() -> Self {
    Self(.effectsOutOfOrder, "'async' is in the wrong place: write it before 'throws'")
  }

  static func propertyWithoutAccessors() -> Self {
    Self(
      .propertyWithoutAccessors,
      "a property requirement has to list its accessors: add '{ get }' or '{ get set }'"
    )
  }

  static func fallbackOnTwoLines() -> Self {
    Self(
      .fallbackOnTwoLines,
      "'default' is one expression or statement on one line: move the rest into a function "
        + "and call it"
    )
  }

  static func fallbackReturns() -> Self {
    Self(.fallbackReturns, "'default' is the value itself: remove 'return'")
  }

  static func emptyFallback() -> Self {
    Self(
      .emptyFallback,
      "this 'default' is empty: write a Swift expression, for example "
        + "'\"default\": \"\\\"\\\"\"' for an empty string"
    )
  }

  static func unquotedText(_ text: String) -> Self {
    Self(
      .unquotedText,
      "'default' is one Swift expression: write '\"default\": \"\\\"\(text)\\\"\"' for a string"
    )
  }

  static func singleQuotedText() -> Self {
    Self(
      .singleQuotedText,
      "a Swift string has double quotes: write '\\\"' in place of each \"'\""
    )
  }

  static func secondStatement() -> Self {
    Self(
      .secondStatement,
      "'default' is one expression or statement: move the rest into a function and call it"
    )
  }

  static func fallbackDirective() -> Self {
    Self(
      .fallbackDirective,
      "'default' cannot hold a compiler directive: move it into a function and call that"
    )
  }

  static func conditionOnTwoLines() -> Self {
    Self(.conditionOnTwoLines, "a compilation condition has to be on one line: join the lines")
  }

  static func unsupportedShape(_ shape: String) -> Self {
    Self(.unsupportedShape, "\(shape) is not supported yet (forwarder-gen \(Version.current))")
  }

  static func refusedVariadic() -> Self {
    Self(
      .refusedVariadic,
      "Swift cannot pass variadic arguments on: declare the parameter as an array"
    )
  }

  static func typeAliasRequirement() -> Self {
    Self(
      .typeAliasRequirement,
      "a type alias is not a requirement: remove it here, and declare it beside the protocol"
    )
  }

  static func refusedInitializer() -> Self {
    Self(
      .refusedInitializer,
      "a forwarder cannot make its delegates: require a factory function instead of 'init'"
    )
  }

  static func refusedOperator() -> Self {
    Self(.refusedOperator, "a forwarder cannot forward an operator: require a function with a name")
  }

  static func defaultAssociatedType() -> Self {
    Self(
      .defaultAssociatedType,
      "a forwarder is generic over its associated types, so they cannot have a default: remove it"
    )
  }

  static func reduceWithClosure() -> Self {
    Self(
      .reduceWithClosure,
      "'reduce' takes a name: declare 'func f(_ a: T, _ b: T) -> T' in Swift, and write 'reduce(f)'"
    )
  }

  static func associatedTypeWithKeys(_ name: String) -> Self {
    Self(
      .associatedTypeWithKeys,
      "'\(name)' is a type, and no delegate is called for it: remove all keys but 'declaration'"
    )
  }
}
