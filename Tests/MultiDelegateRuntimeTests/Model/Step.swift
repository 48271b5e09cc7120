@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// One thing that a random program does to a forwarder.
///
/// Delegates and providers are named by slots, which own them. A step finds a new object in a slot
/// that is empty, so every step is possible in every state, and a program stays one when steps are
/// taken out of it.
indirect enum Step: Equatable, Sendable {
  /// Which requirements a delegate handles: bit *n* is requirement *n*.
  typealias Handling = Int

  case add(Int, handling: Handling)
  case retain(Int, handling: Handling)
  case addAll([Int], handling: Handling)
  case insert([Int], Side, anchor: Int, handling: Handling?)
  case insertAll([Int], at: Int, handling: Handling?)
  case replaceAll([Int], handling: Handling)
  case remove(Int)
  /// Removes the delegate that is being called, if one is.
  case removeCaller
  case removeAll
  /// Gives up the delegate in a slot, which may be its end.
  case die(Int)
  case addProvider(Int)
  case removeProvider(Int)
  case dieProvider(Int)
  /// Makes a provider name the delegates in some slots from now on.
  case name(provider: Int, [Int])
  case stopAtFirst(Bool)
  /// Compares everything that can be asked.
  case ask
  /// Calls a requirement; the delegate that is the *n*th to hear does the steps under *n*.
  case call(Int, [Int: Step])

  static let slots = 8
  static let providers = 2
  static let requirements = 5
  static let everything = (1 << requirements) - 1

  /// Programs with one of the steps inside this one left out.
  var withoutOneInside: [Step] {
    guard case .call(let requirement, let script) = self else { return [] }
    return script.keys.sorted()
      .flatMap { key in
        var less = script
        let inner = less.removeValue(forKey: key)
        let deeper = inner?.withoutOneInside
          .map { smaller in
            Step.call(requirement, script.merging([key: smaller]) { $1 })
          }
        return [.call(requirement, less)] + (deeper ?? [])
      }
  }
}

extension Step {
  /// A step at random; `depth` is how many calls it is inside of.
  static func random(using generator: inout SplitMix, depth: Int = 0) -> Step {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    func slot() -> Int { below(slots) }
    func someSlots() -> [Int] { (0..<below(5)).map { _ in slot() } }
    func handling() -> Handling { below(3) == 0 ? below(everything + 1) : everything }
    func perhapsHandling() -> Handling? { below(2) == 0 ? nil : handling() }
    switch below(100) {
    case 0..<16: return .add(slot(), handling: handling())
    case 16..<19: return .retain(slot(), handling: handling())
    case 19..<22: return .addAll(someSlots(), handling: handling())
    case 22..<32:
      let side: Side = below(2) == 0 ? .before : .after
      let inserted = below(2) == 0 ? [slot()] : someSlots()
      return .insert(inserted, side, anchor: slot(), handling: perhapsHandling())
    case 32..<38: return .insertAll(someSlots(), at: below(7), handling: perhapsHandling())
    case 38..<40: return .replaceAll(someSlots(), handling: handling())
    case 40..<46: return .remove(slot())
    case 46..<50: return .removeCaller
    case 50: return .removeAll
    case 51..<66: return .die(slot())
    case 66..<69: return .addProvider(below(providers))
    case 69: return .removeProvider(below(providers))
    case 70: return .dieProvider(below(providers))
    case 71..<74: return .name(provider: below(providers), someSlots())
    case 74..<76: return .stopAtFirst(below(4) == 0)
    case 76..<80: return .ask
    default:
      var script: [Int: Step] = [:]
      if depth < 3 {
        for _ in 0..<below(4) { script[below(5)] = random(using: &generator, depth: depth + 1) }
      }
      return .call(below(requirements), script)
    }
  }
}

extension Step: CustomStringConvertible {
  /// As it is written in a program, without the names of modules and types.
  var description: String {
    switch self {
    case .add(let slot, let handling): "add(\(slot), handling: \(handling))"
    case .retain(let slot, let handling): "retain(\(slot), handling: \(handling))"
    case .addAll(let slots, let handling): "addAll(\(slots), handling: \(handling))"
    case .insert(let slots, let side, let anchor, let handling):
      "insert(\(slots), .\(side), anchor: \(anchor), handling: \(Self.text(handling)))"
    case .insertAll(let slots, let index, let handling):
      "insertAll(\(slots), at: \(index), handling: \(Self.text(handling)))"
    case .replaceAll(let slots, let handling): "replaceAll(\(slots), handling: \(handling))"
    case .remove(let slot): "remove(\(slot))"
    case .removeCaller: "removeCaller"
    case .removeAll: "removeAll"
    case .die(let slot): "die(\(slot))"
    case .addProvider(let slot): "addProvider(\(slot))"
    case .removeProvider(let slot): "removeProvider(\(slot))"
    case .dieProvider(let slot): "dieProvider(\(slot))"
    case .name(let provider, let slots): "name(provider: \(provider), \(slots))"
    case .stopAtFirst(let stops): "stopAtFirst(\(stops))"
    case .ask: "ask"
    case .call(let requirement, let script):
      "call(\(requirement), ["
        + script.keys.sorted().map { "\($0): .\(script[$0] ?? .ask)" }.joined(separator: ", ")
        + (script.isEmpty ? ":])" : "])")
    }
  }

  private static func text(_ handling: Handling?) -> String { handling.map(String.init) ?? "nil" }
}

/// A side of an anchor.
enum Side {
  case before
  case after
}
