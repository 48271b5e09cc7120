/// The generated files in a folder that none of a run's specs explains.
///
/// A renamed spec leaves one. The compiler would find everything in it declared twice.
enum OrphanedFiles {
  /// The paths of those in `folder`, beside the files at `outputs`.
  ///
  /// Only Swift files directly in the folder count, and only those that begin as generated ones do.
  /// The tool leaves every other file alone, and files that it cannot read.
  static func paths(
    in folder: String,
    besides outputs: [String]
  ) throws(FileSystem.Failure) -> [String] {
    // By identity: where a file system ignores case, an output may have a name that looks different.
    let explained = Set(outputs.compactMap { FileSystem.identity(of: $0) })
    return try FileSystem.names(in: folder.isEmpty ? "/" : folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .filter { path in
        guard let identity = FileSystem.identity(of: path) else { return false }
        return !explained.contains(identity) && isGenerated(path)
      }
  }

  /// Whether the first line of the file at `path` says so.
  private static func isGenerated(_ path: String) -> Bool {
    let line = Array(FileEmitter.firstLine.utf8)
    guard let bytes = try? FileSystem.read(path, upTo: line.count), bytes.starts(with: line) else {
      return false
    }
    return bytes.dropFirst(line.count).first.map(EmbeddedText.isNewline) ?? true
  }
}
