@_spi(GeneratedCode) @testable import MultiDelegateRuntime

extension World {
  /// Compares everything that can be asked.
  func ask() {
    let registry = multi.delegates
    let living = model.living(held)
    expect(registry.map(number), living, "iteration")
    expect(registry.count, living.count, "count")
    expect(registry.isEmpty, living.isEmpty, "isEmpty")
    for entry in model.entries
    where !entry.isProvider && entry.handling != 0 && !isAlive(entry) && !entry.mayBeGone {
      fail("the death of \(entry.object) was not announced")
    }
    for delegate in delegates.compactMap(\.self) {
      expect(registry.contains(delegate), living.contains(delegate.value), "contains")
    }
    for (index, requirement) in Self.requirements.enumerated() {
      do {
        let responds = multi.responds(to: requirement)
        let responder = try ModelRound(index, model, stops: true).next(in: self)
        expect(responds, responder != nil, "responds(to: \(requirement))")
      } catch {
        fail(error.text)
      }
    }
    let registrations = registry.registrations.map { registration in
      let delegate = registration.delegate.map { "\(number($0))" } ?? "provider"
      return "\(delegate) \(registration.handling) \(registration.isRetained)"
    }
    let entries = model.entries.filter { isAlive($0) }
      .map { entry in
        let delegate = entry.isProvider ? "provider" : "\(entry.object)"
        return "\(delegate) \(handling(entry.handling)) \(entry.isRetained)"
      }
    expect(registrations, entries, "registrations")
    let deallocatedCount = registry.deallocatedCount
    let dead = model.entries.count { !isAlive($0) }
    expect(deallocatedCount, model.lost + dead, "deallocatedCount")
    for (slot, provider) in providers.enumerated() {
      guard let provider else { continue }
      expect(provider.timesAsked, askedOfModel[providerObjects[slot]] ?? 0, "timesAsked")
    }
  }

  /// Runs a round of both, one delegate at a time, and compares what it answers.
  func call(_ requirement: Int, _ script: [Int: Step]) {
    let isFirst = Self.requirements[requirement] == .rankOf
    let round = ModelRound(requirement, model, stops: isFirst || model.stopsAtFirst)
    rounds.append(round)
    scripts.append(script)
    var answer: Int?
    switch Self.requirements[requirement] {
    case .transferDidStart: multi.transferDidStart("")
    case .transferDidFinish: multi.transferDidFinish("")
    case .rankOf: answer = multi.rank(of: "")
    case .weightOf: answer = multi.weight(of: "")
    case .sizeOf: answer = multi.size(of: "")
    }
    scripts.removeLast()
    rounds.removeLast()
    guard difference == nil else { return }
    do {
      if let missed = try round.next(in: self) { fail("\(missed) was not called") }
    } catch {
      fail(error.text)
    }
    if let answer {
      let counts = Self.requirements[requirement] == .sizeOf ? round.heard.last : round.heard.first
      expect(answer, counts ?? 0, "\(Self.requirements[requirement])")
    }
  }
}
