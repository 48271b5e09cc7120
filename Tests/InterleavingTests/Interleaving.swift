import Foundation

/// Runs two operations on two threads, only one of which runs at a time.
///
/// At each synchronization point the thread that runs asks the search which thread goes on. One of
/// the threads is the caller's.
// Safety: only the thread that has the turn uses the mutable state; `condition` hands the turn over.
final class Interleaving: @unchecked Sendable {
  private enum Stage { case waiting, running, ended }

  private let condition = NSCondition()
  private var turn = 0
  private var stages: [Stage] = [.ended, .ended]
  private var isOver = false
  private var isRunning = false

  /// The operation of each thread, until it is done.
  private var operations: [(() -> String)?] = [nil, nil]
  private var results = ["", ""]

  /// How many locks each thread is inside of.
  private var depths = [0, 0]
  /// The effects of each thread's current or next step.
  private var effects = [StepEffects(), StepEffects()]
  /// The words that the operations have come upon, in an order that is the same whenever the same steps
  /// are repeated.
  ///
  /// They are kept, so none is at the address of another one.
  private var words: [AnyObject] = []
  /// The identities of delegates, likewise.
  private var identities: [Identity] = []
  private(set) var search = ScheduleSearch()

  init() {
    Thread { [self] in
      while awaitOperation() { runOperation(on: 1) }
    }
    .start()
  }

  /// Ends the second thread.
  func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }

  /// Runs `first` and `second` in the next order, and answers what they return.
  func run(_ first: @escaping () -> String, _ second: @escaping () -> String) -> [String] {
    condition.withLock {
      (turn, stages, depths) = (0, [.waiting, .waiting], [0, 0])
      (effects, words, identities) = ([StepEffects(), StepEffects()], [], [])
      (operations, isRunning) = ([first, second], true)
    }
    runOperation(on: 0)
    condition.withLock {
      while stages[1] != .ended { condition.wait() }
      isRunning = false
    }
    return results
  }

  /// Forgets all orders.
  func restart() { search = ScheduleSearch() }

  /// Prepares the next order; false when all have been run.
  func advance() -> Bool { search.advance() }

  /// Notes that the step under way deallocates the delegate with `identity`; a provider has none.
  func noteDeallocation(of identity: Identity?) {
    if isRunning { release(identity, in: &effects[turn]) }
  }

  // MARK: Threads

  /// Waits until it is the second thread's turn; false once there will be no operation any more.
  private func awaitOperation() -> Bool {
    condition.withLock {
      while !isOver, turn != 1 || operations[1] == nil { condition.wait() }
      return !isOver
    }
  }

  private func runOperation(on thread: Int) {
    stages[thread] = .running
    results[thread] = SynchronizationPoint.observer.withValue(
      .init { [unowned self] in reach($0, on: thread) },
      operation: { operations[thread]?() ?? "" }
    )
    // Before the thread has ended. Otherwise what the operation holds could end later on this thread,
    // and be taken for a step of the next pair of operations.
    operations[thread] = nil
    condition.withLock {
      search.endStep(of: thread, effects[thread])
      stages[thread] = .ended
      if stages[1 - thread] != .ended { turn = 1 - thread }
      condition.broadcast()
    }
  }

  private func reach(_ point: SynchronizationPoint, on thread: Int) {
    switch point {
    case .willLock:
      if depths[thread] == 0 { pause(thread, before: StepEffects(locks: true)) }
      depths[thread] += 1
    case .didUnlock: depths[thread] -= 1
    case .willRead(let word):
      // Words are written inside the lock only, so no other thread changes a word that is read inside.
      if depths[thread] == 0 { pause(thread, before: StepEffects(readWord: number(of: word))) }
    case .willWrite(let word):
      pause(thread, before: StepEffects(locks: true, writtenWord: number(of: word)))
    }
  }

  private func number(of word: AnyObject) -> Int {
    if let number = words.firstIndex(where: { $0 === word }) { return number }
    words.append(word)
    return words.endIndex - 1
  }

  private func bit(of identity: Identity) -> UInt {
    if let number = identities.firstIndex(where: { $0 === identity }) { return 1 << UInt(number) }
    identities.append(identity)
    precondition(identities.count <= UInt.bitWidth, "there are more delegates than bits")
    return 1 << UInt(identities.endIndex - 1)
  }

  private func release(_ identity: Identity?, in effects: inout StepEffects) {
    guard let identity else { return effects.releasesProvider = true }
    effects.released |= bit(of: identity)
  }

  /// Pauses before the weak reference to the delegate with `identity` is read.
  func willReadReference(to identity: Identity) {
    guard isRunning, depths[turn] == 0 else { return }
    pause(turn, before: StepEffects(readReference: bit(of: identity)))
  }

  /// Pauses before strong references are given up, which may be the last ones; a provider has no
  /// identity.
  func willRelease(_ identities: [Identity?]) {
    guard isRunning, !identities.isEmpty else { return }
    var effects = StepEffects()
    for identity in identities { release(identity, in: &effects) }
    pause(turn, before: effects)
  }

  /// Ends a step of `thread`, and waits until its next step may begin.
  private func pause(_ thread: Int, before next: StepEffects) {
    condition.withLock {
      search.endStep(of: thread, effects[thread])
      effects[thread] = next
      turn = successor(of: thread)
      if turn != thread { condition.broadcast() }
      while turn != thread { condition.wait() }
    }
  }

  /// The thread that goes on.
  private func successor(of thread: Int) -> Int {
    let other = 1 - thread
    switch stages[other] {
    case .waiting: return other
    case .ended: return thread
    case .running:
      // A thread that is inside the lock goes on if the other one waits for that.
      if depths[thread] > 0, effects[other].entersLock { return thread }
      if depths[other] > 0, effects[thread].entersLock { return other }
      return search.choose(current: thread)
    }
  }
}
