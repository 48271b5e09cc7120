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
  // All that a round does as long as it comes upon living delegates is `@inlinable`, from
  // ``DelegateRegistry/responders(to:)`` down to the weak load. Generated code then has a loop of its
  // own for each requirement; otherwise every step is a call of unspecialised code, which takes four
  // times as long as the whole call should (see `Documentation/Performance.md`). What is rare stays
  // out of that loop, and out of the users' programs.

  @usableFromInline let registrations: ContiguousArray<Registration<Reference>>
  @usableFromInline let question: Question
  @usableFromInline let stopsAtFirst: Bool

  /// Wants to know when the round comes upon the dead.
  @usableFromInline let registry: DelegateRegistry<Reference>?

  /// Behind the registration that the last delegate came from.
  @usableFromInline var position = 0

  /// What is left of the answer of the provider that was reached last.
  @usableFromInline var provided: IndexingIterator<[Reference.Delegate]>?

  @inlinable
  init(
    _ registrations: ContiguousArray<Registration<Reference>>,
    asking question: Question,
    stopsAtFirst: Bool,
    reportingTo registry: DelegateRegistry<Reference>?
  ) {
    self.registrations = registrations
    self.question = question
    self.stopsAtFirst = stopsAtFirst
    self.registry = registry
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> Reference.Delegate? {
    // No registration is ever held in a variable of its own here: that would cost a reference count
    // each, and the array keeps them alive anyway.
    if provided == nil {
      while position < registrations.count {
        let place = position
        if registrations[place].answers(question) {
          guard let delegate = registrations[place].delegate else { break }
          position = stopsAtFirst ? registrations.count : place + 1
          return delegate
        }
        position = place + 1
      }
      if position == registrations.count { return nil }
    }
    return nextBehindProviderOrDead()
  }

  /// Goes on where the next delegate is not just the one of the next registration.
  @usableFromInline
  mutating func nextBehindProviderOrDead() -> Reference.Delegate? {
    var hasMetDead = false
    var next = provided == nil ? nil : nextProvided()
    while next == nil, position < registrations.count {
      let registration = registrations[position]
      position += 1
      guard registration.answers(question) else { continue }
      next = registration.delegate
      if next != nil { break }
      if let provider = registration.provider {
        provided = provider.delegates().makeIterator()
        next = nextProvided()
      } else {
        hasMetDead = true
      }
    }
    if stopsAtFirst, next != nil {
      position = registrations.count
      provided = nil
    }
    if hasMetDead { registry?.sweep() }
    return next
  }

  /// The next delegate of the provider that was reached last, unless that has gone.
  private mutating func nextProvided() -> Reference.Delegate? {
    let registration = registrations[position - 1]
    guard registration.answers(question), registration.isAlive, let delegate = provided?.next()
    else {
      provided = nil
      return nil
    }
    return delegate
  }
}
