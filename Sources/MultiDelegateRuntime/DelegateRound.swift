/// The delegates that respond to one call on a forwarder, in registration order.
///
/// A round runs over the delegates that were registered when it began. One added meanwhile is not
/// in it; one removed meanwhile, and not reached yet, is passed over; so is one that has died. The
/// delegate handed out last is alive until the next one is asked for.
///
/// - Thread safety: a round belongs to the call that asked for it. No lock is held between its
///   delegates, so each of them may change the registry or call the forwarder again.
/// - Complexity: O(1) per delegate, and one weak load; nothing is allocated.
public struct DelegateRound<Reference: DelegateReference & ~Copyable>: Sequence, IteratorProtocol {
  private let registrations: ContiguousArray<Registration<Reference>>
  private var position = 0

  init(_ registrations: ContiguousArray<Registration<Reference>>) {
    self.registrations = registrations
  }

  /// The next delegate that is still registered and alive.
  public mutating func next() -> Reference.Delegate? {
    while position < registrations.count {
      let registration = registrations[position]
      position += 1
      if let delegate = registration.delegate { return delegate }
    }
    return nil
  }
}
