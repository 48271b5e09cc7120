/// The delegates that respond to one call on a forwarder, in registration order, each as `Reader`
/// reads it.
///
/// A round runs over the delegates that were registered when it began. It leaves out delegates that
/// were added meanwhile. It passes over delegates that were removed or deallocated before it reached
/// them, and those that no longer handle the requirement.
///
/// - Lifetime: the delegate handed out last is alive until the next one is asked for. A delegate that
///   a provider names is kept alive until the round has left the provider behind.
/// - Thread safety: a round belongs to the call that asked for it. No lock is held between its
///   delegates, so each of them may change the registry or call the forwarder again.
/// - Complexity: O(1) per delegate, and one weak load; nothing is allocated.
@_spi(GeneratedCode)
public struct DelegateRound<
  Reference: DelegateReference,
  Delegate,
  Reader: DelegateReader<Reference, Delegate>
>: Sequence, IteratorProtocol {
  // Everything that a round does while it finds living delegates is `@inlinable`, from
  // ``DelegateRegistry/responders(to:)`` down to the weak load. Generated code then has a loop of
  // its own for each requirement. Otherwise every step is a call of unspecialised code, which takes
  // four times as long as the whole call should (see `Documentation/Performance.md`). Rare cases stay
  // out of that loop, and out of the users' programs.
  //
  // `Reader` is a type parameter, so which reference to read is known where the loop is compiled.

  @usableFromInline let registrations: ContiguousArray<Registration<Reference>>
  @usableFromInline let bit: RequirementBit
  @usableFromInline let stopsAtFirst: Bool

  /// Behind the registration that the last delegate came from.
  @usableFromInline var position: Int

  /// Where the round ends.
  @usableFromInline var end: Int

  /// The delegates that the provider reached last has named and the round has not handed out yet.
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
  /// No registration is ever held in a variable of its own here: that would cost a reference count
  /// each, and the array keeps them alive anyway.
  ///
  /// - Complexity: O(1) and one weak load per registration that is passed.
  @inlinable
  public mutating func next() -> Delegate? {
    if provided == nil {
      while position < end {
        let place = position
        if registrations[place].handles(bit) {
          guard let delegate = registrations[place].delegate(as: Reader.self) else { break }
          position = place + 1
          if isMissingRequirement(registrations[place].delegate, at: place) { continue }
          if stopsAtFirst { end = position }
          return delegate
        }
        position = place + 1
      }
      if position == end { return nil }
    }
    return nextAfterProviderOrDeallocated()
  }

  /// The registration that the last delegate came from: its own, or that of the provider that named
  /// it.
  @inlinable var registration: Registration<Reference> { registrations[position - 1] }

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

  /// Goes on where the next delegate is not just the one of the next registration.
  @usableFromInline
  mutating func nextAfterProviderOrDeallocated() -> Delegate? {
    var next = provided == nil ? nil : nextProvided()
    while next == nil, position < end {
      let registration = registrations[position]
      position += 1
      guard registration.handles(bit) else { continue }
      next = registration.delegate(as: Reader.self)
      if next != nil {
        if !isMissingRequirement(registration.delegate, at: position - 1) { break }
        next = nil
        continue
      }
      if let provider = registration.provider {
        provided = provider.delegates().makeIterator()
        next = nextProvided()
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

  /// The next delegate of the provider that was reached last and that `Reader` makes something of,
  /// unless that provider has gone.
  private mutating func nextProvided() -> Delegate? {
    let registration = registrations[position - 1]
    while registration.handles(bit), registration.isAlive, let delegate = provided?.next() {
      // A delegate that a provider names is read afresh each time.
      if let next = Reader.delegate(from: delegate),
        !isMissingRequirement(delegate, at: position - 1)
      {
        return next
      }
    }
    provided = nil
    return nil
  }
}
