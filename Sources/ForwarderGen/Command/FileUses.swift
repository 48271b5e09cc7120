/// The files of a run: none of those that it writes or deletes may have another use, which is asked before the first.
package enum FileUses {
  /// What all paths to a file have in common.
  private enum Place: Hashable {
    case file(FileSystem.Identity)

    /// Of a file that does not exist yet.
    case path([String])

    init(of path: String) {
      self =
        FileSystem.identity(behindLinkAt: path).map { .file($0) }
        ?? .path(OutputPlan.components(of: path, from: FileSystem.currentFolder()))
    }
  }

  /// Refuses a run that would write or delete one of the files at `written` and use it otherwise, too: as one
  /// of another group, or of those at `read`.
  ///
  /// The paths of one group may be names of one file.
  package static func check(written: [[String]], read: [String]) throws(CommandError) {
    var owners: [Place: String] = [:]
    for paths in written + [read] {
      let places = paths.map { (place: Place(of: $0), path: $0) }
      for (place, path) in places {
        guard let owner = owners[place] else { continue }
        throw CommandError(
          "'\(owner)' would be written or deleted, and has another use in this run"
            + (owner == path ? "" : ", as '\(path)'") + ": name another output, or move the file"
        )
      }
      for (place, path) in places { owners[place] = path }
    }
  }
}
