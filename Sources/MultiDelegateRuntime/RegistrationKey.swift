/// What is registered at most once: an object, as a provider, or as a delegate on a queue or on none.
struct RegistrationKey: Hashable {
  /// Captured when the object was added, so that it can be found from its own `deinit`, when a weak
  /// reference already answers nil.
  let object: ObjectIdentifier

  /// An object may be both, and then has two registrations.
  let isProvider: Bool

  /// Which queue the delegate is called on; nil for whichever the caller is on.
  let queue: ObjectIdentifier?

  static func delegate(_ object: ObjectIdentifier, on queue: ObjectIdentifier? = nil) -> Self {
    Self(object: object, isProvider: false, queue: queue)
  }

  static func provider(_ provider: some AnyObject) -> Self {
    Self(object: ObjectIdentifier(provider), isProvider: true, queue: nil)
  }

  /// Whether both are about the same object in the same part, on whatever queue.
  func isOfSameRegistrant(as other: RegistrationKey) -> Bool {
    object == other.object && isProvider == other.isProvider
  }
}
