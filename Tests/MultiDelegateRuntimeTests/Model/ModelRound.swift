/// A round over the model, one delegate at a time.
final class ModelRound {
  let requirement: Int
  private let stops: Bool
  private var waiting: [Int]
  private var provider: (serial: Int, rest: ArraySlice<Int>)?

  /// The delegates that have been called so far.
  private(set) var heard: [Int] = []

  /// The delegate that is being called.
  private(set) var current: Int?

  /// The delegates that the last provider returned.
  private(set) var named: [Int] = []

  init(_ requirement: Int, _ model: Model, stops: Bool) {
    self.requirement = requirement
    self.stops = stops
    waiting = model.entries.map(\.serial)
  }

  /// Everything that the round keeps alive.
  var held: Set<Int> { Set(named).union(current.map { [$0] } ?? []) }

  private func answers(_ serial: Int, _ model: Model) -> Bool {
    model.entry(serial).map { ($0.handling >> requirement) & 1 == 1 } ?? false
  }

  /// Whether the provider that the round is in is neither removed nor dead.
  private func isLeft(_ serial: Int, _ world: World) -> Bool {
    world.model.entry(serial).map { world.isAlive($0) } ?? false
  }

  /// Whom the round comes to next.
  func next(in world: World) throws(World.Difference) -> Int? {
    current = nil
    if stops, !heard.isEmpty { return nil }
    while true {
      if let (serial, rest) = provider {
        if isLeft(serial, world), let next = rest.first {
          provider = (serial, rest.dropFirst())
          return come(to: next)
        }
        leaveProvider()
      }
      guard let serial = waiting.first else { return nil }
      waiting.removeFirst()
      guard answers(serial, world.model), let entry = world.model.entry(serial) else { continue }
      if !world.isAlive(entry) {
        if !entry.mayBeGone { throw World.Difference("a death has not been announced") }
      } else if entry.isProvider {
        named = world.answer(ofProvider: entry.object)
        provider = (serial, named[...])
      } else {
        return come(to: entry.object)
      }
    }
  }

  private func come(to object: Int) -> Int {
    heard.append(object)
    current = object
    if stops { leaveProvider() }
    return object
  }

  private func leaveProvider() {
    provider = nil
    named = []
  }

  /// The delegate has been called: the round lets go of it, and of a provider's answer if that was
  /// the last of it.
  func hasCalled(in world: World) {
    current = nil
    if let (serial, rest) = provider, rest.isEmpty || !isLeft(serial, world) { leaveProvider() }
  }
}
