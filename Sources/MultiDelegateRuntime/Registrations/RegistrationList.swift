/// The registrations of a registry in their order, at most one per key.
///
/// A plain value: it decides, and whoever holds it locks. No operation here reads a weak reference
/// that could be the last one to be given up, nor releases anything but memory: a delegate's
/// `deinit` may call the registry, so it must never run inside the lock. What has to happen outside
/// is left in the ``effects``.
@usableFromInline
struct RegistrationList<Reference: DelegateReference> {
  typealias Handling = DelegateHandling<Reference.Requirement>

  /// In registration order: whatever is registered, the dead that have not been met included, and
  /// among it what has ended and not been taken out.
  ///
  /// A round keeps the array as it was when it began, and passes over what has ended. So removing
  /// touches no array, and what has ended is taken out when it is more than half of all.
  @usableFromInline private(set) var registrations: ContiguousArray<Registration<Reference>> = []

  /// How many of ``registrations`` have ended.
  private(set) var endedCount = 0

  /// How many of those are in front of all others: a round begins behind them, so that its first
  /// step is not the longer the more has been removed.
  @usableFromInline private(set) var start = 0

  /// What each object has registered, in order: as many as the queues it is called on, mostly one.
  private(set) var registered: [RegistrantKey: [Registration<Reference>]] = [:]

  /// The delegates that are kept alive, each of which has a registration.
  ///
  /// They are not in their registrations, because those are released wherever the last round that
  /// knows them ends, and that may be inside the lock.
  private(set) var retained: [RegistrationKey: Retained] = [:]

  /// The number of registrations at which the dead are worth looking for.
  ///
  /// Twice the number of survivors, so that looking costs a constant per addition, and the list
  /// never outgrows twice its living.
  private(set) var sweepThreshold = Self.smallestSweep

  /// How many registrations have been dropped because their delegate or provider was deallocated.
  private(set) var deallocatedCount = 0

  private var effects = ChangeEffects<Retained>()

  /// A list shorter than this is not worth looking for the dead in.
  static var smallestSweep: Int { 16 }

  /// A delegate that is kept alive.
  struct Retained {
    let delegate: Reference.Delegate

    /// The value that the delegate was made for, if any.
    let value: Any?
  }

  /// How many registrations there are, those of the dead included.
  var count: Int { registrations.count - endedCount }

  /// Ends a change: removes ended registrations from the array if there are many, and returns what
  /// has to be done outside the lock.
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

  /// Adds `newcomer` at the end, unless its object is registered already on the same queue and only
  /// takes `handling`.
  ///
  /// The caller keeps the object alive meanwhile; from now on the list does, if it gets `delegate`.
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
  /// The caller keeps their objects alive meanwhile.
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

  /// Puts `newcomers`, or what their objects have already (see `admit`), before the first or behind
  /// the last registration of `anchor`.
  ///
  /// The caller keeps all objects alive meanwhile, unless the anchor is being deinitialised.
  ///
  /// - Returns: whether the anchor is registered; if not, nothing has changed.
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

  /// Puts `newcomers`, or what their objects have already (see `admit`), at `index` among the
  /// delegates that are not `deallocated`.
  ///
  /// The caller keeps their objects alive meanwhile. It finds out outside the lock which delegates
  /// are deallocated. The place is found inside the lock, so a change by another thread comes
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

  /// Makes `newcomers`, or all registrations that their objects have, the whole list.
  ///
  /// The caller keeps their objects alive meanwhile.
  ///
  /// - Returns: the registrations that went.
  mutating func replace(
    with newcomers: some Sequence<Registration<Reference>>,
    handling: Handling?
  ) -> [Registration<Reference>] {
    let stayOrCome = admit(newcomers)
    let identities = Set(stayOrCome.registrations.map { ObjectIdentifier($0) })
    let gone = registrations.filter {
      isRegistered($0) && !identities.contains(ObjectIdentifier($0))
    }
    updateHandling(
      of: stayOrCome.changing,
      handling,
      ending: Set(gone.map { ObjectIdentifier($0) })
    )
    registrations = stayOrCome.registrations
    (endedCount, start) = (0, 0)
    return gone
  }

  /// What some newcomers stand for.
  private struct Admission {
    /// In order, what their objects have already, or else the newcomers.
    var registrations: ContiguousArray<Registration<Reference>> = []

    /// The newcomers that a registration takes its handling from, if it takes another one.
    var changing: [ObjectIdentifier: Registration<Reference>] = [:]
  }

  /// What the objects of `newcomers` have already, or else the newcomers.
  ///
  /// The caller puts them into their places. A newcomer on a queue stands for the registration on
  /// that queue only, and one without a queue for all registrations of its object. Of an object that
  /// is named twice, the first place counts.
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

  /// The registrations that the object of `newcomer` has, on any queue.
  private mutating func livingRegistrations(
    like newcomer: Registration<Reference>
  ) -> [Registration<Reference>] {
    let known = registered[newcomer.key.registrant, default: []]
    // The others belong to a deallocated object at the same address.
    for registration in known where !registration.isAlive { drop(registration) }
    return known.filter(\.isAlive)
  }

  /// Notes that `newcomer` is registered, which the caller puts into its place.
  private mutating func register(_ newcomer: Registration<Reference>) {
    registered[newcomer.key.registrant, default: []].append(newcomer)
  }

  /// Lets `registration` handle what `newcomer` does if there is a `handling`, and notes whether
  /// that makes a difference; the newcomer itself does where it handles anything.
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

  /// Lets registrations handle what the newcomers in `changing` do if there is a `handling`, and ends
  /// those in `ending`.
  ///
  /// A round reads what registrations answer from the first to the last, without the lock. They
  /// change from the last to the first, so the round sees a single moment of change: it finds the
  /// former state up to some place, and the new state behind it.
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

  /// Puts `inserted`, wherever they are by now, before or behind `anchor`, and at the end where
  /// there is none.
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

  /// Puts the registrations of one object into the order that they have in the list.
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

  /// Removes all registrations of an object, on whatever queue.
  mutating func removeAll(of registrant: RegistrantKey) -> [Registration<Reference>] {
    let removed = registered[registrant, default: []]
    // As in `updateHandling`, from the last to the first.
    for registration in removed.reversed() { end(registration) }
    return removed
  }

  /// Drops `dead`, if it is here.
  mutating func drop(_ dead: Registration<Reference>) {
    guard isRegistered(dead) else { return }
    deallocatedCount += 1
    end(dead)
  }

  /// Drops `dead`, all that there are, as far as they are here, and plans the next sweep.
  mutating func sweep(_ dead: some Sequence<Registration<Reference>>) {
    for registration in dead { drop(registration) }
    sweepThreshold = Swift.max(Self.smallestSweep, count * 2)
  }

  /// Tells the rounds under way that `registration` is over.
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

/// The effects of a change of a registration list, which are carried out when the lock is released.
struct ChangeEffects<Retained> {
  /// Whether some delegate or provider answers what it did not answer before, or the other way.
  var respondersHaveChanged = false

  /// The delegates that were kept alive and no longer are: this may hold the last reference.
  var released: [Retained] = []

  /// Whether so many registrations have come in that the dead should be dropped now.
  var isDueForSweep = false
}

/// On which side of an anchor something is put.
enum Side {
  case before
  case after
}
