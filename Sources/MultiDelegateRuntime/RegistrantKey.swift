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
