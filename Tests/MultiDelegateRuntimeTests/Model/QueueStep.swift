@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// One thing that a random program does to a forwarder whose delegates are on queues.
///
/// Delegates are named by slots, which own them, as in ``Step``; a queue of nil is none.
enum QueueStep: Equatable, Sendable {
  case add(Int, on: Int?, handling: Step.Handling)
  case insert([Int], Side, anchor: Int, handling: Step.Handling?)
  case insertOn(Int, queue: Int, Side, anchor: Int, handling: Step.Handling?)
  case insertOnAt(Int, queue: Int, at: Int, handling: Step.Handling?)
  case insertAll([Int], at: Int, handling: Step.Handling?)
  case replaceAll([Int], handling: Step.Handling)
  case remove(Int)
  case removeOn(Int, queue: Int)
  case removeAll
  case die(Int)
  case stopAtFirst(Bool)
  /// Notifies all, or the first: what is on queues waits there.
  case ring(isFirst: Bool)
  /// Lets a queue do what waits on it.
  case run(Int)
  /// Lets all queues do what waits on them, and asks for an answer.
  case tone(isFirst: Bool)
  case ask

  static let slots = 5
  static let queues = 3
  /// Those of ``MultiBellDelegateRequirement`` that programs call.
  static let requirements = 4
  static let everything = (1 << requirements) - 1

  static func random(using generator: inout SplitMix) -> QueueStep {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    func slot() -> Int { below(slots) }
    func someSlots() -> [Int] { (0..<below(4)).map { _ in slot() } }
    func handling() -> Step.Handling { below(3) == 0 ? below(everything + 1) : everything }
    func perhapsHandling() -> Step.Handling? { below(2) == 0 ? nil : handling() }
    switch below(100) {
    case 0..<22:
      let queue = below(queues + 1)
      return .add(slot(), on: queue < queues ? queue : nil, handling: handling())
    case 22..<27:
      let side: Side = below(2) == 0 ? .before : .after
      let inserted = below(2) == 0 ? [slot()] : someSlots()
      return .insert(inserted, side, anchor: slot(), handling: perhapsHandling())
    case 27..<30:
      let side: Side = below(2) == 0 ? .before : .after
      return .insertOn(
        slot(),
        queue: below(queues),
        side,
        anchor: slot(),
        handling: perhapsHandling()
      )
    case 30..<32:
      return .insertOnAt(slot(), queue: below(queues), at: below(7), handling: perhapsHandling())
    case 32..<37: return .insertAll(someSlots(), at: below(7), handling: perhapsHandling())
    case 37..<39: return .replaceAll(someSlots(), handling: handling())
    case 39..<44: return .remove(slot())
    case 44..<50: return .removeOn(slot(), queue: below(queues))
    case 50: return .removeAll
    case 51..<60: return .die(slot())
    case 60..<62: return .stopAtFirst(below(4) == 0)
    case 62..<80: return .ring(isFirst: below(4) == 0)
    case 80..<90: return .run(below(queues))
    case 90..<95: return .tone(isFirst: below(2) == 0)
    default: return .ask
    }
  }
}
