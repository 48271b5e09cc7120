/// A requirement of a protocol that exists already, as an item of `requirements` states it.
struct ImportedRequirement: Equatable, Sendable {
  /// On one line: `func parserDidStartDocument(_ parser: XMLParser)`.
  let declaration: String

  /// What the declaration is compared by.
  let identity: RequirementIdentity

  /// `first`, where a dispatch has to be stated.
  var dispatch: String?

  /// `preconditionFailure("nobody answers")`, where one has to be stated: it always traps.
  var fallback: String?

  /// Whether an adopter may leave it out.
  var isOptional = false

  /// Its case name, where the derived one is taken.
  var name: String?
  var doc: String?
  var condition: String?
}
