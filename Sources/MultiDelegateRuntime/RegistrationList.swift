/// The registrations of a registry in their order, at most one per key.
///
/// A plain value: it decides, and whoever holds it locks. No operation here reads a weak reference
/// that could be the last one to be given up, nor releases anything but memory: a delegate's
/// `deinit` may call the registry, so it must never run inside the lock. What has to happen outside
/// is left in the ``aftermath``.
struct RegistrationList<Reference: DelegateReference & ~Copyable> {
  typealias Handling = DelegateHandling<Reference.Requirement>

  /// In registration order, the dead that have not been swept included.
  ///
  /// A round keeps the array as it was when it began.
  private(set) var registrations: ContiguousArray<Registration<Reference>> = []

  /// The delegates that are kept alive, each of which has a registration.
  ///
  /// They are not in their registrations, because those are released wherever the last round that
  /// knows them ends, and that may be inside the lock.
  private(set) var retained: [ObjectIdentifier: Reference.Delegate] = [:]

  /// The forwarder whose delegates these are, once it is known.
  var forwarder: ObjectIdentifier?

  /// The length at which the dead are worth looking for.
  ///
  /// Twice the number of survivors, so that looking costs a constant per addition, and the list
  /// never outgrows twice its living.
  private(set) var sweepThreshold = Self.smallestSweep

  private var aftermath = Aftermath<Reference.Delegate>()

  /// A list shorter than this is not worth looking for the dead in.
  static var smallestSweep: Int { 16 }

  /// Hands over what the changes so far ask to be done outside the lock.
  mutating func takeAftermath() -> Aftermath<Reference.Delegate> {
    defer { aftermath = Aftermath() }
    aftermath.isDueForSweep = registrations.count >= sweepThreshold
    return aftermath
  }

  /// The registration with `key`, of a living object or a dead one.
  subscript(key: RegistrationKey) -> Registration<Reference>? {
    registrations.first { $0.key == key }
  }

  // MARK: Adding

  /// Adds `newcomer` at the end, unless its object is registered already and only takes `handling`.
  ///
  /// The caller keeps the object alive meanwhile; from now on the list does, if it gets `delegate`.
  ///
  /// - Returns: whether `newcomer` was added.
  mutating func add(
    _ newcomer: Registration<Reference>,
    handling: Handling?,
    retaining delegate: Reference.Delegate? = nil
  ) -> Bool {
    let registration = admit(newcomer, handling)
    if let delegate { retained[newcomer.key.object] = delegate }
    guard registration === newcomer else { return false }
    registrations.append(newcomer)
    return true
  }

  /// Puts `newcomer`, or the registration that its object has, before or behind that of `anchor`.
  ///
  /// The caller keeps both objects alive meanwhile, unless the anchor is dying.
  ///
  /// - Returns: whether the anchor is registered; if not, nothing has changed.
  mutating func insert(
    _ newcomer: Registration<Reference>,
    handling: Handling?,
    _ side: Side,
    _ anchor: RegistrationKey
  ) -> Bool {
    guard let anchor = self[anchor], anchor.isAlive else { return false }
    let registration = admit(newcomer, handling)
    if registration === anchor { return true }
    registrations.removeAll { $0 === registration }
    let position = registrations.firstIndex { $0 === anchor } ?? registrations.endIndex
    registrations.insert(registration, at: side == .before ? position : position + 1)
    return true
  }

  /// Puts `newcomers`, or the registrations that their objects have, before the first of `followers`
  /// that is still there, and at the end where none is.
  ///
  /// The caller keeps their objects alive meanwhile.
  mutating func insert(
    _ newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?,
    beforeFirstOf followers: some Collection<Registration<Reference>>
  ) {
    let inserted = admit(newcomers, handling)
    registrations.removeAll { candidate in inserted.contains { $0 === candidate } }
    let follower = followers.first { follower in registrations.contains { $0 === follower } }
    let position = registrations.firstIndex { $0 === follower } ?? registrations.endIndex
    registrations.insert(contentsOf: inserted, at: position)
  }

  /// Makes `newcomers`, or the registrations that their objects have, the whole list.
  ///
  /// The caller keeps their objects alive meanwhile.
  ///
  /// - Returns: the registrations that went.
  mutating func replace(
    with newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?
  ) -> ContiguousArray<Registration<Reference>> {
    let stayOrCome = admit(newcomers, handling)
    var gone = registrations
    gone.removeAll { former in stayOrCome.contains { $0 === former } }
    for registration in gone { end(registration) }
    registrations = stayOrCome
    return gone
  }

  /// The registration that the object of `newcomer` has, which takes `handling` if there is one, or
  /// else `newcomer`, which the caller puts into its place.
  private mutating func admit(
    _ newcomer: Registration<Reference>,
    _ handling: Handling?
  ) -> Registration<Reference> {
    precondition(
      newcomer.key.object != forwarder,
      "a forwarder cannot be a delegate of itself: it would call itself without end"
    )
    if let existing = self[newcomer.key] {
      if existing.isAlive {
        if let handling, existing.change(to: handling) { aftermath.respondersHaveChanged = true }
        return existing
      }
      // It belongs to an earlier object at the same address.
      _ = remove(newcomer.key)
    }
    if newcomer.isResponder { aftermath.respondersHaveChanged = true }
    return newcomer
  }

  /// Admits each of `newcomers`; of an object that is named twice, the first place counts.
  private mutating func admit(
    _ newcomers: some Sequence<Registration<Reference>>,
    _ handling: Handling?
  ) -> ContiguousArray<Registration<Reference>> {
    var admitted: ContiguousArray<Registration<Reference>> = []
    for newcomer in newcomers where !admitted.contains(where: { $0.key == newcomer.key }) {
      admitted.append(admit(newcomer, handling))
    }
    return admitted
  }

  // MARK: Removing

  /// Removes the registration with `key`.
  mutating func remove(_ key: RegistrationKey) -> Registration<Reference>? {
    guard let position = registrations.firstIndex(where: { $0.key == key }) else { return nil }
    let registration = registrations.remove(at: position)
    end(registration)
    return registration
  }

  /// Drops `dead`, as far as they are here, and plans the next sweep.
  mutating func sweep(_ dead: some Sequence<Registration<Reference>>) {
    let dead = Set(dead.map { ObjectIdentifier($0) })
    for registration in registrations where dead.contains(ObjectIdentifier(registration)) {
      end(registration)
    }
    registrations.removeAll { dead.contains(ObjectIdentifier($0)) }
    sweepThreshold = Swift.max(Self.smallestSweep, registrations.count * 2)
  }

  /// Tells the rounds under way that `registration` is over.
  private mutating func end(_ registration: Registration<Reference>) {
    if registration.isResponder { aftermath.respondersHaveChanged = true }
    registration.end()
    let object = registration.key.object
    if !registration.key.isProvider, let delegate = retained.removeValue(forKey: object) {
      aftermath.released.append(delegate)
    }
  }
}
