/// A protocol that exists already, as it was found.
struct FoundProtocol: Equatable, Sendable {
  /// `Outer.Delegate`.
  let path: String

  /// `public protocol Outer.Delegate: AnyObject`, or why it cannot be understood.
  var head: Result<ProtocolHead, DeclarationError>

  /// The module that it is in; nil for the one that the spec is for.
  var module: String?
  var doc: String?
  var condition: String?

  /// Where the innermost `#if` around it states its condition; nil if no file does.
  var conditionPosition: SourcePosition?

  /// Its own, in the order in which they are declared.
  var members: [FoundMember] = []

  /// The imports that the file of its forwarder needs, if no Swift file states them.
  var imports: [ImportedModule] = []

  /// Where it is declared.
  var location: SourceLocation

  /// The names behind the `:` of its head.
  var inherited: [String] {
    (try? head.get())?.inherited.map(\.name) ?? []
  }
}

/// A module that a forwarder needs, as an item of a spec's `imports` states it.
struct ImportedModule: Equatable, Hashable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let text: String

  /// The module, however it is imported: `Foundation`.
  let name: String

  /// `canImport(FoundationXML)`.
  let condition: String?
}

/// A member of a protocol that exists already, as it was found.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration, `@objc optional func parserDidStart(_ parser: Parser)`, tidy and with its
  /// end; or why it cannot be divided into tokens.
  let tokens: Result<[Token], DeclarationError>

  /// The declaration on one line, for reports.
  let text: String

  /// Where it is declared; nil if nothing says that.
  var location: SourceLocation?
  var doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  var condition: String?

  /// Where the innermost `#if` around it states its condition; nil if no file does.
  var conditionPosition: SourcePosition?

  /// All conditions that it is under, those of its protocol too.
  var conditions: [SourceConditions.Part] = []

  /// Whether an adopter need not have it, by what is said beside its text.
  var isOptional = false

  /// Whether an adopter need not have it where the protocol is an Objective-C one, which it is not
  /// where it was found.
  var isOptionalInObjectiveC = false

  /// The protocols whose extensions implement it for all their adopters.
  var implementedBy: Set<String> = []
}

extension FoundMember {
  /// The name of the associated type that it declares; nil for another member.
  var associatedType: String? {
    guard case .success(let tokens) = tokens else { return nil }
    let keyword = tokens.firstIndex { $0.text == "associatedtype" }
    return keyword.map { tokens[$0 + 1].name }
  }
}
