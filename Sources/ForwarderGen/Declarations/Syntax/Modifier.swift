/// `public`, `nonisolated`, or `nonisolated(nonsending)`.
struct Modifier: Equatable, Sendable {
  /// The word that a modifier begins with.
  enum Kind: String, CaseIterable, Sendable {
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

  /// The modifiers of declarations.
  static let words = Set(Kind.allCases.filter { $0 != .sending }.map(\.rawValue))
}

extension Modifier.Kind {
  /// The words that can be in parentheses behind it.
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
  /// Whether one of the modifiers is of this kind.
  func contains(_ kind: Modifier.Kind) -> Bool { contains { $0.kind == kind } }
}
