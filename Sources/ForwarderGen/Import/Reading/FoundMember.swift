/// A member of a protocol that exists already, as it was found.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration: `@objc optional func parserDidStart(_ parser: Parser)`.
  let text: EmbeddedText
  var doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  var condition: String?

  /// All conditions that it is under, those of its protocol too.
  var conditions: [String] = []

  /// Whether an adopter need not have it, by what is said beside its text.
  var isOptional = false

  /// Whether an adopter need not have it where the protocol is an Objective-C one, which it is not
  /// where it was found.
  var isOptionalInObjectiveC = false

  /// The protocols whose extensions implement it for all their adopters.
  var implementedBy: Set<String> = []
}
