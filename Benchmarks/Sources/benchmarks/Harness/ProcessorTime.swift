import Foundation

/// The nanoseconds of processor time that this process has had.
///
/// Nothing here sleeps or waits, and only one thread at a time is at work, so this is the time that a
/// scenario takes; but unlike the clock on the wall it does not count what other processes get.
func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
