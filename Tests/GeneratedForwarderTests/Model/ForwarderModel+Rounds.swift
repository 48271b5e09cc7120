extension ForwarderModel {
  /// One call on the forwarder, one delegate at a time.
  struct Round {
    let what: ModelRequirement
    let stops: Bool
    var serials: ArraySlice<Int>
    var provider: (serial: Int, rest: ArraySlice<Int>)?
    var hasComeToOne = false

    /// The step that a delegate takes when it is called, by the number of earlier calls.
    let script: [Int: ModelStep]
    var called = 0
  }

  func round(_ what: ModelRequirement, during script: [Int: ModelStep] = [:]) -> Round {
    Round(what: what, stops: stopsAtFirst, serials: entries.map(\.serial)[...], script: script)
  }

  func entry(_ serial: Int) -> Entry? { entries.first { $0.serial == serial } }

  /// Whether a delegate has what is called.
  private func has(_ object: Int, _ what: ModelRequirement) -> Bool {
    !kind(object).parts.isDisjoint(with: what.parts)
  }

  /// The next delegates of `round`: those that were registered when it began, still are, and
  /// respond now.
  func next(_ round: inout Round) -> Entry? {
    if round.stops, round.hasComeToOne { return nil }
    while true {
      if let (serial, rest) = round.provider {
        if let provider = entry(serial), isAlive(provider.object), let object = rest.first {
          round.provider = (serial, rest.dropFirst())
          guard has(object, round.what) else { continue }
          round.hasComeToOne = true
          return Entry(serial: -1, object: object, queue: nil, handling: ForwarderShape.everything)
        }
        round.provider = nil
      }
      guard let serial = round.serials.popFirst() else { return nil }
      guard let entry = entry(serial), isAlive(entry.object) else { continue }
      if entry.isProvider {
        round.provider = (serial, namedBy(entry.object)[...])
      } else if entry.handling.contains(round.what), has(entry.object, round.what) {
        round.hasComeToOne = true
        return entry
      }
    }
  }

  func responds(to what: ModelRequirement) -> Bool {
    var round = round(what)
    return next(&round) != nil
  }

  /// A delegate is called, and does what it has to meanwhile; false if it leaves that requirement
  /// out.
  @discardableResult
  mutating func hear(
    _ entry: Entry,
    _ number: Int,
    _ round: inout Round,
    as note: String? = nil
  )
    -> Bool
  {
    if round.what.isOptional, kind(entry.object).leavesOutOptional { return false }
    heard.append(
      ModelLog.entry(entry.object, note ?? round.what.name, number, on: entry.queue)
    )
    if let step = round.script[round.called] { _ = change(step, caller: entry.object) }
    round.called += 1
    return true
  }

  // MARK: Queues

  /// Calls all delegates in `round` without waiting for them.
  mutating func notify(
    _ round: inout Round,
    _ number: Int,
    isFirst: Bool = false,
    isSetting: Bool = false
  ) {
    while let entry = next(&round) {
      if let queue = entry.queue {
        let call = Waiting(entry: entry, what: round.what, number: number, isSetting: isSetting)
        waiting[queue].append(call)
      } else {
        hear(entry, number, &round, as: isSetting ? "is set to" : nil)
      }
      if isFirst { return }
    }
  }

  /// Makes the calls that wait on `queue`, but for those of who does not respond any more.
  mutating func run(_ queue: Int) {
    for call in waiting[queue] {
      guard let entry = entry(call.entry.serial), entry.handling.contains(call.what) else {
        continue
      }
      var round = round(call.what)
      hear(entry, call.number, &round, as: call.isSetting ? "is set to" : nil)
    }
    waiting[queue] = []
  }
}
