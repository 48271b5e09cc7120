/// The key of a registration, of which a list has at most one: a provider, or a delegate and its queue,
/// if any.
struct RegistrationKey: Hashable {
  /// The object, which is the same for all registrations of a delegate.
  let registrant: RegistrantKey

  /// The identity of the queue that the delegate is called on; nil for a call on the caller's thread.
  let queue: ObjectIdentifier?

  static func delegate(_ object: ObjectIdentifier, on queue: ObjectIdentifier? = nil) -> Self {
    Self(registrant: .delegate(object), queue: queue)
  }

  static func provider(_ provider: some AnyObject) -> Self {
    Self(registrant: .provider(provider), queue: nil)
  }
}

/// A registered object, and whether it is registered as a delegate or as a provider.
struct RegistrantKey: Hashable {
  /// The identity of the object, stored because a weak reference to it is already nil in its `deinit`.
  let object: ObjectIdentifier

  /// Whether the object is registered as a provider; one that is both has two registrations.
  let isProvider: Bool

  static func delegate(_ object: ObjectIdentifier) -> Self {
    Self(object: object, isProvider: false)
  }

  static func provider(_ provider: some AnyObject) -> Self {
    Self(object: ObjectIdentifier(provider), isProvider: true)
  }
}
