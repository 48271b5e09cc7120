/// The result of an import as a spec states it: the protocols, and the modules that they need.
struct ImportedSpec: Equatable, Sendable {
  var imports: [ImportedModule] = []
  var protocols: [ImportedProtocol] = []
}

/// A protocol that exists already, as an item of `protocols` states it.
struct ImportedProtocol: Equatable, Sendable {
  /// `public protocol XMLParserDelegate: AnyObject`; nested: `protocol Outer.Delegate`.
  let head: String

  /// `Outer.Delegate`.
  let path: String
  var doc: String?
  var condition: String?

  /// Another name for the forwarder's `delegates`, when a requirement takes that.
  var delegatesProperty: String?
  var requirements: [ImportedRequirement] = []
}

/// A requirement of a protocol that exists already, as an item of `requirements` states it.
struct ImportedRequirement: Equatable, Sendable {
  /// On one line: `func parserDidStartDocument(_ parser: XMLParser)`.
  let declaration: String

  /// The identity by which declarations are compared.
  let identity: RequirementIdentity

  /// `first`, where a dispatch has to be stated.
  var dispatch: String?

  /// `preconditionFailure("no delegate")`, where one has to be stated: it always traps.
  var fallback: String?

  /// Whether an adopter may leave it out.
  var isOptional = false

  /// Its case name, where the derived one is taken.
  var name: String?
  var doc: String?
}
