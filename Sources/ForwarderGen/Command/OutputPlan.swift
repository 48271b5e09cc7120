package struct OutputPlan: Equatable, Sendable {
  /// The folder of all of them, without a slash at its end.
  let folder: String

  /// In the order of the specs.
  package let paths: [String]

  init(for options: GenerateOptions, currentFolder: String) throws(CommandError) {
    if options.output.hasSuffix(".swift") {
      throw CommandError(
        "'--output' is a folder, and '\(options.output)' is called like a Swift file"
      )
    }
    var names: [String] = []
    var owners: [String: (spec: String, fileName: String?)] = [:]
    var files: [[String]: String] = [:]
    for spec in options.specs {
      guard OutputName.isSpec(spec) else {
        throw .notCalledSpec(spec)
      }
      let components = Self.components(of: spec, from: currentFolder)
      if let same = files.updateValue(spec, forKey: components) {
        throw CommandError("'\(same)' and '\(spec)' are one file: name it once")
      }
      let base = options.base.map { Self.components(of: $0, from: currentFolder) }
      if let base, !components.starts(with: base) {
        throw CommandError("'\(spec)' is not below '\(options.base ?? "")', the base of names")
      }
      let relative = base.map { components.dropFirst($0.count) } ?? components.suffix(1)
      let name = OutputName.swiftFile(forSpecAt: relative.joined(separator: "/"))
      // File systems that ignore case would let one file overwrite the other. The generator refuses
      // specs of one name by itself, at their places, where it writes source locations.
      let owner = owners.updateValue((spec, components.last), forKey: name.lowercased())
      if let owner, !options.locatesSource || owner.fileName != components.last {
        let way = base == nil ? ": tell them apart with '--base DIR'" : ""
        throw CommandError("'\(owner.spec)' and '\(spec)' would both be written to '\(name)'\(way)")
      }
      names.append(name)
    }
    folder = options.output.hasSuffix("/") ? String(options.output.dropLast()) : options.output
    paths = names.map { [folder] in "\(folder)/\($0)" }
  }

  /// The names along `path`, without `.` and `..`.
  package static func components(of path: String, from currentFolder: String) -> [String] {
    let absolute = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    return absolute.split(separator: "/")
      .reduce(into: []) { components, component in
        switch component {
        case ".": break
        case "..": _ = components.popLast()
        default: components.append(String(component))
        }
      }
  }
}

package struct OutputFile: Equatable, Sendable {
  package enum State: String {
    case missing
    case stale
    case inPlace = "in place"
  }

  package let path: String
  let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Makes `folder`, and writes those of `files` that have changed: first all of them beside their places, then each
  /// into its place; a signal takes effect before or after that.
  package static func write(_ files: [OutputFile], into folder: String) throws(FileSystem.Failure) {
    let changed = try changes(among: files).map(\.file)
    for file in changed { try FileSystem.refuseLink(at: file.path) }
    if !folder.isEmpty { try FileSystem.makeFolder(folder) }
    try FileSystem.holdingBackSignals { () throws(FileSystem.Failure) in
      try putInPlace(changed)
    }
  }

  /// Those of `files` that have to be written.
  package static func changes(
    among files: [OutputFile]
  ) throws(FileSystem.Failure) -> [(file: OutputFile, state: State)] {
    var changes: [(file: OutputFile, state: State)] = []
    for file in files {
      let state = try file.state
      if state != .inPlace { changes.append((file, state)) }
    }
    return changes
  }

  private static func putInPlace(_ files: [OutputFile]) throws(FileSystem.Failure) {
    var pending: [(temporary: String, path: String)] = []
    do {
      for file in files {
        let temporary = "\(file.path).\(FileSystem.processNumber).tmp"
        try FileSystem.create(temporary, file.text)
        pending.append((temporary, file.path))
      }
      for (temporary, path) in pending { try FileSystem.move(temporary, to: path) }
    } catch {
      for (temporary, _) in pending { try? FileSystem.remove(temporary) }
      throw error
    }
  }

  /// How the file that is now at its path compares.
  var state: State {
    get throws(FileSystem.Failure) {
      let present = try FileSystem.readIfPresent(path, upTo: text.utf8.count)
      return present.map { $0 == Array(text.utf8) ? .inPlace : .stale } ?? .missing
    }
  }
}

package enum InputFile {
  /// The specs at `paths`, and those at `references`.
  package static func readSpecs(
    _ paths: [String],
    references: [String]
  ) throws(CommandError) -> DecodedSpecs {
    let sources = try read(paths + references, upTo: JSONLimits.spec.size)
    return DecodedSpecs(
      Array(sources.prefix(paths.count)),
      references: Array(sources.dropFirst(paths.count))
    )
  }

  /// The files at `paths`.
  ///
  /// A file with more than `limit` bytes is read up to one byte more, so that it is found too large. Throws all that
  /// cannot be read.
  package static func read(
    _ paths: [String],
    upTo limit: Int
  ) throws(CommandError) -> [SourceText] {
    var sources: [SourceText] = []
    var mistakes: [String] = []
    for path in paths {
      do {
        sources.append(SourceText(path: path, bytes: try FileSystem.read(path, upTo: limit)))
      } catch {
        mistakes += (isUTF8(path) ? CommandError("cannot read", error) : notUTF8(path)).messages
      }
    }
    if !mistakes.isEmpty { throw CommandError(mistakes, .noInput) }
    return sources
  }

  /// The Swift files that `decoded` needs.
  ///
  /// - Parameters:
  ///   - decoded: the specs of a run.
  ///   - folders: the folders that the files have to be in, if there are any: that of the specs' target,
  ///     and after it those of other targets.
  ///   - findsOthers: whether the targets of references are where folders tell, without `folders`.
  ///   - listed: all Swift files of the targets, if they are known.
  ///   - given: texts that are there in place of files, or beside them.
  ///   - names: the protocols in question, beside those of the specs.
  /// - Returns: those that the specs name, and those that have to do with the protocols.
  package static func readSwift(
    for decoded: DecodedSpecs,
    in folders: [SwiftFolder] = [],
    findingOthers findsOthers: Bool = false,
    of listed: [String] = [],
    with given: [SourceText] = [],
    about names: [String] = []
  ) -> SwiftFiles {
    let current = FileSystem.currentFolder()
    let stated = folders.map { $0.names(from: current) }
    let found = decoded.sources.map { TargetFolder.names(ofSpecAt: $0.path, from: current) }
    let own = stated.isEmpty ? found.prefix(decoded.ownCount) : stated.prefix(1)
    // Where one is in the other, nothing tells them apart.
    let apart = found.filter { folder in
      !own.contains { $0 != folder && ($0.starts(with: folder) || folder.starts(with: $0)) }
    }
    let known = stated.isEmpty ? (findsOthers ? apart.unique : []) : stated
    // A folder that `folders` has twice has the module that the first one states.
    let modules = known.map { stated.firstIndex(of: $0).flatMap { folders[$0].module } }
    func module(of target: Int) -> String { modules[target] ?? known[target].last ?? "" }
    /// The target of the file at `path`: its place in `known`, and 0 for that of the specs.
    func target(of path: String) -> Int? {
      let names = OutputPlan.components(of: path, from: current)
      let target = known.indices.filter { names.starts(with: known[$0]) }
        .max { known[$0].count < known[$1].count }
      guard let target, !own.contains(known[target]) else {
        return target == nil && !stated.isEmpty ? nil : 0
      }
      return target
    }
    var sources = given
    let givenPaths = Set(given.map(\.path))
    var absent: [String: SwiftFiles.Absence] = [:]
    var others: [String: String] = [:]
    for path in decoded.swiftFiles where !givenPaths.contains(path) {
      guard let target = target(of: path) else {
        absent[path] = .outside
        continue
      }
      do {
        let bytes = try FileSystem.read(path, upTo: SwiftFile.maximumSize)
        sources.append(SourceText(path: path, bytes: bytes))
        if target != 0, !stated.isEmpty { others[path] = module(of: target) }
      } catch {
        absent[path] = .unreadable(error.reason)
      }
    }
    // A file has the path by which a spec names it, however the list does.
    let named = Dictionary(
      decoded.swiftFiles.map { (OutputPlan.components(of: $0, from: current), $0) }
    ) { first, _ in first }
    let paths =
      given.map(\.path)
      + listed.map { named[OutputPlan.components(of: $0, from: current)] ?? $0 }
      .filter { !givenPaths.contains($0) }
    let files = Dictionary(grouping: paths, by: target)
    var indexes =
      paths.isEmpty
      ? []
      : (0..<max(known.count, 1))
        .map { index(of: files[$0] ?? [], in: known.isEmpty ? nil : modules[$0], with: given) }
    // A folder that is called as what nobody imports may have a module of any name.
    let imported = indexes.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    for (target, folder) in zip(indexes.indices, known) where indexes[target].module == nil {
      indexes[target].module = folder.last.flatMap { imported.contains($0) ? $0 : nil }
    }
    // Each spec looks for protocols in its own target, and in those that it imports.
    let searched = decoded.specs.compactMap(\.self)
      .map { spec in
        let imports = spec.searchedModules
        let others = known.indices.filter { imports.contains(module(of: $0)) }
        return (spec.source.path, [target(of: spec.source.path) ?? 0] + others)
      }
    return SwiftFiles(
      sources,
      for: decoded.specs.compactMap(\.self),
      without: absent,
      inOtherTargets: others,
      of: indexes,
      searched: Dictionary(searched) { first, _ in first },
      about: decoded.swiftProtocols.union(names.map(\.withoutBackTicks))
    )
  }

  /// The index of the files at `paths` of `module`, of which `given` has some; the compiler reports those that cannot
  /// be opened.
  private static func index(
    of paths: [String],
    in module: String?,
    with given: [SourceText]
  ) -> SwiftIndex {
    let sources = paths.compactMap { path in
      given.first { $0.path == path }
        ?? (try? FileSystem.read(path, upTo: 1 << 32))
        .map { SourceText(path: path, bytes: $0) }
    }
    return SwiftIndex(sources, of: module) { FileSystem.offsets(of: $0, in: $1.bytes) }
  }
}

extension InputFile {
  /// The paths in the file at `path`, which has one on each line.
  static func paths(listedIn path: String) throws(CommandError) -> [String] {
    let list = try read([path], upTo: JSONLimits.symbolGraph.size)[0]
    let paths = String(decoding: list.bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0) }
    if let path = paths.first(where: { !isUTF8($0) }) { throw notUTF8(path) }
    return paths
  }

  /// In place of each byte that is not UTF-8, a name has another character.
  private static func isUTF8(_ path: String) -> Bool { !path.contains("\u{FFFD}") }

  private static func notUTF8(_ path: String) -> CommandError {
    CommandError("cannot read '\(path)': its name is not UTF-8: rename it", .noInput)
  }
}
