/// A type as it is written.
///
/// An object, because a declaration and its parameters, which have types, are copied often.
package final class TypeSyntax: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `Foundation.Data`, or `Result<Int, any Error>`: the names of its path, without back-ticks, and
    /// the arguments of all of them. `[Int].Element` is `Swift.Array.Element` with `Int`.
    case named(path: [String], arguments: [TypeSyntax])
    /// `T!`.
    case implicitlyUnwrapped(TypeSyntax)
    /// `(Int, String)`. One type in parentheses is that type.
    case tuple([TypeSyntax])
    /// `(Int) async -> String`.
    case function(parameters: [TypeSyntax], effects: Effects, result: TypeSyntax)
    /// `any P`.
    case existential(TypeSyntax)
    /// `some P`.
    case opaque(TypeSyntax)
    /// `A & B`.
    case composition([TypeSyntax])
    /// `T.Type`.
    case metatype(TypeSyntax)
    /// `~Copyable`.
    case suppressed(TypeSyntax)
    /// `each T`, or `repeat each T`.
    case pack(TypeSyntax)
    /// `@escaping () -> Void`, or `inout T`.
    case annotated([Annotation], TypeSyntax)

    /// What Swift can write without its name: `T?`, `[T]` or `[Key: Value]`.
    static func standard(_ name: String, _ arguments: TypeSyntax...) -> Kind {
      .named(path: ["Swift", name], arguments: arguments)
    }
  }

  /// `@escaping`, or `inout`.
  package struct Annotation: Equatable, Sendable {
    /// The specifiers and attributes that the tool knows, each with its name.
    package enum Kind: String, Sendable {
      case autoclosure
      case borrowing
      case concurrent
      case const = "_const"
      case consuming
      case convention
      case differentiable
      case escaping
      case `inout`
      case isolated
      /// `@isolated(any) () -> Void`, a function that knows its actor. It isolates no parameter.
      case isolatedFunction = "@isolated"
      case noDerivative
      case nonisolated
      case owned = "__owned"
      case sendable = "Sendable"
      case sending
      case shared = "__shared"
    }

    /// Nil for one that the tool does not know: a global actor, for instance.
    let kind: Kind?

    /// In `@escaping`, `escaping`.
    let name: String

    /// As written, on one line: `nonisolated(nonsending)`.
    let text: String
    let position: SourcePosition

    /// Whether a type of the user's is its name, or `Sendable`: it begins with a capital.
    var isTypeName: Bool { name.first?.isUppercase == true }
  }

  let kind: Kind

  /// As written, on one line.
  package let text: String

  /// In `(Int)`, `Int`; nil if there are no parentheses around the whole.
  let textInParentheses: String?
  let position: SourcePosition

  init(kind: Kind, text: String, textInParentheses: String? = nil, position: SourcePosition) {
    self.kind = kind
    self.text = text
    self.textInParentheses = textInParentheses
    self.position = position
  }

  package static func == (left: TypeSyntax, right: TypeSyntax) -> Bool {
    left === right
      || left.kind == right.kind && left.text == right.text && left.position == right.position
        && left.textInParentheses == right.textInParentheses
  }
}

extension TypeSyntax {
  /// The name of a type that is nothing but a name: a generic parameter may be one.
  var nameAlone: String? { plainPath.flatMap { $0.count == 1 ? $0[0] : nil } }

  /// The path of a type that has nothing but names: in `Swift.Void`, `Swift` and `Void`.
  var plainPath: [String]? {
    guard case .named(let path, let arguments) = kind, arguments.isEmpty else { return nil }
    return path
  }

  /// Whether it is `Bool`, as far as the text tells.
  package var isBool: Bool { plainPath?.nameInSwiftModule == "Bool" }

  /// In `Array<T>.Index`, `Array` and `Index`; none for what is no named type.
  var pathWords: [String] {
    guard case .named(let path, _) = kind else { return [] }
    return path
  }

  /// Its path, without back-ticks: `Outer.Delegate`.
  var name: String { pathWords.joined(separator: ".") }

  /// The members of `A & B`; of any other type, itself.
  var compositionMembers: [TypeSyntax] {
    if case .composition(let members) = kind { return members }
    return [self]
  }

  /// The type without what annotates it.
  var unannotated: TypeSyntax {
    if case .annotated(_, let type) = kind { return type.unannotated }
    return self
  }

  var isFunction: Bool {
    if case .function = unannotated.kind { return true }
    return false
  }

  /// `@escaping`, `inout` and their like before the type.
  var annotations: [Annotation] {
    if case .annotated(let annotations, let type) = kind { return annotations + type.annotations }
    return []
  }

  /// Whether this is how one writes that there is no value.
  var isVoid: Bool {
    if case .tuple(let elements) = kind { return elements.isEmpty }
    return plainPath?.nameInSwiftModule == "Void"
  }

  /// Whether nil is a value of it, as far as the text tells.
  var isOptional: Bool { wrapped != nil }

  /// In `T?`, `T!` or `Optional<T>`, `T`.
  var wrapped: TypeSyntax? {
    switch kind {
    case .implicitlyUnwrapped(let type): return type
    case .named(let path, let arguments):
      return path.nameInSwiftModule == "Optional" && arguments.count == 1 ? arguments[0] : nil
    default: return nil
    }
  }

  /// Whether a parameter of this type takes a closure that may be called after the call.
  ///
  /// It says `@escaping`, or is in an optional, an array or the like; nothing is seen behind an alias.
  var holdsEscapingClosure: Bool {
    if plainPath != nil { return false }
    if annotations.contains(.escaping) { return true }
    if case .function = unannotated.kind { return annotations.contains(.inout) }
    return unannotated.containsFunction
  }

  private var containsFunction: Bool {
    switch kind {
    case .function: true
    case .metatype: false
    default: components.contains { $0.containsFunction }
    }
  }

  /// This type and all that it consists of, outermost first.
  var parts: [TypeSyntax] { [self] + components.flatMap(\.parts) }

  /// Whether this type, or one that it consists of, is what `isSuch` asks for.
  func hasPart(where isSuch: (TypeSyntax) -> Bool) -> Bool {
    // Nearly all types are names.
    isSuch(self) || plainPath == nil && components.contains { $0.hasPart(where: isSuch) }
  }

  /// The types that it consists of, without what those consist of.
  private var components: [TypeSyntax] {
    switch kind {
    case .named(_, let arguments): arguments
    case .tuple(let elements), .composition(let elements): elements
    case .function(let parameters, _, let result): parameters + [result]
    case .implicitlyUnwrapped(let type), .existential(let type), .opaque(let type),
      .suppressed(let type), .pack(let type), .metatype(let type), .annotated(_, let type):
      [type]
    }
  }

  /// The type without annotations, and with one spelling for what Swift can write in several ways, to
  /// compare types: `Optional<Int>` for `Int?`, and `Error` for `any Error`.
  var desugared: String {
    switch kind {
    case .annotated(_, let type), .existential(let type): return type.desugared
    case .implicitlyUnwrapped(let type): return "Optional<\(type.desugared)>"
    case .named(let path, let arguments):
      if isVoid { return "()" }
      let name = path.nameInSwiftModule ?? path.joined(separator: ".")
      let types = arguments.map(\.desugared)
      return types.isEmpty ? name : "\(name)<\(types.joined(separator: ", "))>"
    default: return textInParentheses ?? text
    }
  }

  /// Whether it is `Self`, or a member of it.
  var namesSelf: Bool { pathWords.first == "Self" }
}

extension TypeSyntax.Annotation {
  init(_ attribute: Attribute) {
    kind = attribute.name == "isolated" ? .isolatedFunction : Kind(rawValue: attribute.name)
    (name, text, position) = (attribute.name, attribute.text, attribute.position)
  }
}

extension [TypeSyntax.Annotation] {
  func contains(_ kind: TypeSyntax.Annotation.Kind) -> Bool { contains { $0.kind == kind } }
}
