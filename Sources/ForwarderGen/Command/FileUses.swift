/// The files of a run, and what it does with each: none of those that it writes may have another use.
///
/// A run asks before it writes or deletes the first one.
package struct FileUses {
  package enum Reading: String {
    case spec = "a spec"
    case reference = "a '--reference'"
    case declared = "a Swift file that a spec names"
    case sources = "the list of '--sources'"
    case listed = "a Swift file of the target"
    case declaring = "a Swift file to import from"
    case symbolGraph = "a symbol graph"
  }

  package enum Writing: String {
    case generated = "a file to generate"
    case depfile = "the '--depfile'"
    /// The files that `--prune` deletes, and `--check` lists.
    case orphan = "an orphan by its first line"
    case imported = "the '--output'"
    case interface = "an interface to write"

    fileprivate var way: String {
      switch self {
      case .generated: "name another '--output', or rename one of them"
      case .depfile: "name another '--depfile'"
      case .orphan: "move it to another folder, or remove that line"
      case .imported, .interface: "name another '--output'"
      }
    }
  }

  private var outputs: [FileSystem.Place: (path: String, writing: Writing)] = [:]

  package init() {}

  /// Notes that the run writes, or deletes, the files at `paths`, which may be names of one file.
  package mutating func write(_ paths: [String], as writing: Writing) throws(UsageError) {
    for path in paths { try check(path, writing.rawValue) }
    for path in paths {
      if let place = FileSystem.place(of: path) { outputs[place] = (path, writing) }
    }
  }

  package func read(_ paths: [String], as reading: Reading) throws(UsageError) {
    for path in paths { try check(path, reading.rawValue) }
  }

  /// Refuses the file at `path`, in its `role`, if the run writes it already.
  private func check(_ path: String, _ role: String) throws(UsageError) {
    guard let place = FileSystem.place(of: path), let output = outputs[place] else { return }
    let words = output.writing
    throw UsageError(
      output.path == path
        ? "'\(path)' is \(role), and \(words.rawValue): \(words.way)"
        : "'\(path)', \(role), and '\(output.path)', \(words.rawValue), are one file: \(words.way)"
    )
  }
}
