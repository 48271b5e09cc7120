#if !MULTIDELEGATE_INSTRUMENTED
@_spi(GeneratedCode) @testable import MultiDelegateRuntime
#endif

extension DelegateRegistry {
  /// A description of the first invariant of the list that is violated, or nil.
  func violatedInvariant() -> String? {
    lock.withLock { list.violatedInvariant() }
  }
}

extension RegistrationList {
  /// A description of the first invariant of the list that is violated, or nil.
  func violatedInvariant() -> String? {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, registration) in registrations.enumerated() {
      places[ObjectIdentifier(registration)] = place
    }
    if places.count != registrations.count {
      return "a registration is in the list twice"
    }
    for (registrant, own) in registered {
      if own.isEmpty || Set(own.map(\.key)).count != own.count {
        return "an object has no registration, or two on one queue"
      }
      if own.contains(where: { $0.key.registrant != registrant }) {
        return "a registration is listed under another object"
      }
      let ownPlaces = own.compactMap { places[ObjectIdentifier($0)] }
      if ownPlaces.count != own.count || ownPlaces != ownPlaces.sorted() {
        return "an object's registrations are not in the list, or not in its order"
      }
    }
    let all = registered.values.joined()
    if all.count != count || endedCount > registrations.count / 2 {
      return "\(all.count) of \(registrations.count) are registered, and \(endedCount) have ended"
    }
    for registration in all {
      if registration.handles(.isRegistered) == registration.key.registrant.isProvider {
        return "a registration that is in the list has ended, or a provider counts as a delegate"
      }
      if registration.key.registrant.isProvider, !registration.isResponder {
        return "a provider does not respond"
      }
    }
    if registrations.prefix(start).contains(where: { $0.handles(.isRegistered) || $0.isResponder })
    {
      return "a round would begin behind a registration that has not ended"
    }
    let responding = registrations.count { $0.handles(.isRegistered) || $0.isResponder }
    if responding != count {
      return "\(responding) of \(count) registrations respond"
    }
    for registration in registrations {
      let isRegistered = all.contains { $0 === registration }
      if registration.isListed != isRegistered {
        return "a registration is in the list and not registered, or the other way round"
      }
      if registration.retained != nil, !isRegistered {
        return "\(registration.key.registrant) is kept alive, but not registered"
      }
      if registration.newcomer != nil { return "a registration has not taken its new handling" }
    }
    if count >= sweepThreshold {
      return "\(count) registrations have not been swept at \(sweepThreshold)"
    }
    return nil
  }
}
