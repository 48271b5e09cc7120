/// Enumerates all orders of the steps of two threads, depth first.
///
/// A schedule is the list of threads that were chosen where both could go on. The search leaves out
/// orders that differ only in steps that commute: a thread whose next step has been tried already
/// sleeps until the other thread does something that its step depends on ("sleep sets").
struct ScheduleSearch {
  private struct Choice {
    let thread: Int
    /// The effects of the chosen thread's step, as soon as they are known.
    var effects = StepEffects()
    /// The next steps of the threads that sleep here.
    let sleeping: [StepEffects?]
    /// Whether the other thread remains to be tried.
    let hasAlternative: Bool
  }

  private var choices: [Choice] = []
  private var depth = 0
  private var sleeping: [StepEffects?] = [nil, nil]

  /// Whether the schedule differs from a former one only in steps that commute.
  private(set) var isRepetition = false

  /// Whether the step under way was chosen, since both threads could go on.
  private var isChosen = false

  /// The schedule under way, for a report.
  var schedule: [Int] { choices.prefix(depth).map(\.thread) }

  /// Chooses the thread that goes on; where both are new, `current` does.
  mutating func choose(current: Int) -> Int {
    if depth == choices.count {
      let isCurrentAsleep = sleeping[current] != nil
      choices.append(
        Choice(
          thread: isCurrentAsleep ? 1 - current : current,
          sleeping: sleeping,
          hasAlternative: !isCurrentAsleep && sleeping[1 - current] == nil
        )
      )
    }
    sleeping = choices[depth].sleeping
    depth += 1
    isChosen = true
    return choices[depth - 1].thread
  }

  /// Notes that `thread` has ended a step that had `effects`.
  mutating func endStep(of thread: Int, _ effects: StepEffects) {
    if isChosen { choices[depth - 1].effects = effects }
    isChosen = false
    if sleeping[thread] != nil { isRepetition = true }
    sleeping[thread] = nil
    if let next = sleeping[1 - thread], !next.commutes(with: effects) { sleeping[1 - thread] = nil }
  }

  /// Ends a schedule, and prepares the next one.
  ///
  /// - Returns: whether there is one.
  mutating func advance() -> Bool {
    (depth, isChosen, isRepetition, sleeping) = (0, false, false, [nil, nil])
    while let last = choices.popLast() {
      guard last.hasAlternative else { continue }
      var sleeping = last.sleeping
      sleeping[last.thread] = last.effects
      choices.append(Choice(thread: 1 - last.thread, sleeping: sleeping, hasAlternative: false))
      return true
    }
    return false
  }
}
