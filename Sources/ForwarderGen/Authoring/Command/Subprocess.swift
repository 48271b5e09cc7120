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
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      self.init(failure: errno)
      return
    }
    defer { close(ends[0]) }
    var child: pid_t = 0
    let failure = Self.start(program, arguments, writingTo: ends, &child)
    close(ends[1])
    if failure != 0 {
      self.init(failure: failure)
      return
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(ends[0], &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    // A parent that ignores the ends of its children has the system forget this one's.
    var status: Int32 = 1 << 8
    while unsafe waitpid(child, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    self.init(
      code: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      output: String(decoding: bytes, as: UTF8.self)
    )
  }

  private init(code: Int32, output: String) {
    self.code = code
    self.output = output
  }

  /// A program that could not be started.
  private init(failure: Int32) {
    self.init(
      code: failure == ENOENT ? 127 : 126,
      output: unsafe String(cString: strerror(failure))
    )
  }

  /// The reason why the program does not start; 0 if it does.
  private static func start(
    _ program: String,
    _ arguments: [String],
    writingTo ends: [Int32],
    _ child: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin) || canImport(Android)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    #if canImport(Darwin)
    let environment = unsafe _NSGetEnviron().pointee
    #else
    let environment = unsafe environ
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    for end in ends where end > 2 { unsafe posix_spawn_file_actions_addclose(&actions, end) }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    return unsafe posix_spawnp(&child, program, &actions, nil, words, environment)
  }
}
