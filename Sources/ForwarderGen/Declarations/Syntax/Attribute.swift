/// `@MainActor`, or `@available(*, deprecated)`.
package struct Attribute: Equatable, Sendable {
  /// The attributes that the tool knows, each with its name.
  package enum Kind: String, CaseIterable, Sendable {
    case autoclosure
    case available
    case concurrent
    case convention
    case differentiable
    case discardableResult
    case escaping
    case isolated
    case objc
    case opaqueReturnTypeOf = "_opaqueReturnTypeOf"
    case preconcurrency
    case safe
    case spi = "_spi"
    case unsafe
  }

  /// Nil for an attribute that the tool does not know: a global actor, for instance.
  let kind: Kind?

  /// In `@available(*, deprecated)`, `available`.
  let name: String
  let hasArguments: Bool
  let position: SourcePosition

  /// As written, on one line.
  var text = ""

  /// In `@objc(tableView:didSelect:)`, `tableView:didSelect:`.
  var selector: String?

  /// In `@available(iOS, unavailable)`, `iOS`.
  var unavailablePlatform: String?

  /// Whether it puts what it stands before on a global actor.
  ///
  /// A capital letter begins the name of a custom type. Without arguments that is taken for a global
  /// actor, unless it ends like the name of a result builder.
  package var isGlobalActor: Bool {
    !hasArguments && (base.first?.isUppercase ?? false) && !base.hasSuffix("Builder")
  }

  /// The attributes that generated code repeats: on members or, as `objc`, in another form.
  static let repeated: Set<Kind?> = [
    .available, .spi, .concurrent, .discardableResult, .objc, .preconcurrency, .safe, .unsafe,
  ]

  /// Whether it means the same on a member as on the requirement that the member implements.
  var isForMembers: Bool { isGlobalActor || kind != .objc && Self.repeated.contains(kind) }

  /// Whether it says who may use what it stands before, and where.
  var limitsUse: Bool { kind == .available || kind == .spi }

  /// Whether the compiler accepts it on a declaration with this access level: `@_spi` hides from other
  /// modules what they would see.
  func isAllowed(on access: AccessLevel) -> Bool { kind != .spi || access >= .public }

  /// Whether the compiler refuses a second one: of custom attributes, and with arguments, it does not.
  var isUnrepeatable: Bool { !hasArguments && base.first?.isLowercase ?? false }

  /// Whether it is `@available(*, unavailable)`, or `@available(swift, obsoleted: 3)`, with a message or
  /// not.
  var isUnavailability: Bool { unavailablePlatform == "*" }

  /// In `Foo.Builder`, `Builder`.
  private var base: Substring { name.split(separator: ".").last ?? "" }
}

extension [Attribute] {
  func contains(_ kind: Attribute.Kind) -> Bool { contains { $0.kind == kind } }

  var globalActor: Attribute? { first { $0.isGlobalActor } }
}

/// `public`, `nonisolated`, or `nonisolated(nonsending)`.
struct Modifier: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open
    case final
    case `static`
    case `class`
    case mutating
    case nonmutating
    case nonisolated
    case isolated
    case override
    case optional
    case required
    case convenience
    case dynamic
    case lazy
    case weak
    case unowned
    case indirect
    case prefix
    case postfix
    case infix
    case distributed
    case consuming
    case borrowing
    /// Belongs to types. The parser reads it as a modifier to refuse it as one.
    case sending
  }

  /// The word in the parentheses of a modifier.
  enum Detail: String, Sendable {
    case nonsending
    case safe
    case unsafe
    case set
  }

  let kind: Kind

  /// In `nonisolated(nonsending)`, `nonsending`.
  let detail: Detail?

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// In `nonisolated(nonsending)`, `nonisolated`.
  var name: String { kind.rawValue }

  /// The access level that it states; nil for `private(set)` and for all other modifiers.
  var accessLevel: AccessLevel? { detail == nil ? AccessLevel(rawValue: name) : nil }

  static let words = Set(Kind.allCases.filter { $0 != .sending }.map(\.rawValue))
}

extension Modifier.Kind {
  /// The words that can be in parentheses after it.
  var details: [Modifier.Detail] {
    switch self {
    case .nonisolated: [.nonsending, .unsafe]
    case .unowned: [.safe, .unsafe]
    case .private, .fileprivate, .internal, .package, .public, .open: [.set]
    default: []
    }
  }
}

extension [Modifier] {
  func contains(_ kind: Modifier.Kind) -> Bool { contains { $0.kind == kind } }
}

/// From where a declaration can be used, in the order of how far that is.
enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
