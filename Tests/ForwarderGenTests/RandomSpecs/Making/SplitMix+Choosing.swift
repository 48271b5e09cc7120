extension SplitMix {
  /// Whether something happens that happens so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `choices`, of which there are some.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// One of `choices`; nil where there is none.
  mutating func pickAny<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : pick(choices)
  }
}
