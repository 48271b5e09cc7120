#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A program that has run to its end.
struct Subprocess: Equatable, Sendable {
  /// Its exit code; 127 if there is no such program, 126 if it cannot be run, and a number above 128 after a signal.
  let code: Int32

  /// Its output, from standard output and standard error, in the order of arrival.
  let output: String

  /// Runs `program`, a path or a name on the search path, without input.
  init(_ program: String, _ arguments: [String]) {
    let words = ([program] + arguments).map { "'\(Self.quoted($0))'" }.joined(separator: " ")
    guard let stream = unsafe popen("exec \(words) 2>&1 </dev/null", "r") else {
      (code, output) = (126, unsafe String(cString: strerror(errno)))
      return
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = unsafe fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    // A parent that ignores the ends of its children has the system forget this one's.
    let end = unsafe pclose(stream)
    let signal = end & 0x7F
    code = end == -1 ? 1 : signal == 0 ? end >> 8 & 0xFF : 128 + signal
    output = String(decoding: bytes, as: UTF8.self)
  }

  /// `word` between the quotation marks of a shell.
  private static func quoted(_ word: String) -> String {
    word.reduce(into: "") { $0 += $1 == "'" ? #"'\''"# : String($1) }
  }
}
