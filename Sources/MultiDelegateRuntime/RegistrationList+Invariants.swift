#if DEBUG
extension RegistrationList where Reference: ~Copyable {
  /// What is wrong with the list, or nil if all that it relies on holds.
  ///
  /// Compiled into debug builds only. Nothing in the runtime calls it; tests do, after every step
  /// that they take.
  func violatedInvariant() -> String? {
    if Set(registrations.map(\.key)).count != registrations.count {
      return "an object is registered twice on one queue"
    }
    for registration in registrations {
      if registration.answers(.isRegistered) == registration.key.isProvider {
        return "a registration that is in the list has ended, or a provider counts as a delegate"
      }
      if registration.key.isProvider, !registration.isResponder {
        return "a provider does not answer"
      }
      if registration.key.object == forwarder {
        return "the forwarder is its own delegate"
      }
    }
    for key in retained.keys where !registrations.contains(where: { $0.key == key }) {
      return "\(key.object) is kept alive, and not registered"
    }
    if registrations.count >= sweepThreshold {
      return "\(registrations.count) registrations have not been swept at \(sweepThreshold)"
    }
    return nil
  }
}
#endif
