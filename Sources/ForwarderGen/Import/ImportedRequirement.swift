/// A requirement of a protocol that exists already, as an item of `requirements` states it.
struct ImportedRequirement: Equatable, Sendable {
  /// On one line: `func parserDidStartDocument(_ parser: XMLParser)`.
  let declaration: String

  /// `first`, where a dispatch has to be stated.
  var dispatch: String?

  /// `preconditionFailure("nobody answers")`, where one has to be stated.
  var fallback: String?

  /// Whether an adopter may leave it out.
  var isOptional = false

  /// Its case name, where the derived one is taken.
  var name: String?
  var doc: String?
  var condition: String?
}
