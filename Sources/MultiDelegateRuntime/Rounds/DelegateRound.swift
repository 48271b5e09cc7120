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
  // ``DelegateRegistry/responders(to:)`` down to the weak load. Generated code then has a loop of
  // its own for each requirement; otherwise every step is a call of unspecialised code, which takes
  // four times as long as the whole call should (see `Documentation/Performance.md`). What is rare
  // stays out of that loop, and out of the users' programs.

  @usableFromInline let registrations: ContiguousArray<Registration<Reference>>
  @usableFromInline let bit: RequirementBit
  @usableFromInline let stopsAtFirst: Bool

  /// Behind the registration that the last delegate came from.
  @usableFromInline var position: Int

  /// Where the round ends.
  @usableFromInline var end: Int

  /// What is left of the answer of the provider that was reached last.
  @usableFromInline var provided: IndexingIterator<[Reference.Delegate]>?

  @inlinable
  init(
    _ registrations: ContiguousArray<Registration<Reference>>,
    from start: Int,
    handling bit: RequirementBit,
    stopsAtFirst: Bool
  ) {
    self.registrations = registrations
    self.bit = bit
    self.stopsAtFirst = stopsAtFirst
    position = start
    end = registrations.count
  }

  /// The next delegate that is alive and responds.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> Reference.Delegate? {
    next(
      registered: { $0.delegate },
      otherwise: {
        $0.nextAfterProviderOrDeallocated(registered: { $0.delegate }, provided: { $0 })
      }
    )
  }

  /// Whether `delegate`, which handles the requirement by the registration at `place`, does not have
  /// it, or has been removed while it was asked.
  @inlinable
  func isMissingRequirement(
    _ delegate: @autoclosure () -> Reference.Delegate?,
    at place: Int
  ) -> Bool {
    Reference.isMissing(
      bit.requirement(),
      in: delegate(),
      orHasEnded: !registrations[place].handles(bit)
    )
  }

  /// The registration that the last delegate came from: its own, or that of the provider that named
  /// it.
  @inlinable var registration: Registration<Reference> { registrations[position - 1] }

  /// The next delegate that is alive and responds, as `read` has it from its registration; what
  /// `goOn` finds where that is not just the next registration's.
  ///
  /// No registration is ever held in a variable of its own here: that would cost a reference count
  /// each, and the array keeps them alive anyway.
  @inlinable
  @inline(__always)
  mutating func next<Called>(
    registered read: (Registration<Reference>) -> Called?,
    otherwise continueRound: (inout Self) -> Called?
  ) -> Called? {
    if provided == nil {
      while position < end {
        let place = position
        if registrations[place].handles(bit) {
          guard let called = read(registrations[place]) else { break }
          position = place + 1
          if isMissingRequirement(registrations[place].delegate, at: place) { continue }
          if stopsAtFirst { end = position }
          return called
        }
        position = place + 1
      }
      if position == end { return nil }
    }
    return continueRound(&self)
  }

  /// Goes on where the next delegate is not just the one of the next registration.
  ///
  /// What a provider names counts as far as `readProvided` makes something of it.
  @usableFromInline
  mutating func nextAfterProviderOrDeallocated<Called>(
    registered read: (Registration<Reference>) -> Called?,
    provided readProvided: (Reference.Delegate) -> Called?
  ) -> Called? {
    var next = provided == nil ? nil : nextProvided(readProvided)
    while next == nil, position < end {
      let registration = registrations[position]
      position += 1
      guard registration.handles(bit) else { continue }
      next = read(registration)
      if next != nil {
        if !isMissingRequirement(registration.delegate, at: position - 1) { break }
        next = nil
        continue
      }
      if let provider = registration.provider {
        provided = provider.delegates().makeIterator()
        next = nextProvided(readProvided)
      } else if let registry = registration.registry {
        // Before the round goes on: the observer may remove the delegates that it has not reached.
        registry.drop(deallocated: registration)
      }
    }
    if stopsAtFirst, next != nil {
      end = position
      provided = nil
    }
    return next
  }

  /// The next delegate of the provider that was reached last and that `read` makes something of,
  /// unless that provider has gone.
  private mutating func nextProvided<Called>(
    _ read: (Reference.Delegate) -> Called?
  ) -> Called? {
    let registration = registrations[position - 1]
    while registration.handles(bit), registration.isAlive, let delegate = provided?.next() {
      if let called = read(delegate), !isMissingRequirement(delegate, at: position - 1) {
        return called
      }
    }
    provided = nil
    return nil
  }
}

extension DelegateRound where Reference: AcceptingDelegateReference & ~Copyable {
  /// The next delegate that is alive, responds and conforms to `accepted`.
  @_spi(GeneratedCode) @inlinable
  public mutating func next<Accepted>(
    as accepted: AcceptedProtocol<Reference, Accepted>.Type
  ) -> Accepted? {
    next(
      registered: { $0.delegate(as: accepted) },
      otherwise: { round in
        round.nextAfterProviderOrDeallocated(
          registered: { $0.delegate(as: accepted) },
          // What a provider names is looked at afresh each time.
          provided: { accepted.delegate(of: Reference($0)) }
        )
      }
    )
  }
}
