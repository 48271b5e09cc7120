/// A protocol that exists already, as it was found.
struct FoundProtocol: Equatable, Sendable {
  /// `Outer.Delegate`.
  let path: String

  /// `public protocol Outer.Delegate: AnyObject`, or why it cannot be understood.
  let head: Result<ProtocolHead, DeclarationError>

  /// The module that it is in; nil for the one that the spec is for.
  var module: String?
  var doc: String?
  var condition: String?

  /// Its own, in the order in which they are declared.
  var members: [FoundMember] = []

  /// What the file of its forwarder has to import.
  var imports: [ImportedModule] = []

  /// Where it is declared.
  var location: SourceLocation

  /// The names behind the `:` of its head.
  var inherited: [String] {
    (try? head.get())?.inherited.map(\.name) ?? []
  }
}
