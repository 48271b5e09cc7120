/// The registrations of a registry in their order, at most one per key.
///
/// This is a plain value: its owner locks. A delegate's `deinit` may call the registry, so it must
/// never run inside the lock. No operation here releases a delegate, or makes a strong reference that
/// could become the last one. The ``effects`` are the work that is left for outside the lock.
@usableFromInline
struct RegistrationList<Reference: DelegateReference> {
  typealias Handling = DelegateHandling<Reference.Requirement>

  /// The registrations in order, including those that have ended and those of deallocated delegates.
  ///
  /// A round keeps the array that it began with, and skips ended registrations. So removing a delegate
  /// does not change the array. Ended registrations are removed from it when they are more than half of
  /// it.
  @usableFromInline private(set) var registrations: ContiguousArray<Registration<Reference>> = []

  /// The number of ended registrations in ``registrations``.
  private(set) var endedCount = 0

  /// The number of ended registrations in front of all others.
  ///
  /// A round begins behind them, so many removals do not slow down its first step.
  @usableFromInline private(set) var start = 0

  /// The registrations of each object, in order: one for each queue that it is called on, usually one.
  private(set) var registered: [RegistrantKey: [Registration<Reference>]] = [:]

  /// The delegates that are kept alive, each of which has a registration.
  ///
  /// They are not in their registrations: the last round that uses a registration releases it, possibly
  /// inside the lock.
  private(set) var retained: [RegistrationKey: Retained] = [:]

  /// The number of registrations at which the list is swept for deallocated delegates.
  ///
  /// A sweep sets it to twice the number of remaining registrations. So sweeps cost a constant time per
  /// addition, and the list grows to at most twice that number.
  private(set) var sweepThreshold = Self.smallestSweep

  /// The number of registrations that were dropped because their delegate or provider was deallocated.
  private(set) var deallocatedCount = 0

  private var effects = ChangeEffects<Retained>()

  /// The number of registrations below which a list is not swept.
  static var smallestSweep: Int { 16 }

  /// A delegate that is kept alive.
  struct Retained {
    let delegate: Reference.Delegate

    /// The value that the delegate represents, if any.
    let value: Any?
  }

  /// The number of registrations that have not ended, including those of deallocated delegates.
  var count: Int { registrations.count - endedCount }

  /// Ends a change: removes ended registrations from the array if there are many, and returns the work
  /// that is left for outside the lock.
  mutating func finishChange() -> ChangeEffects<Retained> {
    defer { effects = ChangeEffects() }
    if endedCount > registrations.count / 2 {
      registrations = registrations.filter(isRegistered)
      (endedCount, start) = (0, 0)
    }
    while start < endedCount, !isRegistered(registrations[start]) { start += 1 }
    effects.isDueForSweep = count >= sweepThreshold
    return effects
  }

  /// Whether `registration` is in the list and has not ended.
  private func isRegistered(_ registration: Registration<Reference>) -> Bool {
    registered[registration.key.registrant]?.contains { $0 === registration } ?? false
  }

  // MARK: Adding

  /// Adds `newcomer` at the end, or changes the registration that its object already has on the same
  /// queue.
  ///
  /// A registration that exists takes `handling`. The caller keeps the object alive during the call. If
  /// there is a `retained`, the list keeps it alive from now on.
  ///
  /// - Returns: whether `newcomer` was added.
  mutating func add(
    _ newcomer: Registration<Reference>,
    handling: Handling?,
    retaining retained: Retained? = nil
  ) -> Bool {
    let existing = livingRegistrations(like: newcomer).first { $0.key == newcomer.key }
    if existing == nil { register(newcomer) }
    updateHandling(of: existing ?? newcomer, like: newcomer, handling)
    if let retained { self.retained[newcomer.key] = retained }
    guard existing == nil else { return false }
    registrations.append(newcomer)
    return true
  }

  /// Adds each of `newcomers` as ``add(_:handling:retaining:)`` does, in one step.
  ///
  /// The caller keeps their objects alive during the call.
  mutating func add(
    contentsOf newcomers: some Sequence<Registration<Reference>>,
    handling: Handling
  ) {
    var changing: [ObjectIdentifier: Registration<Reference>] = [:]
    for newcomer in newcomers {
      if let existing = livingRegistrations(like: newcomer).first(where: { $0.key == newcomer.key })
      {
        changing[ObjectIdentifier(existing)] = newcomer
      } else {
        register(newcomer)
        updateHandling(of: newcomer, like: newcomer, handling)
        registrations.append(newcomer)
      }
    }
    updateHandling(of: changing, handling)
  }

  /// Puts `newcomers`, or the registrations that their objects already have (see `admit`), before the
  /// first or behind the last registration of `anchor`.
  ///
  /// The caller keeps all objects alive during the call, unless the anchor is inside its `deinit`.
  ///
  /// - Returns: whether the anchor is registered; if not, the list has not changed.
  mutating func insert(
    _ newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?,
    _ side: Side,
    _ anchor: RegistrantKey
  ) -> Bool {
    let anchors = registered[anchor, default: []].filter(\.isAlive)
    guard let anchor = side == .before ? anchors.first : anchors.last else { return false }
    let inserted = admit(newcomers)
    updateHandling(of: inserted.changing, handling)
    if !inserted.registrations.contains(where: { $0 === anchor }) {
      place(inserted.registrations, side, anchor)
    }
    return true
  }

  /// Puts `newcomers`, or the registrations that their objects already have (see `admit`), at `index`
  /// among the delegates that are not `deallocated`.
  ///
  /// The caller keeps their objects alive during the call. It determines outside the lock which
  /// delegates are deallocated. The place is found inside the lock, so a change by another thread comes
  /// before or after the whole insertion.
  mutating func insert(
    _ newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?,
    at index: Int,
    passingOver deallocated: some Sequence<Registration<Reference>>
  ) {
    let inserted = admit(newcomers)
    updateHandling(of: inserted.changing, handling)
    var uncounted = Set(deallocated.map { ObjectIdentifier($0) })
    uncounted.formUnion(inserted.registrations.map { ObjectIdentifier($0) })
    let followers = registrations.lazy.filter { registration in
      registration.handles(.isRegistered) && !uncounted.contains(ObjectIdentifier(registration))
    }
    place(inserted.registrations, .before, followers.dropFirst(index).first)
  }

  /// Replaces the list by `newcomers`, or by the registrations that their objects already have.
  ///
  /// The caller keeps their objects alive during the call.
  ///
  /// - Returns: the registrations that were removed.
  mutating func replace(
    with newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?
  ) -> [Registration<Reference>] {
    let admission = admit(newcomers)
    let identities = Set(admission.registrations.map { ObjectIdentifier($0) })
    let removed = registrations.filter {
      isRegistered($0) && !identities.contains(ObjectIdentifier($0))
    }
    updateHandling(
      of: admission.changing,
      handling,
      ending: Set(removed.map { ObjectIdentifier($0) })
    )
    registrations = admission.registrations
    (endedCount, start) = (0, 0)
    return removed
  }

  /// The registrations that an insertion puts into their places.
  private struct Admission {
    /// The registrations that the objects already have, or else the newcomers, in order.
    var registrations: ContiguousArray<Registration<Reference>> = []

    /// For each registration that takes another handling, the newcomer that has this handling.
    var changing: [ObjectIdentifier: Registration<Reference>] = [:]
  }

  /// Finds the registrations that the objects of `newcomers` already have, and registers the other
  /// newcomers.
  ///
  /// The caller puts them into their places. A newcomer on a queue represents only the registration on
  /// that queue. A newcomer without a queue represents all registrations of its object. If an object is
  /// named twice, its first place counts.
  private mutating func admit(
    _ newcomers: some Sequence<Registration<Reference>>
  ) -> Admission {
    var admission = Admission()
    var named: Set<RegistrantKey> = []
    for newcomer in newcomers where named.insert(newcomer.key.registrant).inserted {
      let existing = livingRegistrations(like: newcomer)
        .filter { newcomer.queue == nil || $0.key == newcomer.key }
      for registration in existing { admission.changing[ObjectIdentifier(registration)] = newcomer }
      admission.registrations += existing
      if existing.isEmpty {
        register(newcomer)
        updateHandling(of: newcomer, like: newcomer, nil)
        admission.registrations.append(newcomer)
      }
    }
    return admission
  }

  /// The registrations that the object of `newcomer` already has, on any queue.
  private mutating func livingRegistrations(
    like newcomer: Registration<Reference>
  ) -> [Registration<Reference>] {
    let known = registered[newcomer.key.registrant, default: []]
    // Registrations that are not alive belong to a deallocated object at the same address.
    for registration in known where !registration.isAlive { drop(registration) }
    return known.filter(\.isAlive)
  }

  /// Adds `newcomer` to ``registered``; the caller puts it into its place.
  private mutating func register(_ newcomer: Registration<Reference>) {
    registered[newcomer.key.registrant, default: []].append(newcomer)
  }

  /// Gives `registration` the handling of `newcomer` unless `handling` is nil, and notes whether the
  /// responders have changed.
  ///
  /// If both are the same, the responders have changed if it handles any requirement.
  private mutating func updateHandling(
    of registration: Registration<Reference>,
    like newcomer: Registration<Reference>,
    _ handling: Handling?
  ) {
    let isChanged =
      registration === newcomer
      ? newcomer.isResponder : handling != nil && registration.change(to: newcomer)
    if isChanged { effects.respondersHaveChanged = true }
  }

  /// Gives the registrations in `changing` the handling of their newcomers unless `handling` is nil,
  /// and ends those in `ending`.
  ///
  /// A round reads the registrations from the first to the last, without the lock. They change from the
  /// last to the first. So a round finds the old state up to some place, and the new state behind it.
  private mutating func updateHandling(
    of changing: [ObjectIdentifier: Registration<Reference>],
    _ handling: Handling?,
    ending: Set<ObjectIdentifier> = []
  ) {
    if changing.isEmpty || handling == nil, ending.isEmpty { return }
    for registration in registrations.reversed() {
      if let newcomer = changing[ObjectIdentifier(registration)] {
        updateHandling(of: registration, like: newcomer, handling)
      } else if ending.contains(ObjectIdentifier(registration)) {
        end(registration)
      }
    }
  }

  /// Moves `inserted` before or behind `anchor`, or to the end if there is none.
  private mutating func place(
    _ inserted: some Collection<Registration<Reference>>,
    _ side: Side,
    _ anchor: Registration<Reference>?
  ) {
    let identities = Set(inserted.map { ObjectIdentifier($0) })
    registrations.removeAll { identities.contains(ObjectIdentifier($0)) }
    let position = registrations.firstIndex { $0 === anchor } ?? registrations.endIndex
    registrations.insert(contentsOf: inserted, at: side == .before ? position : position + 1)
    for registration in inserted { sortRegistered(of: registration.key.registrant) }
  }

  /// Sorts the registrations of one object by their places in the list.
  private mutating func sortRegistered(of registrant: RegistrantKey) {
    guard let own = registered[registrant], own.count > 1 else { return }
    registered[registrant] = registrations.filter { registration in
      own.contains { $0 === registration }
    }
  }

  // MARK: Removing

  /// Removes the registration with `key`.
  mutating func remove(_ key: RegistrationKey) -> Registration<Reference>? {
    let registration = registered[key.registrant]?.first { $0.key == key }
    if let registration { end(registration) }
    return registration
  }

  /// Removes all registrations of the objects in `registrants`.
  mutating func removeAll(of registrants: Set<RegistrantKey>) -> [Registration<Reference>] {
    let removed = registrations.filter {
      registrants.contains($0.key.registrant) && isRegistered($0)
    }
    // As in `updateHandling`, from the last to the first.
    for registration in removed.reversed() { end(registration) }
    return Array(removed)
  }

  /// Removes all registrations of an object, on all queues.
  mutating func removeAll(of registrant: RegistrantKey) -> [Registration<Reference>] {
    let removed = registered[registrant, default: []]
    // As in `updateHandling`, from the last to the first.
    for registration in removed.reversed() { end(registration) }
    return removed
  }

  /// Drops `deallocated`, if it is in the list.
  mutating func drop(_ deallocated: Registration<Reference>) {
    guard isRegistered(deallocated) else { return }
    deallocatedCount += 1
    end(deallocated)
  }

  /// Drops each of `deallocated` that is in the list, and sets the threshold of the next sweep.
  ///
  /// The caller passes all registrations of deallocated delegates and providers.
  mutating func sweep(_ deallocated: some Sequence<Registration<Reference>>) {
    for registration in deallocated { drop(registration) }
    sweepThreshold = Swift.max(Self.smallestSweep, count * 2)
  }

  /// Ends `registration`, so that rounds under way skip it.
  private mutating func end(_ registration: Registration<Reference>) {
    if registration.isResponder { effects.respondersHaveChanged = true }
    registration.end()
    endedCount += 1
    let registrant = registration.key.registrant
    let others = registered[registrant, default: []].filter { $0 !== registration }
    registered[registrant] = others.isEmpty ? nil : others
    if let retained = retained.removeValue(forKey: registration.key) {
      effects.released.append(retained)
    }
  }
}

/// The work that a change of the list leaves for outside the lock.
struct ChangeEffects<Retained> {
  /// Whether any delegate or provider responds to other requirements than before.
  var respondersHaveChanged = false

  /// The delegates that are no longer kept alive; these references may be the last ones.
  var released: [Retained] = []

  /// Whether the list has reached the threshold at which deallocated delegates are dropped.
  var isDueForSweep = false
}

/// A side of an anchor.
enum Side {
  case before
  case after
}
