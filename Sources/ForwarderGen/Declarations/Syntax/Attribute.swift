/// `@MainActor`, or `@available(*, deprecated)`.
package struct Attribute: Equatable, Sendable {
  /// The attributes that generated code repeats: on members or, as `objc`, in another form.
  package enum Kind: String, Sendable {
    case available
    case concurrent
    case discardableResult
    case objc
    case preconcurrency
    case safe
    case spi = "_spi"
    case unsafe
  }

  /// In `@available(*, deprecated)`, `available`.
  let name: String

  /// What is between its parentheses; nil if it has none.
  let arguments: [Token]?

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// Nil for an attribute that the tool does not know: a global actor, for instance.
  var kind: Kind? { Kind(rawValue: name) }

  /// In `@objc(tableView:didSelect:)`, `tableView:didSelect:`.
  var selector: String? { kind == .objc ? arguments?.map(\.text).joined() : nil }

  /// In `@available(iOS, unavailable)`, `iOS`; nil if something is available.
  ///
  /// A declaration that is obsoleted in Swift 5, and so in Swift 6, is unavailable on all platforms, `*`.
  var unavailablePlatform: String? {
    guard kind == .available, let arguments, let platform = arguments.first?.text else {
      return nil
    }
    let parts = arguments.split { $0.text == "," }.map { $0.map(\.text) }
    let isUnavailable = parts.contains { part in
      if part == ["unavailable"] { return true }
      // The language mode of Swift 5 is without what `obsoleted: 4.2` is said of.
      guard platform == "swift", part.starts(with: ["obsoleted", ":"]), let version = part.last
      else { return false }
      return version.split(separator: ".").first.flatMap { Int($0) }.map { $0 <= 5 } ?? false
    }
    if !isUnavailable { return nil }
    return platform == "swift" ? "*" : platform
  }

  /// Whether it puts what it stands before on a global actor.
  ///
  /// A capital letter begins the name of a custom type. Without arguments that is taken for a global
  /// actor, unless it ends like the name of a result builder.
  package var isGlobalActor: Bool {
    arguments == nil && (base.first?.isUppercase ?? false) && !base.hasSuffix("Builder")
  }

  /// Whether it means the same on a member as on the requirement that the member implements.
  var isForMembers: Bool { isGlobalActor || kind != .objc && kind != nil }

  /// Whether it says who may use what it stands before, and where.
  var limitsUse: Bool { kind == .available || kind == .spi }

  /// Whether the compiler accepts it on a declaration with this access level: `@_spi` hides from other
  /// modules what they would see.
  func isAllowed(on access: AccessLevel) -> Bool { kind != .spi || access >= .public }

  /// Whether it is `@available(*, unavailable)`, or `@available(swift, obsoleted: 3)`, with a message or not.
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

  static let words = Set(Kind.allCases.map(\.rawValue))
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

  /// The keyword before a declaration, with a space; nothing for what needs none.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
