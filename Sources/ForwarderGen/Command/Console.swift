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
  }

  /// Writes all of `text`, as far as anybody reads.
  static func write(_ text: String, to stream: Stream) {
    _ = try? FileSystem.write(Array(text.utf8), to: stream.rawValue, at: "")
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
    _exit(code.rawValue)
  }
}
