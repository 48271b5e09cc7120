/// The delegates that respond to one call on a forwarder, in registration order.
///
/// A round runs over the delegates that were registered when it began. One added meanwhile is not
/// in it; one removed meanwhile, and not reached yet, is passed over; so is one that has died, and
/// one that does not handle the requirement any more.
///
/// - Lifetime: the delegate handed out last is alive until the next one is asked for. What a
///   provider names is kept alive until the round has left it behind.
/// - Thread safety: a round belongs to the call that asked for it. No lock is held between its
///   delegates, so each of them may change the registry or call the forwarder again.
/// - Complexity: O(1) per delegate, and one weak load; nothing is allocated.
public struct DelegateRound<Reference: DelegateReference & ~Copyable>: Sequence, IteratorProtocol {
  private let registrations: ContiguousArray<Registration<Reference>>
  let question: Question
  private let stopsAtFirst: Bool

  /// Wants to know when the round comes upon the dead.
  private let registry: DelegateRegistry<Reference>?

  /// Behind the registration that the last delegate came from.
  private var position = 0

  /// Where the round ends.
  private var end: Int

  /// What is left of the answer of the provider that was reached last.
  private var provided: IndexingIterator<[Reference.Delegate]>?

  init(
    _ registrations: ContiguousArray<Registration<Reference>>,
    asking question: Question,
    stopsAtFirst: Bool,
    reportingTo registry: DelegateRegistry<Reference>?
  ) {
    self.registrations = registrations
    end = registrations.count
    self.question = question
    self.stopsAtFirst = stopsAtFirst
    self.registry = registry
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  public mutating func next() -> Reference.Delegate? {
    next(registered: { $0.delegate }, provided: { $0 })
  }

  /// The next delegate that is alive, responds and conforms to `accepted`.
  mutating func next<Accepted>(
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> Accepted? {
    next(
      registered: { $0.delegate(as: accepted) },
      // What a provider names is looked at afresh each time.
      provided: { accepted.delegate(of: Reference($0)) }
    )
  }

  // The walk is the same for all; inlined, it costs nothing that reading is passed to it.
  @inline(__always)
  private mutating func next<Called>(
    registered: (Registration<Reference>) -> Called?,
    provided read: (Reference.Delegate) -> Called?
  ) -> Called? {
    var hasMetDead = false
    var next = provided == nil ? nil : nextProvided(read)
    while next == nil, position < end {
      let registration = registrations[position]
      position += 1
      guard registration.answers(question) else { continue }
      next = registered(registration)
      if next != nil { break }
      if let provider = registration.provider {
        provided = provider.delegates().makeIterator()
        next = nextProvided(read)
      } else {
        hasMetDead = true
      }
    }
    if stopsAtFirst, next != nil {
      end = position
      provided = nil
    }
    if hasMetDead { registry?.sweep() }
    return next
  }

  /// Whose the last delegate was: its own registration, or that of the provider that named it.
  var registration: Registration<Reference> { registrations[position - 1] }

  /// The next delegate of the provider that was reached last and that `read` makes something of,
  /// unless that provider has gone.
  private mutating func nextProvided<Called>(
    _ read: (Reference.Delegate) -> Called?
  ) -> Called? {
    let registration = registrations[position - 1]
    while registration.answers(question), registration.isAlive, let delegate = provided?.next() {
      if let called = read(delegate) { return called }
    }
    provided = nil
    return nil
  }
}
