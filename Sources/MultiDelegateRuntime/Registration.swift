/// One delegate's or provider's place in a registry, shared by the registry and every round that
/// began while it was there.
///
/// One object holds everything that a round asks of a registration, so that looking at the next one
/// costs a single indirection.
@usableFromInline
final class Registration<Reference: DelegateReference & ~Copyable> {
  /// Whose registration it is.
  let key: RegistrationKey

  @usableFromInline let registrant: Registrant<Reference>
  @usableFromInline let answers: Answers

  /// Registers `delegate` for the requirements in `handling`.
  init(_ delegate: Reference.Delegate, handling: DelegateHandling<Reference.Requirement>) {
    key = .delegate(Reference.identity(of: delegate))
    registrant = .delegate(Reference(delegate))
    answers = Answers(handling, isDelegate: true)
  }

  /// Registers `provider` for all requirements.
  init(provider: any DelegateProvider<Reference.Delegate>) {
    key = .provider(provider)
    registrant = .provider(ProviderReference(provider))
    answers = Answers(DelegateHandling<Reference.Requirement>.all, isDelegate: false)
  }

  /// The delegate, unless it has died or this is a provider's registration.
  @inlinable var delegate: Reference.Delegate? {
    switch registrant {
    case .delegate(let reference): reference.delegate
    case .provider: nil
    }
  }

  /// The provider, unless it has died or this is a delegate's registration.
  var provider: (any DelegateProvider<Reference.Delegate>)? {
    switch registrant {
    case .delegate: nil
    case .provider(let reference): reference.provider
    }
  }

  /// Whether the delegate or provider lives, registered or not.
  ///
  /// Asking inside the registry's lock is safe only while somebody else is known to own the object:
  /// otherwise the answer may be what ends its life.
  var isAlive: Bool { delegate != nil || provider != nil }

  /// Whether a round that asks `question` stops here.
  @inlinable
  func answers(_ question: Question) -> Bool { answers.affirm(question) }

  /// Whether there is any requirement that this registration answers.
  var isResponder: Bool { answers.affirmAny }

  /// Answers the requirements in `handling` from now on, in the rounds under way, too.
  ///
  /// - Returns: whether that makes a difference.
  func change(to handling: DelegateHandling<Reference.Requirement>) -> Bool {
    answers.change(to: handling)
  }

  /// Makes the rounds that are under way pass this registration over.
  func end() {
    answers.end()
  }
}

extension Registration: Sendable where Reference: Sendable & ~Copyable {}
