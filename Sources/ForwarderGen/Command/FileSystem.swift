#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The only place that touches files: by the C library, as Foundation would take longer to load than a spec takes to
/// generate.
package enum FileSystem {
  package struct Failure: Error, Equatable {
    package let path: String

    /// The system's own words: "No such file or directory".
    package let reason: String

    init(_ path: String, _ code: Int32 = errno) {
      self.init(path, because: unsafe String(cString: strerror(code)))
    }

    init(_ path: String, because reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package static func currentFolder() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// All bytes of the file at `path`; of one with more than `limit`, one more than that.
  ///
  /// So the program does not wait for a file that is too large. Nor does it wait for a pipe or a device:
  /// they are not even opened, because whoever writes to a pipe would notice.
  package static func read(_ path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
    if let reason = obstacle(at: path) { throw Failure(path, because: reason) }
    // In case a pipe has taken the place of the file since then.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { throw Failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(file, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(path)
      }
      if count == 0 { break }
      bytes += buffer[..<min(count, limit + 1 - bytes.count)]
    }
    return bytes
  }

  /// Where `word` begins in `bytes`: as fast as the system finds it, in debug builds too.
  static func offsets(of word: String, in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    unsafe (bytes + [0])
      .withUnsafeBytes { buffer in
        guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
        var rest = unsafe start
        // A file may have a NUL, where the system stops.
        while unsafe start.distance(to: rest) < bytes.count {
          while let found = unsafe strstr(rest, word) {
            unsafe offsets.append(start.distance(to: found))
            unsafe rest = UnsafePointer(found) + 1
          }
          unsafe rest += strlen(rest) + 1
        }
      }
    return offsets
  }

  /// Why there is no file at `path`, if the system would open what is there, or says too little.
  private static func obstacle(at path: String) -> String? {
    // The system would read the path up to there.
    if path.utf8.contains(0) { return "no path has a NUL character" }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno != ENOENT { return nil }
      return destination(of: path).map { "it is a link to '\($0)', and there is no such file" }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFIFO: return "it is a pipe and no file"
    case S_IFSOCK: return "it is a socket and no file"
    default: return "it is a device and no file"
    }
  }

  private static func destination(of path: String) -> String? {
    var name = [CChar](repeating: 0, count: 4_096)
    let count = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe readlink(path, $0, buffer.count) } ?? -1
    }
    if count < 0 { return nil }
    return String(decoding: name.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// As ``read(_:upTo:)``; nil when there is no such file, or a link that leads nowhere.
  package static func readIfPresent(_ path: String, upTo limit: Int) throws(Failure) -> [UInt8]? {
    var status = stat()
    if unsafe stat(path, &status) != 0, errno == ENOENT { return nil }
    return try read(path, upTo: limit)
  }

  /// Makes a new file at `path` of `text`, or leaves none.
  static func create(_ path: String, _ text: String) throws(Failure) {
    // What a run that was killed has left, or a link: nothing is written to a file that is there.
    try? remove(path)
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw Failure(path) }
    do {
      try writeAll(text, to: file, at: path)
    } catch {
      close(file)
      try? remove(path)
      throw error
    }
    // A full disk may be noticed only now.
    if close(file) != 0 {
      let failure = Failure(path)
      try? remove(path)
      throw failure
    }
  }

  /// Writes all of `text` to an open file.
  static func writeAll(_ text: String, to file: Int32, at path: String) throws(Failure) {
    var text = text
    var written = 0
    while written < text.utf8.count {
      // In place: a text may be as large as everything else that the program has in memory.
      let count = text.withUTF8 { bytes in
        let rest = unsafe UnsafeBufferPointer(rebasing: bytes[written...])
        return unsafe write(file, rest.baseAddress, rest.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(path)
      }
      written += count
    }
  }

  /// Gives the file at `path` the name `newPath` in one step, in place of the file that has it.
  static func move(_ path: String, to newPath: String) throws(Failure) {
    if unsafe rename(path, newPath) != 0 { throw Failure(newPath) }
  }

  /// Throws if there is a link at `path`: ``move(_:to:)`` would replace it, and not what it leads to.
  static func refuseLink(at path: String) throws(Failure) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw Failure(path, because: "it is a link and no file: remove it, or name what it leads to")
  }

  static func remove(_ path: String) throws(Failure) {
    if unsafe unlink(path) != 0 { throw Failure(path) }
  }

  /// Makes the folder at `path`, and those that it is in.
  static func makeFolder(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST && isFolder(path) { return }
    let failure = Failure(path)
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard failure == Failure(path, ENOENT), !parent.isEmpty else { throw failure }
    try makeFolder(parent)
    if unsafe mkdir(path, 0o777) != 0, !isFolder(path) { throw Failure(path) }
  }

  /// Makes a folder of a new name in the system's folder for such.
  package static func makeTemporaryFolder() throws(Failure) -> String {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let pattern = "\(folder)/forwarder-gen.XXXXXX"
    var path = Array(pattern.utf8CString)
    guard unsafe mkdtemp(&path) != nil else { throw Failure(pattern) }
    return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder at `path` with the files in it, as far as that works.
  package static func removeFolder(_ path: String) {
    for name in (try? names(in: path)) ?? [] where name != "." && name != ".." {
      try? remove("\(path)/\(name)")
    }
    _ = unsafe rmdir(path)
  }

  static func isFolder(_ path: String) -> Bool { identity(ofFolder: path) != nil }

  /// The identity of the folder at `path`, or to which a link there leads.
  static func identity(ofFolder path: String) -> Identity? {
    var status = stat()
    let isFolder = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? Identity(status) : nil
  }

  /// The sorted names of the files in the folder at `path`; none if there is no such folder.
  package static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = unsafe opendir(path) else {
      let failure = Failure(path)
      if failure == Failure(path, ENOENT) { return [] }
      throw failure
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names.sorted()
  }

  package struct Identity: Hashable {
    let device: Int64
    let number: UInt64

    fileprivate init(_ status: stat) {
      device = Int64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The identity of the file at `path`; nil if there is none, or only a folder or a link.
  package static func identity(of path: String) -> Identity? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Identity(status)
  }

  /// The identity of the file at `path`, or to which a link there leads.
  package static func identity(behindLinkAt path: String) -> Identity? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Identity(status) : nil
  }

  // MARK: Signals

  /// Does `work` while signals that end programs are blocked: they arrive afterwards.
  static func holdingBackSignals<Success, Failure>(
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
  static func ignoreSizeLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }

  static var processNumber: Int32 { getpid() }
}

enum Console {
  static func write(_ output: String) throws(FileSystem.Failure) {
    try FileSystem.writeAll(output, to: STDOUT_FILENO, at: "standard output")
  }

  static func write(errors: String) throws(FileSystem.Failure) {
    try FileSystem.writeAll(errors, to: STDERR_FILENO, at: "standard error")
  }

  static func exit(_ code: Int32) -> Never {
    _exit(code)
  }
}

/// C's function, whose name a member above has.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(file, buffer.baseAddress, buffer.count)
}
