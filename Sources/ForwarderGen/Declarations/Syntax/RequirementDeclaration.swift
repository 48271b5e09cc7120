/// A declaration under `requirements`.
enum MemberDeclaration: Equatable, Sendable {
  case requirement(RequirementDeclaration)
  case associatedType(AssociatedTypeDeclaration)
}

/// `associatedtype Item: Sendable, Hashable where Item.Body: Sendable`.
struct AssociatedTypeDeclaration: Equatable, Sendable {
  let name: Token
  let constraints: [TypeSyntax]
  let whereClause: WhereClause?

  /// The whole of it, on one line.
  let text: String

  /// `Sendable & Hashable`.
  var constraint: String? {
    constraints.isEmpty ? nil : constraints.map(\.text).joined(separator: " & ")
  }
}

/// A member of a protocol that can be called.
///
/// An object, because requirements are handed on from stage to stage and copied often, and each of their
/// many parts is read alone.
package final class RequirementDeclaration: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case function
    case property
    case `subscript`
  }

  /// `func download(_ download: Download, didAdvanceTo fraction: Double)`, `var priority: Int { get set }`,
  /// or `subscript(at index: Int) -> String { get }`.
  struct Parts: Equatable, Sendable {
    let kind: Kind
    let marks: DeclarationParser.Marks

    /// The base name; of a subscript, the word `subscript`.
    let name: Token
    var generics: GenericClause?
    var whereClause: WhereClause?
    var parameters: [Parameter] = []

    /// The effects of a call of a function.
    var effects = Effects.none

    /// The type of a property, or the one after `->`; nil where nothing is written.
    var result: TypeSyntax?

    /// How it is got and set; a function is called.
    var accessors: Accessors?
  }

  let parts: Parts

  // What is asked for often.

  /// The label of each parameter that a call writes; nil if it writes none.
  ///
  /// A subscript's parameter has one only if it has a name besides.
  let labels: [String?]

  /// The name that people use for it: `download(_:didAdvanceTo:)`, `priority`, `subscript(_:)`.
  package let compoundName: String

  /// Whether it runs on the actor that it is given.
  let isOnParameter: Bool

  init(_ parts: Parts) {
    self.parts = parts
    isOnParameter = parts.parameters.contains { $0.type.annotations.contains(.isolated) }
    let isSubscript = parts.kind == .subscript
    let labels = parts.parameters.map { parameter in
      isSubscript && parameter.secondName == nil ? nil : parameter.label?.name
    }
    self.labels = labels
    let name = parts.name.name
    compoundName =
      parts.kind == .property
      ? name : labels.reduce(into: "\(name)(") { $0 += "\($1 ?? "_"):" } + ")"
  }

  package static func == (left: RequirementDeclaration, right: RequirementDeclaration) -> Bool {
    left === right || left.parts == right.parts
  }

  func changing(_ change: (inout Parts) -> Void) -> RequirementDeclaration {
    var parts = parts
    change(&parts)
    return RequirementDeclaration(parts)
  }
}

/// `{ get set }`.
package struct Accessors: Equatable, Sendable {
  let getterEffects: Effects
  let isGetterMutating: Bool
  package let isSettable: Bool
  let isSetterNonmutating: Bool
}

/// `didAdvanceTo fraction: Double`.
package struct Parameter: Equatable, Sendable {
  /// What is written: an object, because parameters are copied often.
  private final class Syntax: Equatable, Sendable {
    let firstName: Token
    let secondName: Token?
    let type: TypeSyntax

    init(_ firstName: Token, _ secondName: Token?, _ type: TypeSyntax) {
      (self.firstName, self.secondName, self.type) = (firstName, secondName, type)
    }

    static func == (left: Syntax, right: Syntax) -> Bool {
      left === right
        || left.firstName == right.firstName && left.secondName == right.secondName
          && left.type == right.type
    }
  }

  private let syntax: Syntax

  /// In `didAdvanceTo fraction: Double`, `didAdvanceTo`; in `_ download: Download`, `_`.
  package var firstName: Token { syntax.firstName }

  /// In `didAdvanceTo fraction: Double`, `fraction`.
  var secondName: Token? { syntax.secondName }
  package var type: TypeSyntax { syntax.type }

  /// Whether it takes any number of arguments, `Int...`, which only a member of an extension may.
  var isVariadic = false

  /// Whether an earlier parameter has its name, which a body could not tell from it.
  var repeatsName = false

  /// Whether its type is declared in the same file as one that cannot be copied.
  var hasNoncopyableType = false

  /// Whether its type holds a continuation, as far as that is known behind aliases.
  var hasContinuation = false

  /// Whether its type is an alias that is known to be a closure, which does not escape.
  var hasAliasOfNonescapingClosure = false

  /// Whether an alias in its type is known to hold a closure that may be called after the call.
  var hasClosureBehindAlias = false

  /// The type that its type is known to be an alias of, if that is a closure's.
  var closure: TypeSyntax?

  init(firstName: Token, secondName: Token?, type: TypeSyntax) {
    syntax = Syntax(firstName, secondName, type)
  }

  /// The label that a call writes, as in the declaration; nil for none.
  package var label: Token? { firstName.text == "_" ? nil : firstName }

  /// The name by which messages call it.
  package var title: String { (name ?? firstName).name }

  /// The name that a body would use; nil if there is none.
  var name: Token? {
    let name = secondName ?? firstName
    return name.text == "_" || repeatsName ? nil : name
  }
}

/// Whether a call suspends or fails.
package struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case never
    case untyped
    /// `throws(DownloadError)`.
    case typed(TypeSyntax)
    case `rethrows`
  }

  package let isAsync: Bool
  let throwing: Throwing

  static let none = Effects(isAsync: false, throwing: .never)

  var canThrow: Bool {
    switch throwing {
    case .never: false
    case .untyped, .rethrows: true
    case .typed(let error): error.plainPath?.nameInSwiftModule != "Never"
    }
  }

  /// ` async throws`, or nothing.
  var text: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .untyped: " throws"
      case .typed(let error): " throws(\(error.text))"
      case .rethrows: " rethrows"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
