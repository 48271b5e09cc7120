#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// What the program lets signals do to it.
enum Signals {
  /// Does `work` while the signals wait that people end programs with.
  ///
  /// Those that have come in the meantime arrive afterwards.
  static func holdingBack<Success, Failure>(
    _ work: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    var ending = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&ending, signal) }
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Makes a write beyond the largest size that a file may have fail, instead of ending the program.
  static func ignoreFileSizeLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
