/// One delegate's or provider's place in a registry, shared by the registry and every round that
/// began while it was there.
///
/// One object holds everything that a round asks of a registration, so that looking at the next one
/// costs a single indirection.
@usableFromInline
final class Registration<Reference: DelegateReference & ~Copyable> {
  /// Whose registration it is.
  let key: RegistrationKey

  /// Where the delegate is called; nil for wherever the caller is.
  @usableFromInline let queue: CallQueue?

  @usableFromInline let registrant: Registrant<Reference>
  @usableFromInline let answers: Answers
  private let home: RegistryReference<Reference>

  /// Registers `delegate` for the requirements in `handling`, as far as it conforms to what they
  /// are of, to be called on `queue` if there is one.
  init(
    _ delegate: Reference.Delegate,
    on queue: CallQueue? = nil,
    handling: DelegateHandling<Reference.Requirement>,
    in registry: DelegateRegistry<Reference>
  ) {
    home = RegistryReference(registry)
    key = .delegate(Reference.identity(of: delegate), on: queue?.identity)
    self.queue = queue
    registrant = .delegate(Reference(delegate))
    answers = Answers(Reference.share(of: delegate, in: handling), isDelegate: true)
  }

  /// Registers `provider` for all requirements.
  init(
    provider: any DelegateProvider<Reference.Delegate>,
    in registry: DelegateRegistry<Reference>
  ) {
    home = RegistryReference(registry)
    key = .provider(provider)
    queue = nil
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

  /// The delegate as one of an accepted protocol, unless it has died or does not conform to that.
  @inlinable
  func delegate<Accepted>(
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> Accepted? {
    switch registrant {
    case .delegate(let reference): accepted.delegate(of: reference)
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

  /// The registry that this was made for, unless that has died.
  var registry: DelegateRegistry<Reference>? { home.registry }

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

  /// Answers from now on what `newcomer` does, another registration of the same delegate; in the
  /// rounds under way, too.
  ///
  /// - Returns: whether that makes a difference.
  func change(to newcomer: Registration) -> Bool {
    answers.change(to: newcomer.answers)
  }

  /// Makes the rounds that are under way pass this registration over.
  func end() {
    answers.end()
  }
}

extension Registration: Sendable where Reference: Sendable & ~Copyable {}
