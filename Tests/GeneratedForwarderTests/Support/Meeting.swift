/// Where calls wait until as many have come as are expected, or until their task is cancelled.
final class Meeting: Sendable {
  private struct State {
    var missing: Int
    var waiting: [CheckedContinuation<Bool, Never>] = []
    var isCancelled = false
  }

  private let state: Guarded<State>

  init(of count: Int) {
    state = Guarded(State(missing: count))
  }

  /// Counts a call that does not wait.
  func pass() {
    change { $0.missing -= 1 }
  }

  /// Waits until all have come, and says whether they have: not if the task is cancelled before.
  func arrive() async -> Bool {
    pass()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in change { $0.waiting.append(continuation) } }
    } onCancel: {
      change { $0.isCancelled = true }
    }
  }

  /// Makes `change`, and lets those go who need not wait any longer.
  private func change(_ change: (inout State) -> Void) {
    let (waiting, isComplete) = state.withLock { state in
      change(&state)
      let isOver = state.missing <= 0 || state.isCancelled
      let waiting = isOver ? state.waiting : []
      if isOver { state.waiting = [] }
      return (waiting, state.missing <= 0)
    }
    for continuation in waiting { continuation.resume(returning: isComplete) }
  }
}
