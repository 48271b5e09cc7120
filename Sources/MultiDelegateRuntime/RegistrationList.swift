/// The registrations of a registry in their order, at most one per key.
///
/// A plain value: it decides, and whoever holds it locks. No operation here reads a weak reference
/// that could be the last one to be given up, nor releases anything but memory: a delegate's
/// `deinit` may call the registry, so it must never run inside the lock. What has to happen outside
/// is left in the ``aftermath``.
@usableFromInline
struct RegistrationList<Reference: DelegateReference & ~Copyable> {
  typealias Handling = DelegateHandling<Reference.Requirement>

  /// In registration order, the dead that have not been swept included.
  ///
  /// A round keeps the array as it was when it began.
  @usableFromInline private(set) var registrations: ContiguousArray<Registration<Reference>> = []

  /// The delegates that are kept alive, each of which has a registration.
  ///
  /// They are not in their registrations, because those are released wherever the last round that
  /// knows them ends, and that may be inside the lock.
  private(set) var retained: [RegistrationKey: Reference.Delegate] = [:]

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

  /// The registrations of the object that `key` is about, on whatever queue, unless it has died.
  private func living(of key: RegistrationKey) -> [Registration<Reference>] {
    registrations.filter { $0.key.isOfSameRegistrant(as: key) && $0.isAlive }
  }

  // MARK: Adding

  /// Adds `newcomer` at the end, unless its object is registered already on the same queue and only
  /// takes `handling`.
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
    if let delegate { retained[newcomer.key] = delegate }
    guard registration === newcomer else { return false }
    registrations.append(newcomer)
    return true
  }

  /// Puts `newcomer`, or all registrations that its object has, before the first or behind the last
  /// one of `anchor`.
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
    let anchors = living(of: anchor)
    guard let anchor = side == .before ? anchors.first : anchors.last else { return false }
    let inserted = admitAll(newcomer, handling)
    if inserted.contains(where: { $0 === anchor }) { return true }
    registrations.removeAll { candidate in inserted.contains { $0 === candidate } }
    let position = registrations.firstIndex { $0 === anchor } ?? registrations.endIndex
    registrations.insert(contentsOf: inserted, at: side == .before ? position : position + 1)
    return true
  }

  /// Puts `newcomers`, or all registrations that their objects have, before the first of `followers`
  /// that is still there, and at the end where none is.
  ///
  /// The caller keeps their objects alive meanwhile.
  mutating func insert(
    _ newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?,
    beforeFirstOf followers: some Collection<Registration<Reference>>
  ) {
    let inserted = admitAll(newcomers, handling)
    registrations.removeAll { candidate in inserted.contains { $0 === candidate } }
    let follower = followers.first { follower in registrations.contains { $0 === follower } }
    let position = registrations.firstIndex { $0 === follower } ?? registrations.endIndex
    registrations.insert(contentsOf: inserted, at: position)
  }

  /// Makes `newcomers`, or all registrations that their objects have, the whole list.
  ///
  /// The caller keeps their objects alive meanwhile.
  ///
  /// - Returns: the registrations that went.
  mutating func replace(
    with newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?
  ) -> ContiguousArray<Registration<Reference>> {
    let stayOrCome = admitAll(newcomers, handling)
    var gone = registrations
    gone.removeAll { former in stayOrCome.contains { $0 === former } }
    for registration in gone { end(registration) }
    registrations = stayOrCome
    return gone
  }

  /// The registration that the object of `newcomer` has on the same queue, which takes `handling` if
  /// there is one, or else `newcomer`, which the caller puts into its place.
  private mutating func admit(
    _ newcomer: Registration<Reference>,
    _ handling: Handling?
  ) -> Registration<Reference> {
    let existing = welcome(newcomer).first { $0.key == newcomer.key }
    settle(existing ?? newcomer, like: newcomer, handling)
    return existing ?? newcomer
  }

  /// All registrations that the object of `newcomer` has, which take `handling` if there is one, or
  /// else `newcomer`, which the caller puts into its place.
  private mutating func admitAll(
    _ newcomer: Registration<Reference>,
    _ handling: Handling?
  ) -> [Registration<Reference>] {
    let existing = welcome(newcomer)
    let admitted = existing.isEmpty ? [newcomer] : existing
    for registration in admitted { settle(registration, like: newcomer, handling) }
    return admitted
  }

  /// Admits each of `newcomers`; of an object that is named twice, the first place counts.
  private mutating func admitAll(
    _ newcomers: some Sequence<Registration<Reference>>,
    _ handling: Handling?
  ) -> ContiguousArray<Registration<Reference>> {
    var admitted: ContiguousArray<Registration<Reference>> = []
    for newcomer in newcomers
    where !admitted.contains(where: { $0.key.isOfSameRegistrant(as: newcomer.key) }) {
      admitted += admitAll(newcomer, handling)
    }
    return admitted
  }

  /// Looks who is coming: the registrations that the object of `newcomer` has, on any queue.
  private mutating func welcome(_ newcomer: Registration<Reference>) -> [Registration<Reference>] {
    precondition(
      newcomer.key.object != forwarder,
      "a forwarder cannot be a delegate of itself: it would call itself without end"
    )
    let known = registrations.filter { $0.key.isOfSameRegistrant(as: newcomer.key) }
    // Dead ones belong to an earlier object at the same address.
    for registration in known where !registration.isAlive { _ = remove(registration.key) }
    return known.filter(\.isAlive)
  }

  /// Lets `registration` handle what `newcomer` does if there is a `handling`, and notes whether that
  /// makes a difference; the newcomer itself does where it handles anything.
  private mutating func settle(
    _ registration: Registration<Reference>,
    like newcomer: Registration<Reference>,
    _ handling: Handling?
  ) {
    let isChanged =
      registration === newcomer
      ? newcomer.isResponder : handling != nil && registration.change(to: newcomer)
    if isChanged { aftermath.respondersHaveChanged = true }
  }

  // MARK: Removing

  /// Removes the registration with `key`.
  mutating func remove(_ key: RegistrationKey) -> Registration<Reference>? {
    guard let position = registrations.firstIndex(where: { $0.key == key }) else { return nil }
    let registration = registrations.remove(at: position)
    end(registration)
    return registration
  }

  /// Removes all registrations of the object that `key` is about, on whatever queue.
  mutating func removeAll(of key: RegistrationKey) -> [Registration<Reference>] {
    let removed = registrations.filter { $0.key.isOfSameRegistrant(as: key) }
    if removed.isEmpty { return removed }
    registrations.removeAll { $0.key.isOfSameRegistrant(as: key) }
    for registration in removed { end(registration) }
    return removed
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
    if let delegate = retained.removeValue(forKey: registration.key) {
      aftermath.released.append(delegate)
    }
  }
}
