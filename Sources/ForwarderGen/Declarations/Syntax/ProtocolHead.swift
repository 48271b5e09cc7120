/// `public protocol DownloadDelegate: AnyObject`.
struct ProtocolHead: Equatable, Sendable {
  /// `AnyObject`.
  struct Inherited: Equatable, Sendable {
    let name: String
    let position: SourcePosition
  }

  let attributes: [Attribute]
  let access: AccessLevel
  let accessPosition: SourcePosition
  let isNonisolated: Bool

  /// In `protocol Outer.Delegate`, `Outer`.
  let outerType: String?

  /// In `protocol Outer.Delegate`, `Delegate`.
  let name: String
  let namePosition: SourcePosition

  /// In `protocol Store<Item>`, `Item`.
  let primaryTypes: [Token]
  var inherited: [Inherited]

  /// `where Item: Sendable`.
  let whereClause: WhereClause?

  /// As it stands inside the outer type, on one line.
  let text: String
  let position: SourcePosition

  /// The part of ``text`` that is behind the attributes.
  let textBehindAttributes: String

  /// `Outer.Delegate`.
  var path: String { outerType.map { "\($0).\(name)" } ?? name }

  /// `Outer.Delegate`, with back-ticks where they are needed.
  var escapedPath: String { (outerType.map { "\($0)." } ?? "") + Keyword.escapedType(name) }

  /// What is behind the attributes, when an `@objc` protocol is written as one of Swift's: that has to
  /// say that only objects adopt it.
  var plainTextBehindAttributes: String {
    let bases = inherited.map(\.name)
    let isForObjects = bases.contains {
      $0.hasSuffix("AnyObject") || $0.hasSuffix("NSObjectProtocol")
    }
    let head = textBehindAttributes.prefix { $0 != ":" }.split(separator: " ")
    return head.joined(separator: " ") + ": "
      + ((isForObjects ? [] : ["AnyObject"]) + bases).joined(separator: ", ")
  }

  /// Whether it is an Objective-C protocol, where there is Objective-C.
  var isObjectiveC: Bool { attributes.contains { $0.name == "objc" } }

  /// The global actor that its members belong to.
  var globalActor: Attribute? { attributes.first { $0.isGlobalActor } }
}
