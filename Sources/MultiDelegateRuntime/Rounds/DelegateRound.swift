/// The delegates that respond to one call on a forwarder, in registration order, each as `Reader` reads
/// it.
///
/// A round runs over the delegates that were registered when it began. It skips those that were removed
/// or deallocated before it reached them, and those that no longer handle the requirement.
///
/// - Lifetime: the delegate returned last is kept alive until the next one is requested. A delegate
///   from a provider is kept alive until the round has passed the provider.
/// - Thread safety: a round belongs to the call that made it. No lock is held between its delegates, so
///   each of them may change the registry or call the forwarder again.
/// - Complexity: O(1) per delegate, one weak load each, and no allocation.
@_spi(GeneratedCode)
public struct DelegateRound<Reader: DelegateReader>: Sequence, IteratorProtocol {
  // Everything that a round does while it finds living delegates is `@inlinable`, from
  // ``DelegateRegistry/responders(to:)`` down to the weak load. Otherwise every step is a call of
  // unspecialized code, which takes four times as long as the whole call should (see
  // `Documentation/Performance.md`). Rare cases are not inlined, and add no code to users' programs.
  //
  // `Reader` is a type parameter, so the compiler of the loop knows which reference to read.

  @usableFromInline typealias Reference = Reader.Reference

  @usableFromInline let registrations: ContiguousArray<Registration<Reference>>
  @usableFromInline let bit: RequirementBit
  @usableFromInline let stopsAtFirst: Bool

  /// Whether the round also reaches forwarders that have an event stream, but no responder.
  @usableFromInline let reachesStreams: Bool

  /// Whether the round runs from the last registration to the first one.
  @usableFromInline let isReversed: Bool

  /// Whether the round has found a delegate that responds.
  ///
  /// Generated code reads it when the round has ended, and runs the `default` if not.
  @inlinable public var hasFoundResponder: Bool { isAnswered }

  @usableFromInline var isAnswered = false

  /// The position after the last forwarder that was reached only for its event streams.
  @usableFromInline private(set) var positionAfterStream = -1

  /// The position after the registration of the last delegate.
  @usableFromInline var position: Int

  /// The position at which the round ends.
  @usableFromInline var end: Int

  /// The delegates of the last provider that the round has not returned yet.
  @usableFromInline var provided: IndexingIterator<[Reference.Delegate]>?

  @inlinable
  init(
    _ registrations: ContiguousArray<Registration<Reference>>,
    from start: Int,
    handling bit: RequirementBit,
    stopsAtFirst: Bool,
    reachesStreams: Bool = false,
    isReversed: Bool = false
  ) {
    self.registrations = registrations
    self.bit = bit
    self.stopsAtFirst = stopsAtFirst
    self.reachesStreams = reachesStreams
    self.isReversed = isReversed
    position = start
    end = registrations.count
  }

  /// This round, which has not begun, from the last delegate to the first one.
  ///
  /// It finds one delegate after the other, as this round does. The method of the same name that every
  /// sequence has would find all at once. While ``DelegateRegistry/stopsAtFirstResponder`` is set, there
  /// is only the last one.
  ///
  /// - Complexity: O(*n*) in the number of registrations, and an allocation.
  public func reversed() -> DelegateRound {
    DelegateRound(
      ContiguousArray(registrations[position...].reversed()),
      from: 0,
      handling: bit,
      stopsAtFirst: stopsAtFirst,
      reachesStreams: reachesStreams,
      isReversed: true
    )
  }

  /// The next delegate that is alive and responds.
  ///
  /// Registrations are not stored in local variables here, where each would be retained and released.
  /// It is specialized once for each reader, and not inlined into each requirement: that would cost
  /// users three times the machine code, and gain 2 % of a call to 16 delegates.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  @inline(never)
  public mutating func next() -> Reader.Delegate? {
    if provided == nil {
      while position < end {
        let place = position
        if registrations[place].handles(bit) {
          guard let delegate = registrations[place].delegate(as: Reader.self) else { break }
          position = place + 1
          if isMissingRequirement(registrations[place].delegate, at: place) { continue }
          isAnswered = true
          if stopsAtFirst { end = position }
          return delegate
        }
        position = place + 1
      }
      if position == end { return nil }
    }
    return nextInRareCase()
  }

  /// The registration of the last delegate, or of the provider that returned it.
  @inlinable var registration: Registration<Reference> { registrations[position - 1] }

  /// Whether `delegate` of the registration at `place` lacks the requirement, or was removed while it
  /// was asked.
  @inlinable
  func isMissingRequirement(
    _ delegate: @autoclosure () -> Reference.Delegate?,
    at place: Int
  ) -> Bool {
    guard Reference.isPartial, let requirement: Reference.Requirement = bit.requirement(),
      let delegate = delegate()
    else { return false }
    // The question may run code of the delegate, which may remove it.
    return !Reference.delegate(delegate, has: requirement) || !registrations[place].handles(bit)
  }

  /// Whether the last delegate is a forwarder that was reached only for its event streams.
  @usableFromInline var isAtStream: Bool { positionAfterStream == position }

  /// Continues at a forwarder, at a provider or between its delegates, or at a deallocated delegate.
  @usableFromInline
  mutating func nextInRareCase() -> Reader.Delegate? {
    while provided != nil || position < end {
      if provided != nil {
        if let next = nextProvided() { return next }
        continue
      }
      let registration = registrations[position]
      position += 1
      guard registration.handles(bit) else { continue }
      if let delegate = registration.delegate {
        guard !isMissingRequirement(delegate, at: position - 1),
          reaches(registration.forwarder?.delegates)
        else { continue }
        let next = registration.forwarder.map { Reader.delegate(of: $0.reference) }
        if let next = next ?? registration.delegate(as: Reader.self) { return next }
      } else if let delegates = registration.delegatesOfProvider() {
        provided = (isReversed ? delegates.reversed() : delegates).makeIterator()
      } else if let registry = registration.registry {
        // This comes before the next delegate, because the observer may remove delegates that the round
        // has not reached.
        registry.drop(deallocated: registration)
      }
    }
    return nil
  }

  /// The next delegate of the last provider that `Reader` can read; nil if there is none, or if the
  /// provider was removed or deallocated.
  private mutating func nextProvided() -> Reader.Delegate? {
    let registration = registrations[position - 1]
    while registration.handles(bit), registration.isAlive, let delegate = provided?.next() {
      // Delegates from a provider have no stored reference.
      if let next = Reader.delegate(from: delegate),
        !isMissingRequirement(delegate, at: position - 1),
        reaches((delegate as? any DelegateForwarder)?.erasedDelegates)
      {
        return next
      }
    }
    provided = nil
    return nil
  }

  /// Whether the round reaches a delegate, which has these `forwarded` delegates if it is a forwarder.
  ///
  /// A forwarder is reached if it has a responder, other than through the registry of this round. If
  /// only an event stream listens there, the forwarder must not miss the call, but is no responder.
  private mutating func reaches(_ forwarded: (any ErasedDelegates)?) -> Bool {
    positionAfterStream = -1
    if let forwarded, let requirement: Reference.Requirement = bit.requirement() {
      let found = registrations[position - 1].search(forwarded, for: requirement)
      // A provider that was asked may have removed the registration.
      guard let found, registrations[position - 1].handles(bit) else { return false }
      if found == .stream {
        positionAfterStream = position
        return reachesStreams
      }
    }
    isAnswered = true
    if stopsAtFirst {
      end = position
      provided = nil
    }
    return true
  }
}

extension DelegateRegistry {
  /// Begins a round over all registrations that handle `bit`, regardless of ``stopsAtFirstResponder``.
  func round(handling bit: RequirementBit) -> DelegateRound<WholeDelegate<Reference>> {
    lock.withLock {
      DelegateRound(list.registrations, from: list.start, handling: bit, stopsAtFirst: false)
    }
  }

  /// The delegates that respond to `requirement` now, in order, each as `reader` reads it.
  ///
  /// Generated code loops over them. While ``stopsAtFirstResponder`` is set, there is only the first
  /// one.
  ///
  /// - Complexity: O(1), and no allocation.
  @inlinable
  @inline(never)
  @_spi(GeneratedCode)
  public func responders<Reader: DelegateReader>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> DelegateRound<Reader> where Reader.Reference == Reference {
    // Inlined, it would double the machine code of each requirement, to save two nanoseconds of a call.
    let bit = RequirementBit(requirement)
    // An initializer that takes the registry would own, and so retain it, and a call to one delegate
    // would take 1.5 times as long.
    return lock.withLock {
      DelegateRound(
        list.registrations,
        from: list.start,
        handling: bit,
        stopsAtFirst: stopsRounds,
        reachesStreams: true
      )
    }
  }

  /// The delegates that respond to `requirement` now, as ``responders(to:as:)`` finds them.
  @inlinable
  @_spi(GeneratedCode)
  public func responders(to requirement: Requirement) -> DelegateRound<WholeDelegate<Reference>> {
    responders(to: requirement, as: WholeDelegate.self)
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// Providers are asked, on the thread of the caller.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Requirement) -> Bool {
    hasResponder(to: requirement, askingProviders: true)
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// Outside the actor of the delegates, providers cannot be asked; a living one then counts as one that
  /// responds.
  func hasResponder(to requirement: Requirement, askingProviders asksProviders: Bool) -> Bool {
    var search = ResponderSearch(from: self, asksProviders: asksProviders)
    return satisfies(&search, for: requirement)
  }

  /// The number of living delegates that respond to `requirement`, regardless of
  /// ``stopsAtFirstResponder``.
  ///
  /// A delegate that is registered on several queues counts once for each. Providers are asked, on the
  /// thread of the caller.
  ///
  /// - Complexity: O(*n*) in the number of registered delegates, and in a composite a cast for each
  ///   protocol.
  public func responderCount(to requirement: Requirement) -> Int {
    // Delegates that a provider returns need not conform to the protocol of the requirement.
    round(handling: RequirementBit(requirement))
      .count { Reference.conformance(of: $0).contains(requirement) }
  }
}
