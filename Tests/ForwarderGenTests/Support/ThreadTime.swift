import Foundation

/// The processor time of a thread, which does not depend on what else the machine does.
enum ThreadTime {
  /// The time that `work` takes on this thread.
  static func measure(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
