/// `public protocol Outer.Delegate<Item>: Base where Item: Sendable`.
package struct ProtocolHead: Equatable, Sendable {
  var marks: DeclarationParser.Marks
  var access: AccessLevel
  let accessPosition: SourcePosition
  let outerTypes: [Token]
  package let name: String
  let namePosition: SourcePosition
  let primaryTypes: [Token]

  /// Each is nothing but a path.
  var inherited: [TypeSyntax]
  var whereClause: WhereClause?
  let position: SourcePosition

  /// As it stands inside the outer type after the attributes and modifiers, on one line.
  let body: String

  /// As it stands inside the outer type after the attributes, on one line.
  var textBehindAttributes: String { (modifiers.map(\.text) + [body]).joined(separator: " ") }

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

  var globalActor: Attribute? { attributes.globalActor }
  var isNonisolated: Bool { modifiers.contains(.nonisolated) }
}

extension TypeSyntax {
  /// Whether it is a protocol that is known to be adopted by objects only.
  fileprivate var isOfObjects: Bool {
    name.withoutSwiftModule == "AnyObject" || KnownNames.objectBases.contains(name)
  }
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

  /// What is asked of the parameters where they are declared.
  let constraints: [Constraint]

  var text: String { "<\(parameters)>" }
}

/// `where T: Sendable, U.Element == T`.
struct WhereClause: Equatable, Sendable {
  let constraints: [Constraint]

  /// In `where Self: Base`, `Base`: what is as good as inherited.
  var ofSelf: [TypeSyntax] = []

  var types: [TypeSyntax] { constraints.flatMap(\.types) }

  var text: String { "where \(constraints.map(\.text).joined(separator: ", "))" }
}

/// `T: Sendable`, or `U.Element == T`.
struct Constraint: Equatable, Sendable {
  let subject: TypeSyntax
  let isEquation: Bool

  /// Nil for a number.
  let type: TypeSyntax?

  /// As written, on one line.
  let text: String

  /// The types on both sides.
  var types: [TypeSyntax] { [subject, type].compactMap(\.self) }
}

/// `@preconcurrency public import struct Foundation.Data`.
struct ImportDeclaration: Equatable, Sendable {
  var attributes: [String] = []
  var access: AccessLevel?

  /// `struct Foundation.Data`.
  let subject: String

  /// `Foundation.Data`.
  let module: String

  /// Where a spec states it; nil for what a Swift file imports.
  var position: SourcePosition?
  var condition: Condition?

  /// As it is emitted, on one line.
  var text: String {
    (attributes + [access?.rawValue, "import", subject].compactMap(\.self)).joined(separator: " ")
  }
}
