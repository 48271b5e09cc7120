/// A declaration under `requirements`.
enum MemberDeclaration: Equatable, Sendable {
  case requirement(RequirementDeclaration)
  case associatedType(AssociatedTypeDeclaration)
}

/// `associatedtype Item: Sendable where Item: Hashable`.
struct AssociatedTypeDeclaration: Equatable, Sendable {
  let name: Token

  /// `Sendable`.
  let constraint: String?

  /// `where Item: Hashable`.
  let whereClause: WhereClause?

  /// The whole of it, on one line.
  let text: String
}

/// A member of a protocol that can be called.
///
/// Requirements are handed on from stage to stage and copied often. A declaration has many parts, and
/// is kept in a place of its own, so that to copy it is to count one reference.
indirect enum RequirementDeclaration: Equatable, Sendable {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)

  /// The same with `transform` of each parameter in its place.
  func mappingParameters(_ transform: (Parameter) -> Parameter) -> RequirementDeclaration {
    switch self {
    case .function(var function):
      function.parameters = function.parameters.map(transform)
      return .function(function)
    case .property: return self
    case .subscript(var declaration):
      declaration.parameters = declaration.parameters.map(transform)
      return .subscript(declaration)
    }
  }

  /// The same with `transform` of the type of its value, if it has one, in its place.
  func mappingValue(_ transform: (TypeSyntax) -> TypeSyntax) -> RequirementDeclaration {
    switch self {
    case .function(var function):
      function.result = function.result.map(transform)
      return .function(function)
    case .property(var property):
      property.type = transform(property.type)
      return .property(property)
    case .subscript(var declaration):
      declaration.result = transform(declaration.result)
      return .subscript(declaration)
    }
  }
}

/// `func download(_ download: Download, didAdvanceTo fraction: Double)`.
struct FunctionDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let name: Token
  let generics: GenericClause?
  var parameters: [Parameter]
  let effects: Effects

  /// Nil where nothing is written.
  var result: TypeSyntax?

  /// `where T: Sendable`.
  let whereClause: WhereClause?
}

/// `var priority: Int { get set }`.
struct PropertyDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let name: Token
  var type: TypeSyntax
  let accessors: Accessors
}

/// `subscript(at index: Int) -> String { get }`.
struct SubscriptDeclaration: Equatable, Sendable {
  let attributes: [Attribute]
  let modifiers: [Modifier]

  /// The word `subscript`.
  let keyword: Token
  let generics: GenericClause?
  var parameters: [Parameter]
  var result: TypeSyntax
  let whereClause: WhereClause?
  let accessors: Accessors
}

/// `{ get set }`.
struct Accessors: Equatable, Sendable {
  let getterEffects: Effects

  /// Where `mutating` stands before `get`.
  let mutatingPosition: SourcePosition?
  let isSettable: Bool

  /// Where `nonmutating` stands before `set`.
  let nonmutatingPosition: SourcePosition?

  var isGetterMutating: Bool { mutatingPosition != nil }
  var isSetterNonmutating: Bool { nonmutatingPosition != nil }
}

/// `didAdvanceTo fraction: Double`.
struct Parameter: Equatable, Sendable {
  /// In `didAdvanceTo fraction: Double`, `didAdvanceTo`; in `_ download: Download`, `_`.
  let firstName: Token

  /// In `didAdvanceTo fraction: Double`, `fraction`.
  let secondName: Token?
  let type: TypeSyntax

  /// Whether it takes any number of arguments, `Int...`, which only a member of an extension may.
  var isVariadic = false

  /// Whether an earlier parameter has its name, which a body could not tell from it.
  var repeatsName = false

  /// Whether its type is declared in the same file as one that cannot be copied.
  var hasNoncopyableType = false

  /// Whether its type is an alias that is known to be a closure, which does not escape.
  var hasAliasOfNonescapingClosure = false

  /// Whether an alias in its type is known to hold a closure that may be called after the call.
  var hasClosureBehindAlias = false

  /// The label that a call writes, as in the declaration; nil for none.
  var label: Token? { firstName.text == "_" ? nil : firstName }

  /// The name that a body would use; nil if there is none.
  var name: Token? {
    let name = secondName ?? firstName
    return name.text == "_" || repeatsName ? nil : name
  }
}

/// Whether a call suspends or fails.
struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case never
    case untyped
    /// `throws(DownloadError)`.
    case typed(TypeSyntax)
    case `rethrows`(SourcePosition)
  }

  let isAsync: Bool
  let throwing: Throwing

  static let none = Effects(isAsync: false, throwing: .never)

  /// Whether a caller must write `try`.
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

/// `listeners`, or `internal listeners`: a forwarder's property with its delegates.
struct DelegatesProperty: Equatable, Sendable {
  /// Nil where only a name is given.
  var access: AccessLevel?
  let accessPosition: SourcePosition
  let name: String
}
