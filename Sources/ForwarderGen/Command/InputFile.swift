/// The files that a command reads.
enum InputFile {
  /// The specs at `paths`, as ``read(_:upTo:_:)`` gives them.
  static func readSpecs(_ paths: [String], _ unreadable: inout String) -> [SourceText] {
    read(paths, upTo: JSONLimits.spec.size, &unreadable)
  }

  /// The files at `paths`; those that cannot be read are left out and named in `unreadable`.
  ///
  /// A file with more than `limit` bytes is read up to one byte more, so that it is found too
  /// large.
  static func read(
    _ paths: [String],
    upTo limit: Int,
    _ unreadable: inout String
  ) -> [SourceText] {
    var sources: [SourceText] = []
    for path in paths {
      do {
        sources.append(SourceText(path: path, bytes: try FileSystem.read(path, upTo: limit)))
      } catch {
        unreadable += error.line("cannot read")
      }
    }
    return sources
  }

  /// The Swift files at `paths`, as far as they can be read and are in one of `folders`, if there are
  /// any of those.
  static func readSwift(_ paths: [String], in folders: [String] = []) -> SwiftFiles {
    var sources: [SourceText] = []
    var absent: [String: SwiftFiles.Absence] = [:]
    let current = FileSystem.currentFolder()
    let known = folders.map { OutputPlan.components(of: $0, from: current) }
    var others: [String: String] = [:]
    for path in paths {
      do {
        let names = OutputPlan.components(of: path, from: current)
        let folder = known.filter { names.starts(with: $0) }.max { $0.count < $1.count }
        if !known.isEmpty, folder == nil {
          absent[path] = .outside
        } else {
          // The target's own folder is the first one.
          if let folder, folder != known.first { others[path] = folder.last }
          let bytes = try FileSystem.readFile(path, upTo: SwiftFile.maximumSize)
          sources.append(SourceText(path: path, bytes: bytes))
        }
      } catch {
        absent[path] = .unreadable(error.reason)
      }
    }
    return SwiftFiles(sources, without: absent, inOtherTargets: others)
  }
}

extension InputFile {
  /// The paths in the file at `path`, which has one on each line.
  static func paths(listedIn path: String) throws(FileSystem.Failure) -> [String] {
    let bytes = try FileSystem.read(path, upTo: JSONLimits.symbolGraph.size)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  /// The messages for `names` that Swift files at `paths` declare.
  ///
  /// The compiler reports files that cannot be read.
  static func declaredTwice(_ names: [GeneratedName], in paths: [String]) -> [Diagnostic] {
    var search = DeclaredTwice(names)
    for path in paths {
      guard let bytes = try? FileSystem.readFile(path, upTo: SwiftFile.maximumSize) else {
        continue
      }
      search.look(at: SourceText(path: path, bytes: bytes)) { word in
        FileSystem.offsets(of: word, in: bytes)
      }
    }
    return search.diagnostics
  }
}

extension FileSystem.Failure {
  /// The message for an `action` that failed.
  func line(_ action: String) -> String {
    Outcome.errorLine("\(action) '\(path)': \(reason)")
  }
}
