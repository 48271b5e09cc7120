extension ForwarderModel {
  mutating func set(_ number: Int, during script: [Int: ModelStep]) {
    var round = round(.level, during: script)
    notify(&round, number, isSetting: true)
  }

  /// Calls `what` with `number`: for each dispatch what the documentation says of it.
  mutating func call(
    _ what: ModelRequirement,
    _ number: Int,
    during script: [Int: ModelStep]
  ) -> ModelAnswer {
    var round = round(what, during: script)
    switch what {
    case .heard:
      notify(&round, number)
      return .nothing
    case .notice:
      notify(&round, number, isFirst: true)
      return .nothing
    case .cost: return .number(values(number, &round).first ?? -number)
    case .verdict: return .number(values(number, &round).last ?? -number)
    case .level: return .number(difference(values(0, &round)) ?? -1)
    case .balance: return .number(difference(values(number, &round)) ?? -number)
    case .name, .hint: return .number(firstValue(number, &round))
    case .title: return .number(claimed(number, &round))
    case .mayRetry: return .truth(isDecided(number, by: true, &round))
    case .mayClose, .mayLeave: return .truth(!isDecided(number, by: false, &round))
    case .mirror: return .number(firstNonNil(number, &round))
    case .refine: return .number(refined(number, &round))
    case .polish, .tally: return .number(handedOn(number, &round))
    case .tags: return .list(tags(number, &round))
    case .save, .weigh: return attempt(number, &round, endsWithError: true)
    case .saveAll: return attempt(number, &round, endsWithError: false)
    case .survey: return .number(surveyed(number, &round))
    }
  }

  private func conduct(_ entry: Entry) -> Conduct { conducts[entry.object] ?? Conduct() }

  /// All answers, in order.
  private mutating func values(_ number: Int, _ round: inout Round) -> [Int] {
    var values: [Int] = []
    while let entry = next(&round) {
      hear(entry, number, &round)
      values.append(Conduct.value(entry.object, of: number))
    }
    return values
  }

  /// The first minus all others.
  private func difference(_ values: [Int]) -> Int? {
    values.first.map { values.dropFirst().reduce($0, -) }
  }

  private mutating func firstValue(_ number: Int, _ round: inout Round) -> Int {
    guard let entry = next(&round), hear(entry, number, &round) else { return -number }
    return Conduct.value(entry.object, of: number)
  }

  private mutating func claimed(_ number: Int, _ round: inout Round) -> Int {
    var answer: Int?
    while let entry = next(&round) {
      let value = Conduct.value(entry.object, of: number)
      guard let soFar = answer else {
        hear(entry, number, &round)
        answer = value
        continue
      }
      var claims = false
      if kind(entry.object).canClaim {
        heard.append(ModelLog.entry(entry.object, "claims over", soFar, on: entry.queue))
        claims = conduct(entry).claims
      }
      hear(entry, number, &round)
      if claims { answer = value }
    }
    return answer ?? -number
  }

  /// Whether a delegate returns `decision`.
  ///
  /// No delegate is called after that one.
  ///
  /// A delegate without it returns true.
  private mutating func isDecided(
    _ number: Int,
    by decision: Bool,
    _ round: inout Round
  ) -> Bool {
    while let entry = next(&round) {
      let answers = hear(entry, number, &round)
      if (answers ? conduct(entry).answersTrue : true) == decision { return true }
    }
    return false
  }

  private mutating func firstNonNil(_ number: Int, _ round: inout Round) -> Int? {
    while let entry = next(&round) {
      hear(entry, number, &round)
      if !conduct(entry).answersNil { return Conduct.value(entry.object, of: number) }
    }
    return nil
  }

  private mutating func refined(_ number: Int, _ round: inout Round) -> Int? {
    var value = number
    while let entry = next(&round) {
      hear(entry, value, &round)
      if conduct(entry).answersNil { return nil }
      value = Conduct.value(entry.object, of: value)
    }
    return value
  }

  private mutating func handedOn(_ number: Int, _ round: inout Round) -> Int {
    var value = number
    while let entry = next(&round) {
      hear(entry, value, &round)
      value = Conduct.value(entry.object, of: value)
    }
    return value
  }

  private mutating func tags(_ number: Int, _ round: inout Round) -> [Int] {
    var tags: [Int] = []
    while let entry = next(&round) {
      hear(entry, number, &round)
      tags += [Conduct.value(entry.object, of: number), entry.object]
    }
    return tags
  }

  /// What the function of that name in `Fixtures/Specs/Support` does: it asks two delegates at most.
  private mutating func surveyed(_ number: Int, _ round: inout Round) -> Int {
    var sum: Int?
    for _ in 0..<2 {
      guard let entry = next(&round) else { break }
      hear(entry, number, &round)
      sum = (sum ?? 0) + Conduct.value(entry.object, of: number)
    }
    return sum ?? -number
  }

  /// A requirement that may fail: `save` or `saveAll`, which return nothing, or `weigh`, whose last
  /// value counts.
  private mutating func attempt(
    _ number: Int,
    _ round: inout Round,
    endsWithError: Bool
  ) -> ModelAnswer {
    var failed: Int?
    var value: Int?
    while let entry = next(&round) {
      hear(entry, number, &round)
      if conduct(entry).fails {
        failed = failed ?? entry.object
        if endsWithError { break }
      }
      value = Conduct.value(entry.object, of: number)
    }
    if let failed { return .failure(by: failed) }
    guard round.what == .weigh else { return .nothing }
    return value.map { .number($0) } ?? .failure(by: nil)
  }
}
