/// What is registered at most once: an object, as a provider, or as a delegate on a queue or on
/// none.
struct RegistrationKey: Hashable {
  /// An object has all its registrations on queues, and the one on none, under this.
  let registrant: RegistrantKey

  /// Which queue the delegate is called on; nil for whichever the caller is on.
  let queue: ObjectIdentifier?

  static func delegate(_ object: ObjectIdentifier, on queue: ObjectIdentifier? = nil) -> Self {
    Self(registrant: .delegate(object), queue: queue)
  }

  static func provider(_ provider: some AnyObject) -> Self {
    Self(registrant: .provider(provider), queue: nil)
  }
}

/// Which object is registered, and in which part: as a delegate, or as a provider.
struct RegistrantKey: Hashable {
  /// Captured when the object was added, so that it can be found from its own `deinit`, when a weak
  /// reference already answers nil.
  let object: ObjectIdentifier

  /// An object may be both, and then has two registrations.
  let isProvider: Bool

  static func delegate(_ object: ObjectIdentifier) -> Self {
    Self(object: object, isProvider: false)
  }

  static func provider(_ provider: some AnyObject) -> Self {
    Self(object: ObjectIdentifier(provider), isProvider: true)
  }
}
