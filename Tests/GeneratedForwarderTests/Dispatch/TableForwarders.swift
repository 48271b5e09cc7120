import MultiDelegateRuntime

@testable import SpecForwarders

/// A forwarder of every dispatch, to the same delegates.
final class TableForwarders {
  let log = Log()

  /// They answer 1, 2 and 3.
  let delegates: [TableDelegate]
  let broadcast = MultiTableBroadcastDelegate()
  let first = MultiTableFirstDelegate()
  let last = MultiTableLastDelegate()
  let firstNonNil = MultiTableFirstNonNilDelegate()
  let anyTrue = MultiTableAnyTrueDelegate()
  let allTrue = MultiTableAllTrueDelegate()
  let reduce = MultiTableReduceDelegate()
  let collect = MultiTableCollectDelegate()
  let pipeline = MultiTablePipelineDelegate()
  let claimed = MultiTableClaimedDelegate()
  let by = MultiTableByDelegate()

  /// Makes forwarders to `count` delegates.
  init(_ count: Int) {
    let log = log
    delegates = (0..<count).map { TableDelegate($0 + 1, log) }
    for delegate in delegates {
      broadcast.delegates.add(delegate)
      first.delegates.add(delegate)
      last.delegates.add(delegate)
      firstNonNil.delegates.add(delegate)
      anyTrue.delegates.add(delegate)
      allTrue.delegates.add(delegate)
      reduce.delegates.add(delegate)
      collect.delegates.add(delegate)
      pipeline.delegates.add(delegate)
      claimed.delegates.add(delegate)
      by.delegates.add(delegate)
    }
  }

  /// The digits of those that have been called, in order.
  var called: String { log.entries.filter { $0 != "?" }.joined() }

  func stopAtFirstResponder() {
    broadcast.delegates.stopsAtFirstResponder = true
    first.delegates.stopsAtFirstResponder = true
    last.delegates.stopsAtFirstResponder = true
    firstNonNil.delegates.stopsAtFirstResponder = true
    anyTrue.delegates.stopsAtFirstResponder = true
    allTrue.delegates.stopsAtFirstResponder = true
    reduce.delegates.stopsAtFirstResponder = true
    collect.delegates.stopsAtFirstResponder = true
    pipeline.delegates.stopsAtFirstResponder = true
    claimed.delegates.stopsAtFirstResponder = true
    by.delegates.stopsAtFirstResponder = true
  }
}
