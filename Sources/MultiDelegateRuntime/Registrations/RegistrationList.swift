/// The registrations of a registry in their order, at most one per key.
///
/// This is a plain value: its owner locks. A delegate's `deinit` may call the registry, so it must
/// never run inside the lock. No operation here releases a delegate, or makes a strong reference that
/// could become the last one. That is left for outside the lock, as ``Effects``.
@usableFromInline
struct RegistrationList<Reference: DelegateReference> {
  typealias Handling = DelegateHandling<Reference.Requirement>

  /// The registrations in order, including those that have ended and those of deallocated delegates.
  ///
  /// A round keeps the array that it began with, and skips ended registrations. So removing a delegate
  /// does not change the array, until more than half of it has ended.
  @_spi(GeneratedCode) @usableFromInline private(set) var registrations:
    ContiguousArray<Registration<Reference>> = []

  /// The number of ended registrations in ``registrations``.
  private(set) var endedCount = 0

  /// The number of ended registrations in front of all others, which rounds leave out, so many removals
  /// do not slow down their first step.
  @usableFromInline private(set) var start = 0

  /// The registrations of each object, in order: one for each queue that it is called on, usually one.
  private(set) var registered: [RegistrantKey: [Registration<Reference>]] = [:]

  /// The delegates that are kept alive.
  ///
  /// They are not in their registrations, because the last round that uses a registration may release
  /// it inside the lock.
  private(set) var retained: [RegistrationKey: Retained] = [:]

  /// The number of registrations at which the list is swept for deallocated delegates.
  ///
  /// A sweep sets it to twice the number of remaining registrations, so sweeps cost a constant time per
  /// addition.
  private(set) var sweepThreshold = Self.smallestSweep

  /// The number of registrations that were dropped because their delegate or provider was deallocated.
  private(set) var deallocatedCount = 0

  /// A number that each change increases.
  private(set) var revision = 0

  private var effects = Effects()

  /// The number of registrations below which a list is not swept.
  static var smallestSweep: Int { 16 }

  /// A delegate that is kept alive, and the value that it represents, if any.
  struct Retained {
    let delegate: Reference.Delegate
    var value: Any?
  }

  /// The work that a change leaves for outside the lock.
  struct Effects {
    /// Whether any delegate or provider responds to other requirements than before.
    var respondersHaveChanged = false

    /// The delegates that are no longer kept alive; these references may be the last ones.
    var released: [Retained] = []

    /// The registrations, if there are so many that those of deallocated delegates are to be dropped.
    var dueForSweep: ContiguousArray<Registration<Reference>>?
  }

  /// The number of registrations that have not ended, including those of deallocated delegates.
  var count: Int { registrations.count - endedCount }

  /// Ends a change: removes ended registrations from the array if there are many, and returns the work
  /// that is left for outside the lock.
  mutating func finishChange() -> Effects {
    defer { effects = Effects() }
    revision += 1
    if endedCount > registrations.count / 2 {
      registrations = registrations.filter(isRegistered)
      (endedCount, start) = (0, 0)
    }
    while start < endedCount, !isRegistered(registrations[start]) { start += 1 }
    if count >= sweepThreshold { effects.dueForSweep = registrations }
    return effects
  }

  /// Whether `registration` is in the list and has not ended.
  private func isRegistered(_ registration: Registration<Reference>) -> Bool {
    registered[registration.key.registrant]?.contains { $0 === registration } ?? false
  }

  /// A registration as it was at one moment, the delegate if the list keeps it alive, and its value.
  typealias Snapshot = (
    registration: Registration<Reference>, handling: Handling, retained: Retained?, value: Any?
  )

  /// The registrations that have not ended, in order.
  ///
  /// No word of a handling is written meanwhile, because that happens inside the lock.
  var snapshots: [Snapshot] {
    registrations.compactMap { registration in
      guard registration.handles(.isRegistered) || registration.isResponder else { return nil }
      return (
        registration, registration.handling(of: Reference.Requirement.self),
        retained[registration.key], value(of: registration.key.registrant)
      )
    }
  }

  /// The value that an object represents, whichever of its registrations it was added with.
  private func value(of registrant: RegistrantKey) -> Any? {
    if retained.isEmpty { return nil }
    return registered[registrant]?.lazy.compactMap { retained[$0.key]?.value }.first
  }

  // MARK: Adding

  /// A registration to be added, and its delegate if the list shall keep that alive.
  struct Newcomer {
    let registration: Registration<Reference>
    var retained: Retained?
  }

  // These take `handling` for registrations that exist, unless it is nil. The caller keeps all objects
  // alive meanwhile.

  /// Adds `newcomers` at the end, or changes the registrations that their objects already have on the
  /// same queues.
  ///
  /// - Returns: whether any newcomer was added.
  mutating func append(_ newcomers: some Sequence<Newcomer>, handling: Handling) -> Bool {
    var changing: Changes = [:]
    var isAnyNew = false
    for newcomer in newcomers {
      let existing = livingRegistrations(like: newcomer.registration)
        .first { $0.key == newcomer.registration.key }
      if let existing {
        changing[ObjectIdentifier(existing)] = (existing, newcomer.registration)
      } else {
        register(newcomer.registration)
        registrations.append(newcomer.registration)
        isAnyNew = true
      }
      retain(existing ?? newcomer.registration, newcomer.retained)
    }
    updateHandling(of: changing, handling)
    return isAnyNew
  }

  /// Puts `newcomers`, or the registrations that their objects already have, before the first or after
  /// the last registration of `anchor`.
  ///
  /// - Returns: whether `anchor` is registered. If not, the list has not changed.
  mutating func insert(
    _ newcomers: some Sequence<Newcomer>,
    beside anchor: RegistrantKey,
    isAfter: Bool,
    handling: Handling?
  ) -> Bool {
    let anchors = registered[anchor, default: []].filter(\.isAlive)
    guard let anchor = isAfter ? anchors.last : anchors.first else { return false }
    let added = admit(newcomers)
    updateHandling(of: added.changing, handling)
    if added.changing[ObjectIdentifier(anchor)] == nil {
      place(added, at: place(of: anchor) + (isAfter ? 1 : 0))
    }
    return true
  }

  /// Puts `newcomers`, or the registrations that their objects already have, at `index` among the
  /// delegates that are not `deallocated`.
  ///
  /// The caller finds out outside the lock which delegates are deallocated.
  mutating func insert(
    _ newcomers: some Sequence<Newcomer>,
    at index: Int,
    passingOver deallocated: [Registration<Reference>],
    handling: Handling?
  ) {
    let added = admit(newcomers)
    updateHandling(of: added.changing, handling)
    place(added, at: place(at: index, besides: deallocated, added.changing))
  }

  /// The place in the list of the delegate with this `index`, which counts neither `deallocated`
  /// delegates nor those in `changing`.
  private func place(
    at index: Int,
    besides deallocated: [Registration<Reference>],
    _ changing: Changes
  ) -> Int {
    let uncounted = Set(deallocated.map { ObjectIdentifier($0) }).union(changing.keys)
    // An index after all delegates is the end, whoever of them is deallocated.
    var place = index < count ? start : registrations.endIndex
    var rest = index
    while place < registrations.endIndex {
      let registration = registrations[place]
      if registration.handles(.isRegistered), !uncounted.contains(ObjectIdentifier(registration)) {
        if rest == 0 { break }
        rest -= 1
      }
      place += 1
    }
    return place
  }

  /// The number of living delegates from ``start`` on after which nobody has to look for deallocated
  /// ones, in order to add `newcomers` at `index`.
  ///
  /// The place is among them, although some may have ended or be moved away from there.
  func lookahead(to index: Int, for newcomers: some Sequence<Newcomer>) -> Int {
    guard index < count else { return 0 }
    let moved = newcomers.reduce(0) {
      $0 + (registered[$1.registration.key.registrant]?.count ?? 0)
    }
    return index + 1 + moved + endedCount - start
  }

  /// Replaces the list by `newcomers`, or by the registrations that their objects already have.
  ///
  /// - Returns: the registrations that were removed.
  mutating func replace(
    with newcomers: some Sequence<Newcomer>,
    handling: Handling?
  ) -> [Registration<Reference>] {
    let admission = admit(newcomers)
    let staying = Set(admission.registrations.map { ObjectIdentifier($0) })
    let removed = registrations.filter {
      isRegistered($0) && !staying.contains(ObjectIdentifier($0))
    }
    let ending = Set(removed.map { ObjectIdentifier($0) })
    updateHandling(of: admission.changing, handling, ending: ending)
    registrations = admission.registrations
    (endedCount, start) = (0, 0)
    return removed
  }

  /// The registrations that are put into their places: those that the objects already have, or else the
  /// newcomers, in order.
  private struct Admission {
    var registrations: ContiguousArray<Registration<Reference>> = []

    /// Those that the objects already have.
    var changing: Changes = [:]
  }

  /// Registrations that take another handling, each with the newcomer that has this handling.
  private typealias Changes = [ObjectIdentifier: (
    registration: Registration<Reference>, newcomer: Registration<Reference>
  )]

  /// Finds the registrations that the objects of `newcomers` already have, and registers the other
  /// newcomers; the caller puts them into their places.
  ///
  /// A newcomer on a queue represents only the registration on that queue, and any other all
  /// registrations of its object. If an object is named twice, its first place counts.
  private mutating func admit(_ newcomers: some Sequence<Newcomer>) -> Admission {
    var admission = Admission()
    var named: Set<RegistrantKey> = []
    for newcomer in newcomers
    where named.insert(newcomer.registration.key.registrant).inserted {
      let registration = newcomer.registration
      var own = livingRegistrations(like: registration)
        .filter { registration.queue == nil || $0.key == registration.key }
      for existing in own {
        admission.changing[ObjectIdentifier(existing)] = (existing, registration)
      }
      if own.isEmpty {
        register(registration)
        own = [registration]
      }
      admission.registrations += own
      for registration in own { retain(registration, newcomer.retained) }
    }
    return admission
  }

  /// Keeps `retained`, if there is one, alive while `registration` is in the list.
  private mutating func retain(_ registration: Registration<Reference>, _ retained: Retained?) {
    guard var retained, self.retained[registration.key] == nil else { return }
    retained.value = retained.value ?? value(of: registration.key.registrant)
    self.retained[registration.key] = retained
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
    if newcomer.isResponder { effects.respondersHaveChanged = true }
  }

  /// Gives the registrations in `changing` the handling of their newcomers unless `handling` is nil,
  /// and ends those in `ending`.
  ///
  /// A round reads the registrations from the first to the last, without the lock. They change from the
  /// last to the first, so it sees the first part of the list as it was, and the rest as it is now.
  private mutating func updateHandling(
    of changing: Changes,
    _ handling: Handling?,
    ending: Set<ObjectIdentifier> = []
  ) {
    let changing = handling == nil ? [:] : changing
    if ending.isEmpty, changing.count < 2 {
      for (registration, newcomer) in changing.values where registration.change(to: newcomer) {
        effects.respondersHaveChanged = true
      }
      return
    }
    for registration in registrations.reversed() {
      if let newcomer = changing[ObjectIdentifier(registration)]?.newcomer {
        if registration.change(to: newcomer) { effects.respondersHaveChanged = true }
      } else if ending.contains(ObjectIdentifier(registration)) {
        end(registration)
      }
    }
  }

  /// Puts `added` at `place`, which counts those that are moved away.
  ///
  /// It costs little more than the insertion into an array, because a list may be filled from its front.
  private mutating func place(_ added: Admission, at place: Int) {
    var place = place
    if added.changing.count == 1, let moved = added.changing.values.first {
      let former = self.place(of: moved.registration)
      registrations.remove(at: former)
      if former < place { place -= 1 }
    } else if !added.changing.isEmpty {
      func isMoved(_ registration: Registration<Reference>) -> Bool {
        added.changing[ObjectIdentifier(registration)] != nil
      }
      place -= registrations[..<place].count(where: isMoved)
      registrations.removeAll(where: isMoved)
    }
    registrations.insert(contentsOf: added.registrations, at: place)
    for registration in added.registrations { sortRegistered(of: registration.key.registrant) }
  }

  /// The place of `registration`, which is in the list.
  ///
  /// The search begins at both ends, where anchors usually are.
  private func place(of registration: Registration<Reference>) -> Int {
    var (front, back) = (start, registrations.endIndex - 1)
    while registrations[front] !== registration {
      if registrations[back] === registration { return back }
      (front, back) = (front + 1, back - 1)
    }
    return front
  }

  /// Sorts the registrations of one object by their places in the list.
  private mutating func sortRegistered(of registrant: RegistrantKey) {
    guard let own = registered[registrant], own.count > 1 else { return }
    var sorted: [Registration<Reference>] = []
    for registration in registrations where registration.key.registrant == registrant {
      guard own.contains(where: { $0 === registration }) else { continue }
      sorted.append(registration)
      if sorted.count == own.count { break }
    }
    registered[registrant] = sorted
  }

  // MARK: Removing

  // The caller keeps the objects alive, unless one is inside its `deinit`. So registrations that are not
  // alive belong to that, or to a deallocated object at the same address. The result of each call is
  // the number of registrations of living objects that were removed.

  /// Removes the registration with `key`.
  mutating func remove(_ key: RegistrationKey) -> Int {
    remove(registered[key.registrant, default: []].filter { $0.key == key })
  }

  /// Removes all registrations of the objects in `registrants`.
  mutating func removeAll(of registrants: Set<RegistrantKey>) -> Int {
    if registrants.isEmpty { return 0 }
    return remove(
      registrations.filter { registrants.contains($0.key.registrant) && isRegistered($0) }
    )
  }

  /// Removes all registrations of an object, on all queues.
  mutating func removeAll(of registrant: RegistrantKey) -> Int {
    remove(registered[registrant, default: []])
  }

  private mutating func remove(
    _ removed: some BidirectionalCollection<Registration<Reference>>
  ) -> Int {
    // As in `updateHandling`, from the last to the first.
    var livingCount = 0
    for registration in removed.reversed() {
      if registration.isAlive {
        livingCount += 1
        end(registration)
      } else {
        drop(registration)
      }
    }
    return livingCount
  }

  /// Drops each of `deallocated` that is in the list.
  mutating func drop(_ deallocated: some Sequence<Registration<Reference>>) {
    for registration in deallocated { drop(registration) }
  }

  /// Drops `deallocated`, if it is in the list.
  mutating func drop(_ deallocated: Registration<Reference>) {
    guard isRegistered(deallocated) else { return }
    deallocatedCount += 1
    end(deallocated)
  }

  /// Drops all of `deallocated`, and sets the threshold of the next sweep.
  mutating func sweep(_ deallocated: some Sequence<Registration<Reference>>) {
    drop(deallocated)
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
