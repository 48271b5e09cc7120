#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Which signals wait.
struct SignalMask {
  private var signals: sigset_t

  /// Lets the signals wait that people end programs with, and gives what was before.
  static func blocked() -> SignalMask {
    var ending = sigset_t()
    unsafe sigemptyset(&ending)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&ending, signal) }
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &ending, &before)
    return SignalMask(signals: before)
  }

  /// Sets them as they were; those that have waited arrive.
  func restore() {
    var signals = signals
    unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  /// Makes a write beyond the largest size that a file may have fail, instead of ending the program.
  static func ignoreFileSizeLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
