@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// The simplest model of a registry: a list of its delegates, and of those that are alive.
///
/// Shares no code with the runtime. Objects are numbers here, never used again.
struct Model {
  /// A delegate's or provider's place.
  struct Entry: Equatable {
    /// Tells it from a later entry of the same object.
    let serial: Int
    let object: Int
    var isProvider = false
    var handling: Step.Handling
    var isRetained = false

    /// Whether its death may have been announced along with something else.
    var mayBeGone = false
  }

  private(set) var entries: [Entry] = []
  private var lastSerial = 0

  /// Objects that a slot owns.
  var owned: Set<Int> = []

  /// How many entries have gone after their objects had died.
  var lost = 0

  /// Whether every call stops at its first responder.
  var stopsAtFirst = false

  // MARK: Asking

  /// Whether `object` lives; `held` are the ones that rounds under way hold.
  func isAlive(_ object: Int, _ held: Set<Int>) -> Bool {
    owned.contains(object) || held.contains(object)
      || entries.contains { $0.object == object && $0.isRetained }
  }

  func entry(_ serial: Int) -> Entry? { entries.first { $0.serial == serial } }

  func position(_ object: Int, isProvider: Bool = false) -> Int? {
    entries.firstIndex { $0.object == object && $0.isProvider == isProvider }
  }

  func living(_ held: Set<Int>) -> [Int] {
    entries.filter { !$0.isProvider && isAlive($0.object, held) }.map(\.object)
  }

  // MARK: Changing

  mutating func forget(where isForgotten: (Entry) -> Bool) {
    entries.removeAll(where: isForgotten)
  }

  mutating func markDeadAsMaybeGone(_ held: Set<Int>) {
    for index in entries.indices where !isAlive(entries[index].object, held) {
      entries[index].mayBeGone = true
    }
  }

  /// The entry of `object`, taken out of its place, or a new one.
  private mutating func take(_ object: Int, _ handling: Int, changing: Bool) -> Entry {
    if let position = position(object) {
      var entry = entries.remove(at: position)
      if changing { entry.handling = handling }
      return entry
    }
    lastSerial += 1
    return Entry(serial: lastSerial, object: object, handling: handling)
  }

  /// The entries of `objects`, each once.
  private mutating func take(_ objects: [Int], _ handling: Int?) -> [Entry] {
    var taken: [Entry] = []
    for object in objects where !taken.contains(where: { $0.object == object }) {
      taken.append(take(object, handling ?? Step.everything, changing: handling != nil))
    }
    return taken
  }

  mutating func add(_ object: Int, _ handling: Int, retaining: Bool = false) -> Bool {
    if let position = position(object) {
      entries[position].handling = handling
      if retaining { entries[position].isRetained = true }
      return false
    }
    var entry = take(object, handling, changing: true)
    entry.isRetained = retaining
    entries.append(entry)
    return true
  }

  mutating func insert(_ objects: [Int], _ side: Side, _ anchor: Int, _ handling: Int?) -> Bool {
    guard position(anchor) != nil else { return false }
    if objects.contains(anchor), let handling { _ = add(anchor, handling) }
    let taken = take(objects.filter { $0 != anchor }, handling)
    guard let place = position(anchor) else { return false }
    entries.insert(contentsOf: taken, at: side == .before ? place : place + 1)
    return true
  }

  mutating func insert(_ objects: [Int], at index: Int, _ handling: Int?, _ held: Set<Int>) {
    let taken = take(objects, handling)
    var place = index == 0 ? 0 : entries.count
    var passed = 0
    for (position, entry) in entries.enumerated()
    where index > 0 && !entry.isProvider && isAlive(entry.object, held) {
      if passed == index {
        place = position
        break
      }
      passed += 1
    }
    entries.insert(contentsOf: taken, at: place)
  }

  mutating func replace(_ objects: [Int], _ handling: Int) {
    entries = take(objects, handling)
  }

  mutating func addProvider(_ object: Int) -> Bool {
    guard position(object, isProvider: true) == nil else { return false }
    lastSerial += 1
    entries.append(
      Entry(serial: lastSerial, object: object, isProvider: true, handling: Step.everything)
    )
    return true
  }

  mutating func remove(_ object: Int, isProvider: Bool = false) -> Bool {
    guard let position = position(object, isProvider: isProvider) else { return false }
    entries.remove(at: position)
    return true
  }
}
