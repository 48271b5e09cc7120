@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// A forwarder and a model of it, side by side: runs a program on both and compares.
final class World {
  /// A difference between the registry and the model.
  struct Difference: Error {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  var model = Model()
  let multi = MultiTransferDelegate()
  var delegates: [Recorder?] = Array(repeating: nil, count: Step.slots)
  var providers: [Provider?] = Array(repeating: nil, count: Step.providers)
  var providerObjects: [Int] = Array(repeating: 0, count: Step.providers)
  var named: [Int: [Int]] = [:]
  var askedOfModel: [Int: Int] = [:]
  var lastObject = 0

  var rounds: [ModelRound] = []
  var scripts: [[Int: Step]] = []
  var callers: [Recorder] = []
  var difference: Difference?

  /// Whether a change has been made that is not announced yet.
  var isDue = false
  /// Whether the step under way names a delegate, which may have the address of a dead one, so that
  /// it comes upon that death alone.
  var namesDelegate = false
  /// Whether the step under way had dead ones to remove.
  var mayRemoveDead = false

  var held: Set<Int> { rounds.reduce(into: []) { $0.formUnion($1.held) } }
  static let requirements = MultiTransferDelegateRequirement.allCases

  init() {
    nonisolated(unsafe) unowned let world = self
    multi.delegates.onRespondersChange = { unsafe world.hearAnnouncement() }
  }

  /// Runs `program`; nil if everything was as the model says.
  static func run(_ program: [Step]) -> Difference? {
    let world = World()
    for step in program {
      world.perform(step)
      if let difference = world.difference { return difference }
    }
    world.perform(.ask)
    return world.difference
  }

  func fail(_ text: String) {
    if difference == nil { difference = Difference(text) }
  }

  // MARK: Objects

  func number(_ delegate: any TransferDelegate) -> Int {
    (delegate as? Recorder)?.value ?? -1
  }

  /// The delegate in `slot`, a new one if there is none.
  func delegate(_ slot: Int) -> Recorder {
    if let delegate = delegates[slot] { return delegate }
    lastObject += 1
    let delegate = Recorder("\(lastObject)", value: lastObject)
    delegate.reaction = { [weak self] in self?.hear($0) }
    // Every third takes its leave when it dies.
    if lastObject.isMultiple(of: 3) { delegate.farewell = { [weak self] in self?.bury($0) } }
    delegates[slot] = delegate
    model.owned.insert(lastObject)
    return delegate
  }

  func provider(_ slot: Int) -> Provider {
    if let provider = providers[slot] { return provider }
    lastObject += 1
    let provider = Provider { [weak self] in
      (self?.named[slot] ?? []).compactMap { self?.delegates[$0] }
    }
    providers[slot] = provider
    providerObjects[slot] = lastObject
    model.owned.insert(lastObject)
    return provider
  }

  func isAlive(_ entry: Model.Entry) -> Bool { model.isAlive(entry.object, held) }

  /// The delegates that the model's provider returns now, which counts as asking it.
  func answer(ofProvider object: Int) -> [Int] {
    askedOfModel[object, default: 0] += 1
    guard let slot = providerObjects.firstIndex(of: object) else { return [] }
    return (named[slot] ?? []).compactMap { delegates[$0]?.value }
  }

  // MARK: Hearing

  /// A delegate has been called, which should be the one whose turn it is.
  func hear(_ delegate: Recorder) {
    guard difference == nil, let round = rounds.last, let script = scripts.last else {
      return fail("\(delegate.name) was called out of turn")
    }
    do {
      let expected = try round.next(in: self)
      guard expected == delegate.value else {
        return fail("\(delegate.name) was called instead of \(expected.map(String.init) ?? "none")")
      }
    } catch {
      return fail(error.text)
    }
    callers.append(delegate)
    if let step = script[round.heard.count - 1] { perform(step) }
    callers.removeLast()
    round.hasCalled(in: self)
  }

  /// A delegate is dying, and removes itself.
  func bury(_ dying: Recorder) {
    let isResponder = model.position(dying.value).map { model.entries[$0].handling != 0 } ?? false
    if model.isAlive(dying.value, held) { fail("\(dying.name) died too early") }
    if model.remove(dying.value) { model.lost += 1 }
    if isDue, isResponder { fail("\(dying.name) died in the middle of a change") }
    let wasNaming = namesDelegate
    namesDelegate = true
    defer { namesDelegate = wasNaming }
    let wasDue = isDue
    isDue = isDue || isResponder
    if multi.delegates.remove(dying) { fail("the dying \(dying.name) counted as registered") }
    if !wasDue, isDue { fail("the removal of the dying \(dying.name) was not announced") }
  }

  func hearAnnouncement() {
    let dead = model.entries.filter { !isAlive($0) }
    if isDue {
      isDue = false
      model.markDeadAsMaybeGone(held)
    } else if dead.allSatisfy({ $0.handling == 0 }), !mayRemoveDead {
      fail("a change was announced, and there was none")
    } else if namesDelegate {
      model.markDeadAsMaybeGone(held)
    } else {
      model.forget { dead.contains($0) }
      model.lost += dead.count
    }
  }
}
