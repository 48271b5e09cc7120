/// A file to be written.
struct OutputFile: Equatable, Sendable {
  let path: String
  let bytes: [UInt8]

  /// Writes those of `files` that have changed: first all of them beside their places, then each
  /// into its place.
  ///
  /// Whoever interrupts the program waits until that is done.
  static func write(_ files: [OutputFile]) throws(FileSystem.Failure) {
    let signals = SignalMask.blocked()
    defer { signals.restore() }
    var pending: [(temporary: String, path: String)] = []
    do {
      for file in files where try !file.isInPlace() {
        let temporary = "\(file.path).\(FileSystem.processNumber).tmp"
        try FileSystem.create(temporary, file.bytes)
        pending.append((temporary, file.path))
      }
      for (temporary, path) in pending { try FileSystem.rename(temporary, to: path) }
    } catch {
      for (temporary, _) in pending { FileSystem.remove(temporary) }
      throw error
    }
  }

  /// Whether the file is there and has these bytes.
  func isInPlace() throws(FileSystem.Failure) -> Bool {
    try FileSystem.readIfPresent(path, upTo: bytes.count) == bytes
  }
}
