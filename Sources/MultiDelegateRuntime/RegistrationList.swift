/// The registrations of a registry in their order, at most one per object.
///
/// A plain value: it decides, and whoever holds it locks. No operation here reads a weak reference
/// that could be the last one to be given up, nor releases anything but memory: a delegate's
/// `deinit` may call the registry, so it must never run inside the lock.
struct RegistrationList<Reference: DelegateReference & ~Copyable> {
  /// In registration order, the dead that have not been swept included.
  ///
  /// A round keeps the array as it was when it began.
  private(set) var registrations: ContiguousArray<Registration<Reference>> = []

  /// The length at which the dead are worth looking for.
  ///
  /// Twice the number of survivors, so that looking costs a constant per addition, and the list
  /// never outgrows twice its living.
  private var sweepThreshold = Self.smallestSweep

  private static var smallestSweep: Int { 16 }

  /// Whether so many registrations have come in that the dead should be dropped now.
  var isDueForSweep: Bool { registrations.count >= sweepThreshold }

  /// The registration of the object `identity`, with a living delegate or a dead one.
  subscript(identity: ObjectIdentifier) -> Registration<Reference>? {
    registrations.first { $0.identity == identity }
  }

  /// Adds `registration` at the end unless its object is registered already.
  ///
  /// - Parameter registration: has a living delegate, which its caller keeps alive. A registration
  ///   with the same identity whose delegate is dead belongs to an earlier object at that address.
  /// - Returns: whether `registration` was added.
  mutating func insert(_ registration: Registration<Reference>) -> Bool {
    if let existing = self[registration.identity] {
      if existing.isAlive { return false }
      remove(registration.identity)
    }
    registrations.append(registration)
    return true
  }

  /// Removes the registration of the object `identity` and tells the rounds under way.
  @discardableResult
  mutating func remove(_ identity: ObjectIdentifier) -> Registration<Reference>? {
    guard let position = registrations.firstIndex(where: { $0.identity == identity }) else {
      return nil
    }
    let registration = registrations.remove(at: position)
    registration.end()
    return registration
  }

  /// Makes `replacements` the whole list.
  ///
  /// Objects that stay keep their registrations, so that the rounds under way still reach them; the
  /// others are ended.
  ///
  /// - Parameter replacements: have living delegates, which the caller keeps alive.
  /// - Returns: the former list.
  mutating func replace(
    with replacements: some Sequence<Registration<Reference>>
  ) -> ContiguousArray<Registration<Reference>> {
    let former = self
    registrations = []
    for replacement in replacements {
      if let stays = former[replacement.identity], stays.isAlive {
        if self[replacement.identity] == nil { registrations.append(stays) }
      } else {
        _ = insert(replacement)
      }
    }
    for registration in former.registrations where self[registration.identity] !== registration {
      registration.end()
    }
    return former.registrations
  }

  /// Drops `dead`, which were found dead among the registrations, and plans the next sweep.
  mutating func sweep(_ dead: some Sequence<Registration<Reference>>) {
    let dead = Set(dead.map { ObjectIdentifier($0) })
    registrations.removeAll { dead.contains(ObjectIdentifier($0)) }
    sweepThreshold = Swift.max(Self.smallestSweep, registrations.count * 2)
  }
}
