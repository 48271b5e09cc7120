/// A file to be written.
struct OutputFile: Equatable, Sendable {
  /// Whether it has to be written.
  enum State: String {
    case missing
    case stale
    case inPlace = "in place"
  }

  let path: String
  let text: String

  /// Writes those of `files` that have changed: first all of them beside their places, then each
  /// into its place.
  ///
  /// A signal takes effect after that.
  static func write(_ files: [OutputFile]) throws(FileSystem.Failure) {
    try Signals.holdingBack { () throws(FileSystem.Failure) in try putInPlace(files) }
  }

  private static func putInPlace(_ files: [OutputFile]) throws(FileSystem.Failure) {
    var pending: [(temporary: String, path: String)] = []
    do {
      for file in files where try file.state != .inPlace {
        let temporary = "\(file.path).\(FileSystem.processNumber).tmp"
        try FileSystem.create(temporary, file.text)
        pending.append((temporary, file.path))
      }
      for (temporary, path) in pending { try FileSystem.rename(temporary, to: path) }
    } catch {
      for (temporary, _) in pending { FileSystem.remove(temporary) }
      throw error
    }
  }

  /// The file that is now at its path.
  var state: State {
    get throws(FileSystem.Failure) {
      state(over: try FileSystem.readIfPresent(path, upTo: text.utf8.count))
    }
  }

  /// The same where there is `present` at its path, or no file.
  func state(over present: [UInt8]?) -> State {
    guard let present else { return .missing }
    return present == Array(text.utf8) ? .inPlace : .stale
  }
}
