/// One thing that a random program does to a forwarder and to a model of it.
///
/// Delegates are named by slots, which own them. The first two slots keep theirs for ever, so these
/// may be named by providers. A queue of nil is none, and a handling of nil is not stated.
enum ModelStep: Equatable {
  typealias Handling = Set<ModelRequirement>

  case add(Int, on: Int?, handling: Handling)
  case retain(Int, handling: Handling)
  case addAll([Int], handling: Handling)
  case insert(Int, isBefore: Bool, anchor: Int, handling: Handling?)
  case insertAll([Int], at: Int, handling: Handling?)
  case replaceAll([Int], handling: Handling)
  case remove(Int)
  case removeOn(Int, queue: Int)
  /// Removes the delegate that is being called.
  case removeCaller
  case removeAll
  case die(Int)
  case conduct(Int, Conduct)
  case stopAtFirst(Bool)
  case addProvider(Int)
  case removeProvider(Int)
  case dieProvider(Int)
  /// The delegate that a provider names from now on.
  case name(provider: Int, [Int])
  /// Calls a requirement; the delegate that is called first, second … does what stands there.
  case call(ModelRequirement, Int, during: [Int: ModelStep])
  case set(Int, during: [Int: ModelStep])
  /// Lets a queue do what waits on it.
  case run(Int)

  static let slots = 6
  static let steadySlots = 2
  static let providers = 2
  static let queues = 2

  static func random(using generator: inout SplitMix) -> ModelStep {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    switch below(100) {
    case 0..<38: return change(using: &generator)
    case 38..<41:
      return .insertAll(someSlots(&generator), at: below(6), handling: handling(&generator))
    case 41..<43: return .addProvider(below(providers))
    case 43: return .dieProvider(below(providers))
    case 44..<46:
      return .name(provider: below(providers), (0..<below(3)).map { _ in below(steadySlots) })
    case 46..<52: return .run(below(queues))
    case 52..<56: return .set(below(1000), during: script(&generator))
    default:
      let requirement = ModelRequirement.allCases[below(ModelRequirement.allCases.count)]
      return .call(requirement, below(1000), during: script(&generator))
    }
  }

  /// The steps that a delegate may also do during a call.
  private static func change(using generator: inout SplitMix) -> ModelStep {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    switch below(38) {
    case 0..<10:
      let queue = below(queues + 1)
      return .add(
        below(slots),
        on: queue < queues ? queue : nil,
        handling: handling(&generator)
      )
    case 10..<12: return .retain(below(slots), handling: handling(&generator))
    case 12..<14: return .addAll(someSlots(&generator), handling: handling(&generator))
    case 14..<19:
      let (isBefore, states) = (below(2) == 0, below(2) == 0)
      return .insert(
        below(slots),
        isBefore: isBefore,
        anchor: below(slots),
        handling: states ? handling(&generator) : nil
      )
    case 19: return .replaceAll(someSlots(&generator), handling: handling(&generator))
    case 20..<22: return .remove(below(slots))
    case 22..<24: return .removeOn(below(slots), queue: below(queues))
    case 24: return .removeCaller
    case 25: return below(4) == 0 ? .removeAll : .removeCaller
    case 26..<29: return .die(steadySlots + below(slots - steadySlots))
    case 29..<35: return .conduct(below(slots), .random(using: &generator))
    case 35..<37: return .stopAtFirst(below(4) == 0)
    default: return .removeProvider(below(providers))
    }
  }

  private static func someSlots(_ generator: inout SplitMix) -> [Int] {
    (0..<Int.random(in: 0..<4, using: &generator))
      .map { _ in Int.random(in: 0..<slots, using: &generator) }
  }

  /// Mostly everything, and otherwise about half of it.
  private static func handling(_ generator: inout SplitMix) -> Handling {
    let all = ModelRequirement.allCases
    if Int.random(in: 0..<3, using: &generator) > 0 { return Set(all) }
    return Set(all.filter { _ in Bool.random(using: &generator) })
  }

  private static func script(_ generator: inout SplitMix) -> [Int: ModelStep] {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return [:] }
    let place = Int.random(in: 0..<3, using: &generator)
    return [place: change(using: &generator)]
  }
}
