/// Messages about the Swift in a spec.
extension DiagnosticMessage {
  var textOfDeclaration: String? {
    switch self {
    case .unexpectedToken(let found, let expected):
      "expected \(expected), found \(Self.quoted(found, else: "the end"))"
    case .unexpectedControlCharacter(let byte):
      "control character \(Self.hex(byte)) has no meaning in Swift: remove it"
    case .unterminated(let what): "\(what) is opened here and never closed: close it"
    case .interpolationNestedTooDeeply(let limit):
      "strings nest more than \(limit) levels deep: move the inner ones into a function and call it"
    case .unclosed(let bracket): "'\(bracket)' is never closed: close it, or remove it"
    case .unopened(let bracket): "'\(bracket)' closes nothing: open it, or remove it"
    case .bracketsNestedTooDeeply(let limit):
      "brackets nest more than \(limit) levels deep: move the inner part to a place of its own"
    case .ambiguousSlash:
      "'/' may begin a regular expression here: write that as '#/…/#', and an operator between spaces"
    case .typeNestedTooDeeply(let limit):
      "types nest more than \(limit) levels deep: name a part with a type alias"
    case .reservedName(let word):
      "'\(word)' is a keyword of Swift: write '`\(word)`' to use it as a name"
    case .misplacedModifier(let modifier, let what):
      "'\(modifier)' does not belong on \(what): remove it"
    case .secondAccessLevel(let modifier): "'\(modifier)' is a second access level: remove one"
    case .protocolWithBody:
      "a declaration in a spec has no body: list the protocol's members under 'requirements'"
    case .protocolWithoutBody(let name):
      "protocol '\(name)' has no body: write '{' and '}' after its head, with its requirements "
        + "between them"
    case .forwarderAttribute: "a forwarder takes its attributes from its protocol: remove this one"
    case .forwarderInheritance:
      "a forwarder conforms to its protocol and to nothing else: end the head here"
    case .letRequirement: "a requirement is never 'let': write 'var' and '{ get }'"
    case .requirementWithBody: "a requirement has no body: remove it"
    case .defaultArgument:
      "a requirement has no default arguments: put them into an extension of the protocol"
    case .effectsOutOfOrder: "'async' is in the wrong place: write it before 'throws'"
    case .propertyWithoutAccessors:
      "a property requirement has to list its accessors: add '{ get }' or '{ get set }'"
    case .fallbackOnTwoLines:
      "'default' is one expression or statement on one line: move the rest into a function "
        + "and call it"
    case .fallbackReturns: "'default' is the value itself: remove 'return'"
    case .emptyFallback:
      "this 'default' is empty: write a Swift expression, for example "
        + "'\"default\": \"\\\"\\\"\"' for an empty string"
    case .unquotedText(let text):
      "'default' is one Swift expression: write '\"default\": \"\\\"\(text)\\\"\"' for a string"
    case .singleQuotedText: "a Swift string has double quotes: write '\\\"' instead of each \"'\""
    case .secondStatement:
      "'default' is one expression or statement: move the rest into a function and call it"
    case .fallbackDirective:
      "'default' cannot hold a compiler directive: move it into a function and call that"
    case .conditionOnTwoLines: "a compilation condition has to be on one line: join the lines"
    case .unsupportedShape(let shape):
      "\(shape) is not supported yet (forwarder-gen \(Version.current))"
    case .refusedVariadic:
      "Swift cannot pass variadic arguments on: declare the parameter as an array"
    case .typeAliasRequirement:
      "a type alias is not a requirement: remove it here, and declare it beside the protocol"
    case .refusedInitializer:
      "a forwarder cannot make its delegates: require a factory function instead of 'init'"
    case .refusedOperator: "a forwarder cannot forward an operator: require a function with a name"
    case .defaultAssociatedType:
      "a forwarder is generic over its associated types, so they cannot have a default: remove it"
    case .reduceWithClosure:
      "'reduce' takes a name: declare 'func f(_ a: T, _ b: T) -> T' in Swift, and write 'reduce(f)'"
    case .associatedTypeWithKeys(let name):
      "'\(name)' is a type, and no delegate is called for it: remove all keys but 'declaration'"
    default: nil
    }
  }
}
