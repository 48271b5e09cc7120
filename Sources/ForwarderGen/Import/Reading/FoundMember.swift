/// A member of a protocol that exists already, as it was found.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration, `@objc optional func parserDidStart(_ parser: Parser)`, tidy and with its
  /// end; or why it cannot be divided into tokens.
  let tokens: Result<[Token], DeclarationError>

  /// The declaration on one line, for reports.
  let text: String
  var doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  var condition: String?

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
