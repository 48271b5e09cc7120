#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The standard streams of the process.
enum Console {
  enum Stream: Int32 {
    case output = 1
    case error = 2

    /// Its name in the system's messages.
    var name: String {
      switch self {
      case .output: "standard output"
      case .error: "standard error"
      }
    }
  }

  /// Writes all of `text`.
  static func write(_ text: String, to stream: Stream) throws(FileSystem.Failure) {
    try FileSystem.write(text, to: stream.rawValue, at: stream.name)
  }

  /// Whether text may have colours there: it is a terminal, and `NO_COLOR` is not set
  /// (no-color.org).
  static func hasColors(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1 && (variable("NO_COLOR") ?? "").isEmpty
      && variable("TERM") != "dumb"
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
    _exit(code.rawValue)
  }
}

/// The program's reactions to signals.
enum Signals {
  /// Does `work` while signals that end programs are blocked.
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
