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

  /// The number of registrations at which the list is swept for deallocated delegates.
  ///
  /// A sweep sets it to twice the number of remaining registrations, so sweeps cost a constant time per
  /// addition.
  private(set) var sweepThreshold = Self.smallestSweep

  /// The number of registrations that were dropped because their delegate or provider was deallocated.
  private(set) var deallocatedCount = 0

  private var effects = Effects()

  /// The number of registrations below which a list is not swept.
  static var smallestSweep: Int { 16 }

  /// The work that a change leaves for outside the lock.
  struct Effects {
    /// Whether any delegate or provider responds to other requirements than before.
    var respondersHaveChanged = false

    /// The delegates that are no longer kept alive; these references may be the last ones.
    var released: [DelegateAddition<Reference>] = []

    /// The registrations, if there are so many that those of deallocated delegates are to be dropped.
    var dueForSweep: ContiguousArray<Registration<Reference>>?
  }

  /// The number of registrations that have not ended, including those of deallocated delegates.
  var count: Int { registrations.count - endedCount }

  /// Ends a change: removes ended registrations from the array if there are many, and returns the work
  /// that is left for outside the lock.
  mutating func finishChange() -> Effects {
    defer { effects = Effects() }
    if endedCount > registrations.count / 2 { removeUnlisted() }
    while start < endedCount, !registrations[start].isListed { start += 1 }
    if count >= sweepThreshold { effects.dueForSweep = registrations }
    return effects
  }

  /// Removes the registrations from the array that have ended, or are to be put elsewhere.
  private mutating func removeUnlisted() {
    registrations.removeAll { !$0.isListed }
    (endedCount, start) = (0, 0)
  }

  /// The registrations of living delegates and providers, in order.
  ///
  /// No word of a handling is written meanwhile, because that happens inside the lock.
  var snapshots: [DelegateRegistration<Reference>] {
    registrations.filter(\.isListed)
      .compactMap { DelegateRegistration($0, representing: value(of: $0.key.registrant)) }
  }

  /// The value that an object represents, whichever of its registrations it was added with.
  private func value(of registrant: RegistrantKey) -> Any? {
    registered[registrant]?.lazy.compactMap { $0.retained?.value }.first
  }

  // MARK: Adding

  // These take `handling` for registrations that exist, unless it is nil. The caller keeps all objects
  // alive meanwhile.

  /// Adds `newcomers` at the end, or changes the registrations that their objects already have on the
  /// same queues.
  ///
  /// - Returns: whether any newcomer was added.
  mutating func append(_ newcomers: [Registration<Reference>], handling: Handling) -> Bool {
    var changing: [Registration<Reference>] = []
    var isAnyNew = false
    for newcomer in newcomers {
      let existing = livingRegistrations(like: newcomer).first { $0.key == newcomer.key }
      if let existing {
        existing.newcomer = newcomer
        changing.append(existing)
      } else {
        register(newcomer)
        registrations.append(newcomer)
        newcomer.isListed = true
        isAnyNew = true
      }
      retain(existing ?? newcomer, like: newcomer)
    }
    updateHandling(of: changing, handling)
    return isAnyNew
  }

  /// Puts `newcomers`, or the registrations that their objects already have, at `place`.
  ///
  /// - Returns: false if the place is beside a delegate that is not registered. The list has then not
  ///   changed.
  mutating func insert(
    _ newcomers: [Registration<Reference>],
    at place: RegistrationPlace<Reference.Delegate>,
    handling: Handling?
  ) -> Bool {
    var neighbor: Registration<Reference>?
    switch place {
    case .first, .last, .index: break
    case .before(let delegate), .after(let delegate):
      let own = registered[.delegate(Reference.identity(of: delegate)), default: []]
        .filter(\.isAlive)
      neighbor = if case .before = place { own.first } else { own.last }
      if neighbor == nil { return false }
    }
    var moved = admit(newcomers)
    updateHandling(of: moved, handling)
    // A delegate that is its own neighbor keeps its place.
    if let neighbor, moved.contains(where: { $0 === neighbor }) {
      moved.removeAll { $0.key.registrant == neighbor.key.registrant }
    }
    takeOut(moved.filter(\.isListed))
    let goal =
      switch place {
      case .first, .index(0): start
      case .index(let number): index(ofDelegate: number)
      case .before: neighbor.map { index(of: $0) }
      case .after: neighbor.map { index(of: $0) + 1 }
      case .last: registrations.endIndex
      }
    list(moved, at: goal ?? registrations.endIndex)
    return true
  }

  /// Takes `moved` out of the array; the caller puts them elsewhere.
  ///
  /// It costs little more than the removal from an array, because one after the other may be moved.
  private mutating func takeOut(_ moved: [Registration<Reference>]) {
    if moved.isEmpty { return }
    if moved.count == 1 {
      registrations.remove(at: index(of: moved[0]))
    } else {
      for registration in moved { registration.isListed = false }
      removeUnlisted()
    }
  }

  /// The index in the array of `registration`, which is in the list.
  ///
  /// The search begins at both ends, where neighbors usually are.
  private func index(of registration: Registration<Reference>) -> Int {
    var (front, back) = (start, registrations.endIndex - 1)
    while registrations[front] !== registration {
      if registrations[back] === registration { return back }
      (front, back) = (front + 1, back - 1)
    }
    return front
  }

  /// The index in the array of the delegate in front of which there are `number` others, if any.
  private func index(ofDelegate number: Int) -> Int? {
    if number >= count { return nil }
    var left = number
    return registrations.indices[start...]
      .first { index in
        guard registrations[index].handles(.isRegistered) else { return false }
        left -= 1
        return left < 0
      }
  }

  /// Replaces the list by `newcomers`, or by the registrations that their objects already have.
  ///
  /// - Returns: the registrations that were removed.
  mutating func replace(
    with newcomers: [Registration<Reference>],
    handling: Handling?
  ) -> [Registration<Reference>] {
    let admitted = admit(newcomers)
    let removed = updateHandling(of: admitted, handling, endingOthers: true)
    registrations = []
    (endedCount, start) = (0, 0)
    list(admitted, at: 0)
    return removed
  }

  /// Registers those of `newcomers` whose objects have no registration yet; the caller puts them into
  /// their places.
  ///
  /// - Returns: them and, in place of the other newcomers, the registrations that their objects already
  ///   have. A newcomer on a queue represents only the registration on that queue, and any other all
  ///   registrations of its object. If an object is named twice, its first place counts.
  private mutating func admit(_ newcomers: [Registration<Reference>]) -> [Registration<Reference>] {
    var admitted: [Registration<Reference>] = []
    for newcomer in newcomers {
      let own = livingRegistrations(like: newcomer)
        .filter { newcomer.queue == nil || $0.key == newcomer.key }
      if own.isEmpty {
        register(newcomer)
        retain(newcomer, like: newcomer)
        admitted.append(newcomer)
      } else {
        for registration in own where registration.isListed && registration.newcomer == nil {
          registration.newcomer = newcomer
          retain(registration, like: newcomer)
          admitted.append(registration)
        }
      }
    }
    return admitted
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

  /// Keeps a delegate alive while `registration` is in the list, if `newcomer` does.
  ///
  /// If a value was added, each registration that keeps the object alive also keeps the value.
  private func retain(
    _ registration: Registration<Reference>,
    like newcomer: Registration<Reference>
  ) {
    guard let retained = newcomer.retained else { return }
    if retained.value == nil { retained.value = value(of: newcomer.key.registrant) }
    if registration.retained == nil { registration.retained = retained }
  }

  /// Puts `added` into the array at `index`.
  private mutating func list(_ added: [Registration<Reference>], at index: Int) {
    registrations.insert(contentsOf: added, at: index)
    for registration in added { registration.isListed = true }
    // Only one that is on a queue leaves others of its object where they are.
    if added.count == 1 { sortRegistered(of: added[0].key.registrant) }
  }

  /// Sorts the registrations of one object by their places in the list.
  private mutating func sortRegistered(of registrant: RegistrantKey) {
    guard let own = registered[registrant], own.count > 1 else { return }
    registered[registrant] = registrations.filter {
      $0.isListed && $0.key.registrant == registrant
    }
  }

  /// Gives those of `admitted` that were in the list the handling of their newcomers unless `handling`
  /// is nil, and ends all others if `endsOthers` is set.
  ///
  /// A round reads the registrations from the first to the last, without the lock. They change from the
  /// last to the first, so it sees the first part of the list as it was, and the rest as it is now.
  ///
  /// - Returns: the registrations that were ended.
  @discardableResult
  private mutating func updateHandling(
    of admitted: [Registration<Reference>],
    _ handling: Handling?,
    endingOthers endsOthers: Bool = false
  ) -> [Registration<Reference>] {
    let isEach = endsOthers || admitted.count > 1
    var ended: [Registration<Reference>] = []
    for registration in isEach ? registrations.reversed() : admitted where registration.isListed {
      if let newcomer = registration.newcomer {
        registration.newcomer = nil
        if handling != nil, registration.change(to: newcomer) {
          effects.respondersHaveChanged = true
        }
      } else if endsOthers {
        end(registration)
        ended.append(registration)
      }
    }
    return ended
  }

  // MARK: Removing

  // The caller keeps the objects alive, unless one is inside its `deinit`. So registrations that are not
  // alive belong to that, or to a deallocated object at the same address. The result of each call is
  // the number of registrations of living objects that were removed.

  /// Removes the registration with `key`.
  mutating func remove(_ key: RegistrationKey) -> Int {
    remove(registered[key.registrant, default: []].filter { $0.key == key })
  }

  /// Removes all registrations of an object, on all queues.
  mutating func removeAll(of registrant: RegistrantKey) -> Int {
    remove(registered[registrant, default: []])
  }

  /// Removes all registrations of the objects for which `isRemoved` returns true.
  mutating func removeAll(where isRemoved: (RegistrantKey) -> Bool) -> Int {
    remove(registrations.filter { $0.isListed && isRemoved($0.key.registrant) })
  }

  private mutating func remove(_ removed: [Registration<Reference>]) -> Int {
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

  /// Drops `deallocated`, if it is in the list.
  mutating func drop(_ deallocated: Registration<Reference>) {
    guard deallocated.isListed else { return }
    deallocatedCount += 1
    end(deallocated)
  }

  /// Drops each of `deallocated` that is in the list.
  mutating func drop(_ deallocated: some Sequence<Registration<Reference>>) {
    for registration in deallocated { drop(registration) }
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
    registration.isListed = false
    endedCount += 1
    let registrant = registration.key.registrant
    let others = registered[registrant, default: []].filter { $0 !== registration }
    registered[registrant] = others.isEmpty ? nil : others
    if let retained = registration.retained {
      effects.released.append(retained)
      registration.retained = nil
    }
  }
}
