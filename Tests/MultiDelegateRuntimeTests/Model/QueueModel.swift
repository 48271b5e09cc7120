@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// The simplest model of a registry with queues: a list of pairs, and for each queue a list of calls
/// that wait.
///
/// Shares no code with the runtime. Objects are numbers here, never used again.
struct QueueModel {
  /// A pair's place.
  struct Entry: Equatable {
    /// Tells it from a later entry of the same pair.
    let serial: Int
    let object: Int
    let queue: Int?
    var handling: Step.Handling
  }

  /// A call that waits for its turn, and keeps its delegate alive.
  struct Waiting {
    let entry: Entry
    let requirement: Int
    let number: Int
  }

  private(set) var entries: [Entry] = []

  /// How many entries have gone after their objects had died.
  private var lost = 0
  private var lastSerial = 0

  /// Objects that a slot owns.
  var owned: Set<Int> = []
  var stopsAtFirst = false
  private(set) var waiting: [[Waiting]] = Array(repeating: [], count: QueueStep.queues)

  /// The calls so far, as a `Bell` notes them.
  private(set) var heard: [String] = []

  // MARK: Asking

  func isAlive(_ object: Int) -> Bool {
    owned.contains(object) || waiting.joined().contains { $0.entry.object == object }
  }

  var living: [Entry] { entries.filter { isAlive($0.object) } }
  private var deadCount: Int { entries.count - living.count }
  var deallocatedCount: Int { lost + deadCount }

  func responders(_ requirement: Int, isFirst: Bool) -> [Entry] {
    let all = living.filter { ($0.handling >> requirement) & 1 == 1 }
    return isFirst || stopsAtFirst ? Array(all.prefix(1)) : all
  }

  // MARK: Changing

  mutating func add(_ object: Int, on queue: Int?, _ handling: Step.Handling) -> Bool {
    for index in entries.indices
    where entries[index].object == object && entries[index].queue == queue {
      entries[index].handling = handling
      return false
    }
    entries.append(newEntry(object, queue, handling))
    return true
  }

  private mutating func newEntry(_ object: Int, _ queue: Int?, _ handling: Int) -> Entry {
    lastSerial += 1
    return Entry(serial: lastSerial, object: object, queue: queue, handling: handling)
  }

  /// All entries of `objects`, or those on `queue`, taken out of their places; new ones for those that
  /// have none.
  private mutating func take(
    _ objects: [Int],
    on queue: Int? = nil,
    _ handling: Step.Handling?
  ) -> [Entry] {
    var taken: [Entry] = []
    for object in objects where !taken.contains(where: { $0.object == object }) {
      func isTaken(_ entry: Entry) -> Bool {
        entry.object == object && (queue == nil || entry.queue == queue)
      }
      var own = entries.filter(isTaken)
      entries.removeAll(where: isTaken)
      if own.isEmpty { own = [newEntry(object, queue, QueueStep.everything)] }
      for index in own.indices { own[index].handling = handling ?? own[index].handling }
      taken += own
    }
    return taken
  }

  mutating func insert(_ objects: [Int], _ side: Side, _ anchor: Int, _ handling: Int?) -> Bool {
    guard entries.contains(where: { $0.object == anchor }) else { return false }
    if objects.contains(anchor) {
      for index in entries.indices where entries[index].object == anchor {
        entries[index].handling = handling ?? entries[index].handling
      }
    }
    let moved = take(objects.filter { $0 != anchor }, handling)
    let anchors = entries.indices.filter { entries[$0].object == anchor }
    let place = side == .before ? anchors.first : anchors.last.map { $0 + 1 }
    entries.insert(contentsOf: moved, at: place ?? entries.count)
    return true
  }

  /// Inserts the entry of `object` on `queue`, beside what was the anchor before the move.
  mutating func insert(
    _ object: Int,
    on queue: Int,
    _ side: Side,
    _ anchor: Int,
    _ handling: Int?
  ) -> Bool {
    let anchors = entries.filter { $0.object == anchor }
    guard let anchor = side == .before ? anchors.first : anchors.last else { return false }
    if anchor.object == object, anchor.queue == queue {
      for index in entries.indices where entries[index].serial == anchor.serial {
        entries[index].handling = handling ?? entries[index].handling
      }
      return true
    }
    let moved = take([object], on: queue, handling)
    guard let place = entries.firstIndex(where: { $0.serial == anchor.serial }) else {
      return false
    }
    entries.insert(contentsOf: moved, at: side == .before ? place : place + 1)
    return true
  }

  mutating func insert(_ objects: [Int], on queue: Int? = nil, at index: Int, _ handling: Int?) {
    let moved = take(objects, on: queue, handling)
    let followers = living.dropFirst(index)
    let place = followers.first.flatMap { entries.firstIndex(of: $0) } ?? entries.count
    entries.insert(contentsOf: moved, at: place)
  }

  mutating func replace(_ objects: [Int], _ handling: Int) {
    let replacements = take(objects, handling)
    lost += deadCount
    entries = replacements
  }

  mutating func remove(where isRemoved: (Entry) -> Bool) -> Int {
    let (count, deadCount) = (living.count { isRemoved($0) }, deadCount)
    entries.removeAll(where: isRemoved)
    lost += deadCount - self.deadCount
    return count
  }

  // MARK: Calls

  mutating func ring(_ requirement: Int, isFirst: Bool, _ number: Int) {
    for entry in responders(requirement, isFirst: isFirst) {
      let call = Waiting(entry: entry, requirement: requirement, number: number)
      if let queue = entry.queue { waiting[queue].append(call) } else { hear(entry, number) }
    }
  }

  mutating func run(_ queue: Int) {
    for call in waiting[queue] {
      let current = entries.first { $0.serial == call.entry.serial }
      guard let current, (current.handling >> call.requirement) & 1 == 1 else { continue }
      hear(current, call.number)
    }
    waiting[queue] = []
  }

  mutating func tone(_ requirement: Int, isFirst: Bool, _ number: Int) -> Int {
    let asked = responders(requirement, isFirst: isFirst)
    for entry in asked { hear(entry, number) }
    return asked.first?.object ?? 0
  }

  private mutating func hear(_ entry: Entry, _ number: Int) {
    heard.append("\(entry.object)-\(number)" + (entry.queue.map { "@\($0)" } ?? ""))
  }
}
