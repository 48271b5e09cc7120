import Foundation

/// The nanoseconds of processor time that this process has had.
///
/// No scenario sleeps or waits, and only one thread at a time works. So this is the time that a
/// scenario takes. Unlike wall-clock time, it does not include other processes.
func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The nanoseconds of processor time that ended children of this process have had.
func childrensProcessorTime() -> UInt64 {
  var usage = rusage()
  #if canImport(Darwin)
  getrusage(RUSAGE_CHILDREN, &usage)
  #else
  getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #endif
  let times = [usage.ru_utime, usage.ru_stime]
  return times.reduce(0) { $0 + UInt64($1.tv_sec) * 1_000_000_000 + UInt64($1.tv_usec) * 1_000 }
}
