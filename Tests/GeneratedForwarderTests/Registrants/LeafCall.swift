@testable import RegistrantForwarders

/// The name of a requirement, as its case in all requirement enums of `Branch.delegates.json` is called.
enum LeafCall: String, CaseIterable {
  case sway, snap, bend
  case weight, pick, end, nest, mayFall, mayGrow, height, depth, leaves, fruits, grow, owner, age

  /// Whether nothing is returned.
  var isNotification: Bool { self == .sway || self == .snap || self == .bend }

  /// The answer of the leaf with this `number`, as an integer; nil for none.
  func answer(of number: Int, _ argument: Int) -> Int? {
    switch self {
    case .nest: number % 3 == 0 ? number : nil
    case .depth: number % 2 == 0 ? number : nil
    case .mayFall: number % 4 == 0 ? 1 : 0
    case .mayGrow: number % 4 == 0 ? 0 : 1
    case .grow: argument * 3 + number
    case .sway, .snap, .bend, .weight, .pick, .end, .height, .leaves, .fruits, .owner, .age: number
    }
  }

  /// Whether nobody is called after a delegate that answers `answer`.
  func isDecided(by answer: [Int?]) -> Bool {
    switch self {
    case .pick, .age: true
    case .nest: answer != [nil]
    case .mayFall: answer == [1]
    case .mayGrow: answer == [0]
    case .sway, .snap, .bend, .weight, .end, .height, .depth, .leaves, .fruits, .grow, .owner: false
    }
  }

  /// What a forwarder makes of `answers`, of which none has decided.
  func combined(_ answers: [[Int?]]) -> [Int?] {
    switch self {
    case .end, .grow: answers[answers.count - 1]
    case .leaves, .fruits: answers.flatMap(\.self)
    case .height: [answers.dropFirst().reduce(answers[0][0] ?? 0) { $0 - ($1[0] ?? 0) }]
    case .depth: [answers.compactMap { $0[0] }.max()]
    case .sway, .snap, .bend, .weight, .pick, .nest, .mayFall, .mayGrow, .owner, .age: answers[0]
    }
  }

  /// What the specs say that the caller gets if nobody responds.
  func defaultAnswer(_ argument: Int) -> [Int?] {
    switch self {
    case .sway, .snap, .bend: []
    case .weight: [-1]
    case .pick: [-2]
    case .end: [-3]
    case .nest, .depth: [nil]
    case .mayFall: [1]
    case .mayGrow: [0]
    case .height: [1000]
    case .leaves: []
    case .fruits: [-4]
    case .grow: [argument]
    case .owner: [-5]
    case .age: [-6]
    }
  }

  /// What the caller gets of `root`.
  func perform(on root: MultiBranchDelegate, _ argument: Int) -> [Int?] {
    switch self {
    case .sway: root.sway(argument)
    case .snap: root.snap(argument)
    case .bend: _ = try? root.bend(argument)
    case .weight: return [root.weight(argument)]
    case .pick: return [root.pick(argument)]
    case .end: return [root.end(argument)]
    case .nest: return [root.nest(argument)]
    case .mayFall: return [root.mayFall(argument) ? 1 : 0]
    case .mayGrow: return [root.mayGrow(argument) ? 1 : 0]
    case .height: return [root.height(argument)]
    case .depth: return [root.depth(argument)]
    case .leaves: return root.leaves(argument)
    case .fruits: return root.fruits(argument)
    case .grow: return [root.grow(argument)]
    case .owner: return [root.owner(argument)]
    case .age: return [root.age]
    }
    return []
  }
}

/// What a delegate has for each call.
extension Leafy {
  func sway(_ number: Int) { answers.note(.sway) }
  func snap(_ number: Int) { answers.note(.snap) }
  func bend(_ number: Int) throws { answers.note(.bend) }
  func weight(_ number: Int) -> Int { answers.answer(.weight) ?? 0 }
  func pick(_ number: Int) -> Int { answers.answer(.pick) ?? 0 }
  func end(_ number: Int) -> Int { answers.answer(.end) ?? 0 }
  func nest(_ number: Int) -> Int? { answers.answer(.nest) }
  func mayFall(_ number: Int) -> Bool { answers.answer(.mayFall) == 1 }
  func mayGrow(_ number: Int) -> Bool { answers.answer(.mayGrow) == 1 }
  func height(_ number: Int) -> Int { answers.answer(.height) ?? 0 }
  func depth(_ number: Int) -> Int? { answers.answer(.depth) }
  func leaves(_ number: Int) -> [Int] { answers.answer(.leaves).map { [$0] } ?? [] }
  func fruits(_ number: Int) -> [Int] { answers.answer(.fruits).map { [$0] } ?? [] }
  func grow(_ number: Int) -> Int { answers.answer(.grow, number) ?? 0 }
  func owner(_ number: Int) -> Int { answers.answer(.owner) ?? 0 }
  var age: Int { answers.answer(.age) ?? 0 }
  func bud(_ number: Int) {}
  func pick(_ text: String) -> Int { 0 }
}
