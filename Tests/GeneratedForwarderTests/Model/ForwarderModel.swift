/// The simplest model of a generated forwarder: the registered delegates, those that are not
/// deallocated, and the waiting calls of each queue.
///
/// Shares no code with the runtime or with what is generated. Delegates are numbers here, never
/// used again, and so are providers, from 1000 on.
struct ForwarderModel {
  /// A place in the list.
  struct Entry: Equatable {
    /// Tells it from a later entry of the same delegate.
    let serial: Int
    let object: Int
    let queue: Int?
    var handling: ModelStep.Handling
    var isRetained = false
    var isProvider: Bool { object >= 1000 }
  }

  /// A call that waits for its turn, and keeps its delegate alive.
  struct Waiting {
    let entry: Entry
    let what: ModelRequirement
    let number: Int
    let isSetting: Bool
  }

  let shape: ForwarderShape
  var entries: [Entry] = []
  private var lastSerial = 0
  private var lastObject = 0
  private var lastProvider = 1000

  /// The delegates that the slots own.
  private(set) var slots: [Int?] = Array(repeating: nil, count: ModelStep.slots)
  private(set) var providers: [Int?] = Array(repeating: nil, count: ModelStep.providers)
  var conducts: [Int: Conduct] = [:]
  private var named: [[Int]] = Array(repeating: [], count: ModelStep.providers)
  var stopsAtFirst = false
  var waiting: [[Waiting]] = Array(repeating: [], count: ModelStep.queues)

  /// The calls that the delegates have received, as a ``ModelLog`` has them.
  var heard: [String] = []

  init(_ shape: ForwarderShape) {
    self.shape = shape
    for slot in 0..<ModelStep.steadySlots { _ = object(slot) }
  }

  // MARK: Objects

  /// The delegate in `slot`, a new one if there is none.
  mutating func object(_ slot: Int) -> Int {
    if let object = slots[slot] { return object }
    lastObject += 1
    slots[slot] = lastObject
    return lastObject
  }

  private mutating func provider(_ slot: Int) -> Int {
    if let provider = providers[slot] { return provider }
    lastProvider += 1
    providers[slot] = lastProvider
    return lastProvider
  }

  func kind(_ object: Int) -> ParticipantKind { shape.kind(object) }

  func isAlive(_ object: Int) -> Bool {
    slots.contains(object) || providers.contains(object)
      || entries.contains { $0.object == object && $0.isRetained }
      || waiting.joined().contains { $0.entry.object == object }
  }

  /// The registered delegates that are alive, in order.
  var living: [Entry] { entries.filter { !$0.isProvider && isAlive($0.object) } }

  /// The delegate that the provider with this number names.
  func namedBy(_ provider: Int) -> [Int] {
    guard let slot = providers.firstIndex(of: provider) else { return [] }
    return named[slot].compactMap { slots[$0] }
  }

  /// Whether a delegate may die now.
  ///
  /// One on two queues may be called again by the round that it dies in, and how long that round
  /// keeps it alive is the optimizer's to say.
  func mayDie(whileCalling caller: Int?) -> Bool { caller == nil || !shape.hasQueues }

  // MARK: Changing

  /// Does `step`, which is no call, and answers as the forwarder should; `caller` is being called.
  mutating func change(_ step: ModelStep, caller: Int? = nil) -> ModelAnswer {
    switch step {
    case .add(let slot, let queue, let handling):
      return add(object(slot), on: shape.hasQueues ? queue : nil, handling)
    case .retain(let slot, let handling):
      return add(object(slot), on: nil, handling, isRetained: true)
    case .addAll(let slots, let handling):
      let added = slots.map { object($0) }
      guard added.allSatisfy(shape.admits) else { return .failure(by: nil) }
      for object in added { _ = add(object, on: nil, handling) }
    case .insert(let slot, let isBefore, let anchor, let handling):
      return insert(object(slot), isBefore: isBefore, object(anchor), shape.stated(handling))
    case .insertAll(let slots, let index, let handling):
      return insert(slots.map { object($0) }, at: index, shape.stated(handling))
    case .replaceAll(let slots, let handling):
      let objects = slots.map { object($0) }
      guard objects.allSatisfy(shape.admits) else { return .failure(by: nil) }
      entries = take(objects, handling)
    case .remove(let slot):
      let object = object(slot)
      return .truth(remove { $0.object == object } > 0)
    case .removeOn(let slot, let queue):
      let object = object(slot)
      guard shape.hasQueues else { return .nothing }
      return .truth(remove { $0.object == object && $0.queue == queue } > 0)
    case .removeCaller: entries.removeAll { $0.object == caller }
    case .removeAll: return .number(remove { _ in true })
    case .die(let slot): if mayDie(whileCalling: caller) { slots[slot] = nil }
    case .conduct(let slot, let conduct): conducts[object(slot)] = conduct
    case .stopAtFirst(let stops): stopsAtFirst = stops
    case .addProvider(let slot):
      let provider = provider(slot)
      if entries.contains(where: { $0.object == provider }) { return .truth(false) }
      entries.append(newEntry(provider, on: nil, ForwarderShape.everything))
      return .truth(true)
    case .removeProvider(let slot):
      let provider = provider(slot)
      let isRegistered = entries.contains { $0.object == provider }
      entries.removeAll { $0.object == provider }
      return .truth(isRegistered)
    case .dieProvider(let slot): providers[slot] = nil
    case .name(let slot, let slots): named[slot] = slots
    case .call, .set, .run: preconditionFailure("\(step) is no change")
    }
    return .nothing
  }

  private mutating func newEntry(
    _ object: Int,
    on queue: Int?,
    _ handling: ModelStep.Handling
  )
    -> Entry
  {
    lastSerial += 1
    return Entry(serial: lastSerial, object: object, queue: queue, handling: handling)
  }

  private mutating func add(
    _ object: Int,
    on queue: Int?,
    _ handling: ModelStep.Handling,
    isRetained: Bool = false
  ) -> ModelAnswer {
    guard shape.admits(object) else { return .failure(by: nil) }
    for index in entries.indices
    where entries[index].object == object && entries[index].queue == queue {
      entries[index].handling = handling
      if isRetained { entries[index].isRetained = true }
      return .truth(false)
    }
    var entry = newEntry(object, on: queue, handling)
    entry.isRetained = isRetained
    entries.append(entry)
    return .truth(true)
  }

  /// All entries of `objects`, taken out of their places; new ones for those that have none.
  private mutating func take(_ objects: [Int], _ handling: ModelStep.Handling?) -> [Entry] {
    var taken: [Entry] = []
    for object in objects where !taken.contains(where: { $0.object == object }) {
      var own = entries.filter { $0.object == object }
      entries.removeAll { $0.object == object }
      if own.isEmpty { own = [newEntry(object, on: nil, ForwarderShape.everything)] }
      for index in own.indices { own[index].handling = handling ?? own[index].handling }
      taken += own
    }
    return taken
  }

  private mutating func insert(
    _ object: Int,
    isBefore: Bool,
    _ anchor: Int,
    _ handling: ModelStep.Handling?
  ) -> ModelAnswer {
    guard shape.admits(object) else { return .failure(by: nil) }
    guard entries.contains(where: { $0.object == anchor }) else { return .truth(false) }
    if object == anchor {
      for index in entries.indices where entries[index].object == object {
        entries[index].handling = handling ?? entries[index].handling
      }
      return .truth(true)
    }
    let moved = take([object], handling)
    let anchors = entries.indices.filter { entries[$0].object == anchor }
    let place = isBefore ? anchors.first : anchors.last.map { $0 + 1 }
    entries.insert(contentsOf: moved, at: place ?? entries.count)
    return .truth(true)
  }

  private mutating func insert(
    _ objects: [Int],
    at index: Int,
    _ handling: ModelStep.Handling?
  ) -> ModelAnswer {
    guard objects.allSatisfy(shape.admits) else { return .failure(by: nil) }
    let moved = take(objects, handling)
    let follower = index == 0 ? entries.first : living.dropFirst(index).first
    let place = follower.flatMap { entries.firstIndex(of: $0) } ?? entries.count
    entries.insert(contentsOf: moved, at: place)
    return .nothing
  }

  private mutating func remove(where isRemoved: (Entry) -> Bool) -> Int {
    let count = living.count { isRemoved($0) }
    entries.removeAll(where: isRemoved)
    return count
  }
}
