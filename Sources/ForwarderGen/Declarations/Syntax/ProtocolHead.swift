/// `public protocol DownloadDelegate: AnyObject`.
package struct ProtocolHead: Equatable, Sendable {
  /// `AnyObject`.
  struct Inherited: Equatable, Sendable {
    /// The names of its path, without back-ticks: `Outer.Delegate`.
    let name: String

    /// As written, on one line.
    let text: String
    let position: SourcePosition

    /// Whether it is known that only objects adopt it.
    var isOfObjects: Bool {
      name.withoutSwiftModule == "AnyObject" || KnownNames.objectBases.contains(name)
    }
  }

  var marks: DeclarationParser.Marks
  var access: AccessLevel
  let accessPosition: SourcePosition

  /// In `protocol Outer.Delegate`, `Outer`.
  let outerTypes: [Token]

  /// In `protocol Outer.Delegate`, `Delegate`.
  package let name: String
  let namePosition: SourcePosition

  /// In `protocol Store<Item>`, `Item`.
  let primaryTypes: [Token]
  var inherited: [Inherited]

  /// `where Item: Sendable`.
  var whereClause: WhereClause?

  let position: SourcePosition

  /// As it stands inside the outer type after the attributes, on one line.
  let textBehindAttributes: String

  /// As it stands inside the outer type, on one line.
  var text: String { (attributes.map(\.text) + [textBehindAttributes]).joined(separator: " ") }

  var attributes: [Attribute] { marks.attributes }
  var modifiers: [Modifier] { marks.modifiers }

  /// `Outer.Delegate`.
  package var path: String { names.joined(separator: ".") }

  /// In `protocol Outer.Delegate`, `Outer` and `Delegate`.
  var names: [String] { outerTypes.map(\.name) + [name] }

  /// In `protocol Outer.Delegate`, `Outer`, with back-ticks where they are needed.
  var outerType: String? {
    outerTypes.isEmpty ? nil : outerTypes.map(\.text).joined(separator: ".")
  }

  /// `Outer.Delegate`, with back-ticks where they are needed.
  var escapedPath: String { (outerType.map { "\($0)." } ?? "") + Keyword.escapedType(name) }

  /// The head after the attributes, for an `@objc` protocol that is written as a Swift protocol.
  ///
  /// It has to state that only objects adopt it.
  var plainTextBehindAttributes: String {
    let bases =
      (inherited.contains(where: \.isOfObjects) ? [] : ["AnyObject"]) + inherited.map(\.text)
    let words = modifiers.map(\.text) + ["protocol", "\(Keyword.escapedType(name)):"]
    return "\(words.joined(separator: " ")) \(bases.joined(separator: ", "))"
  }

  /// Whether it is an Objective-C protocol, where there is Objective-C.
  package var isObjectiveC: Bool { attributes.contains(.objc) }

  /// Whether it says itself that only objects adopt it, as an Objective-C protocol does.
  var isClassBound: Bool { isObjectiveC || inherited.contains(where: \.isOfObjects) }

  /// The global actor that its members belong to.
  var globalActor: Attribute? { attributes.globalActor }

  var isNonisolated: Bool { modifiers.contains(.nonisolated) }
}

/// The name of a forwarder or of its property with its delegates, alone or with an access level: `MultiX`, or
/// `internal final class MultiX`; `listeners`, or `internal listeners`.
struct AccessibleName: Equatable, Sendable {
  /// Nil where only a name is given.
  var access: AccessLevel?
  let accessPosition: SourcePosition
  let name: String
  let position: SourcePosition
}

/// `<T: Sendable, each U>`.
struct GenericClause: Equatable, Sendable {
  /// The parameters between the angle brackets, on one line.
  let parameters: String

  let names: [String]

  let constraints: [TypeSyntax]

  /// The same with the parameters, as after `where`: `T: Sendable`.
  let conditions: [String]

  /// The parameters that may stand for a type that cannot be copied.
  let noncopyable: Set<String>

  var text: String { "<\(parameters)>" }
}

/// `where T: Sendable, U.Element == T`.
struct WhereClause: Equatable, Sendable {
  /// The requirements after `where`, each as written.
  let conditions: [String]

  /// The types on both sides of its conditions.
  let types: [TypeSyntax]

  /// The types of each `T == U`.
  let equations: [Equation]

  /// The parameters that may be noncopyable types.
  let noncopyable: Set<String>

  /// In `where Self: Base`, `Base`: what is as good as inherited.
  var ofSelf: [TypeSyntax] = []

  var text: String { "where \(conditions.joined(separator: ", "))" }

  /// `T == U`.
  struct Equation: Equatable, Sendable {
    let left: TypeSyntax
    let right: TypeSyntax
  }
}

/// `public import struct Foundation.Data`.
struct ImportDeclaration: Equatable, Sendable {
  /// `@preconcurrency`.
  var attributes: [String] = []

  /// Nil where none is stated.
  var access: AccessLevel?

  /// `Foundation`, or `struct Foundation.Data`.
  let subject: String

  /// The name that it imports: `Foundation`, or `Foundation.Data`.
  let module: String

  /// Where a spec states it; nil for what a Swift file imports.
  var position: SourcePosition?

  /// `canImport(FoundationXML)`.
  var condition: Condition?

  /// As it is emitted, on one line.
  var text: String {
    (attributes + [access?.rawValue, "import", subject].compactMap(\.self)).joined(separator: " ")
  }
}
