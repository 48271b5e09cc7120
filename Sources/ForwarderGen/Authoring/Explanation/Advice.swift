/// Something about a spec that is no mistake, and that its author may not have thought of.
struct Advice: Equatable, Sendable {
  /// Which advice it is, whatever it quotes.
  enum Kind: String, CaseIterable, Sendable {
    case questionToOne
    case notificationToOne
    case answersThrownAway
    case handlerToAll
    case answeredByOmission
    case trapsUnanswered
    case sendableOffActors
    case valuesLeftOut
    case typesNotPrimary
    case richerVariant
  }

  let kind: Kind
  let location: SourceLocation

  /// One line: what is so, why that matters, and what else there is.
  let text: String
}
