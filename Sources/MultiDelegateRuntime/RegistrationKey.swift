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
