/// Messages about the Swift in a spec.
extension DiagnosticMessage {
  var textOfDeclaration: String? {
    switch self {
    case .unexpectedToken(let found, let expected):
      "expected \(expected), found \(Self.quoted(found, else: "the end"))"
    case .unterminated(let what): "\(what) is opened here and never closed: close it"
    case .unclosed(let bracket): "'\(bracket)' is never closed: close it, or remove it"
    case .unopened(let bracket): "'\(bracket)' closes nothing: open it, or remove it"
    case .reservedName(let word):
      "'\(word)' is a keyword of Swift: write '`\(word)`' to use it as a name"
    case .misplacedModifier(let modifier, let what):
      "'\(modifier)' does not belong on \(what): remove it"
    case .protocolWithBody:
      "a declaration in a spec has no body: list the protocol's members under 'requirements'"
    case .protocolWithoutBody(let name):
      "protocol '\(name)' has no body: write '{' and '}' after its head, with its requirements "
        + "between them"
    case .requirementWithBody: "a requirement has no body: remove it"
    case .defaultArgument:
      "a requirement has no default arguments: put them into an extension of the protocol"
    case .propertyWithoutAccessors:
      "a property requirement has to list its accessors: add '{ get }' or '{ get set }'"
    case .fallbackReturns: "'default' is the value itself: remove 'return'"
    case .unquotedText(let text):
      "'default' is one Swift expression: write '\"default\": \"\\\"\(text)\\\"\"' for a string"
    case .secondStatement:
      "'default' is one expression or statement: move the rest into a function and call it"
    case .severalLines(let what): "\(what) has to be on one line: join the lines"
    case .unsupportedShape(let shape):
      "\(shape) is not supported yet (forwarder-gen \(Version.current))"
    case .refusedVariadic:
      "Swift cannot pass variadic arguments on: declare the parameter as an array"
    case .refusedInitializer:
      "a forwarder cannot make its delegates: require a factory function instead of 'init'"
    case .refusedOperator: "a forwarder cannot forward an operator: require a function with a name"
    case .reduceWithClosure:
      "'reduce' takes a name: declare 'func f(_ a: T, _ b: T) -> T' in Swift, and write 'reduce(f)'"
    case .associatedTypeWithKeys(let name):
      "'\(name)' is a type, and no delegate is called for it: remove all keys but 'declaration'"
    default: nil
    }
  }
}
