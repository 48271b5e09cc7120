/// The Swift files that the specs of a run need, each read once: those that they name, and of the same targets those
/// that have to do with the protocols in them.
package struct SwiftFiles: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    package let declarations: SourceDeclarations

    /// All protocols that are known beside it.
    package let protocols: FoundProtocols

    /// Where the protocols called `path` that the file itself declares are among those.
    package func positions(ofPath path: String) -> [Int] {
      protocols.positions(ofPath: path).filter { protocols[$0].location.path == self.path }
    }

    var path: String { declarations.file.source.path }
  }

  /// Why a file is not among them.
  package enum Absence: Error, Equatable, Sendable {
    case unreadable(String)
    /// It is none of the files whose changes the build system looks for.
    case outside
    /// Its mistakes have been reported.
    case unclear
  }

  /// Where the positions of the first one begin: after those of any spec.
  private static let start = 1 << 30

  /// Their texts, with the places that positions in them have.
  private(set) var sources: [SourceText.Placed] = []

  /// The mistakes in those that specs name.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The folders of other targets that files are in, by the paths of the files.
  let folders: [String: String]

  private var files: [String: Result<File, Absence>]

  /// The protocols in the files of the targets and those that specs declare, and those in files of no target.
  private var found = FoundProtocols(in: [])
  private var others: [FoundProtocol] = []

  /// Where those that specs declare are among the ones of targets.
  private var items: [ItemName: Int] = [:]

  /// What an item keeps if an import changes others of its spec.
  private struct ItemName: Hashable {
    let spec: String
    let head: String?
    let condition: String?

    init(_ item: ProtocolSpec, of spec: String) {
      (self.spec, head, condition) = (spec, item.head?.text, item.options.condition?.text)
    }
  }

  /// What is known of the files' targets, the specs' own first, and where each spec looks for protocols, by its path.
  private let targets: [SwiftIndex]
  private let searched: [String: [Int]]

  /// The protocols of the target, by name; nil if its files are not known.
  var index: SwiftIndex? { targets.first }

  /// Reads `sources`, which `specs` name, and what has to do with the protocols called `names` and those that the specs
  /// declare.
  ///
  /// `targets` are those of the files, the specs' own first. A file of none of them is read by itself. `searched` tells
  /// where among them each spec looks for protocols, by its path, its own target first: if not, in the first one.
  package init(
    _ sources: [SourceText] = [],
    for specs: [Spec] = [],
    without absent: [String: Absence] = [:],
    inOtherTargets folders: [String: String] = [:],
    of targets: [SwiftIndex] = [],
    searched: [String: [Int]] = [:],
    about names: Set<String> = []
  ) {
    self.folders = folders
    self.targets = targets
    self.searched = searched
    files = absent.mapValues { Result<File, Absence>.failure($0) }
    var modules = targets.map { DeclaredTypes.Module(index: $0) }
    for spec in specs {
      guard let target = searched[spec.source.path, default: [0]].first, target < targets.count
      else { continue }
      let imports = Set(spec.imports.compactMap(\.module.pathNames.first))
      modules[target].imports.formUnion(imports)
      modules[target].declared +=
        spec.protocols.filter { !$0.place.isFile }
        .map { FoundProtocol($0, in: spec.source, importing: imports) }
        + spec.composites.compactMap { FoundProtocol($0, in: spec.source) }
    }
    read(
      names.union(modules.flatMap(\.declared).map(\.path)),
      besides: Set(sources.map(\.path)),
      in: &modules
    )
    for (path, declarations) in found.files {
      files[path] = .success(File(declarations: declarations, protocols: found))
    }
    for (position, found) in found.all.enumerated() {
      if let item = found.item { items[ItemName(item, of: found.location.path)] = position }
    }
    let known = Set(targets.flatMap(\.sources).map(\.path))
    for source in sources where !known.contains(source.path) {
      guard let declarations = read(source) else { continue }
      let module = DeclaredTypes.Module(files: [declarations])
      var protocols = FoundProtocols(in: [module])
      DefaultImplementations.mark(&protocols, in: [module])
      files[source.path] = .success(File(declarations: declarations, protocols: protocols))
      others += protocols.all
    }
  }

  /// Reads the files of `modules` at `paths`, and whatever has to do with the protocols called `names`.
  private mutating func read(
    _ names: Set<String>,
    besides paths: Set<String>,
    in modules: inout [DeclaredTypes.Module]
  ) {
    let last = names.compactMap(\.pathNames.last)
    var wanted = targets.map { target in
      let stated = target.sources.indices.filter { paths.contains(target.sources[$0].path) }
      return last.reduce(into: Set(stated)) {
        $0.formUnion(target.files(declaring: $1, by: ["protocol"]))
      }
    }
    var known = wanted
    repeat {
      for target in modules.indices {
        let sources = wanted[target].sorted().map { targets[target].sources[$0] }
        modules[target].files += sources.compactMap { read($0) }
      }
      found = FoundProtocols(in: modules)
      let positions = Set(names.flatMap { found.positions(ofPath: $0) })
      let related = targets.files(relatedTo: positions, of: found)
      wanted = zip(related, known).map { $0.subtracting($1) }
      known = zip(related, known).map { $0.union($1) }
    } while wanted.contains { !$0.isEmpty }
    DefaultImplementations.mark(&found, in: modules)
  }

  /// The declarations of `source`; nil, after a report, if it cannot be understood.
  private mutating func read(_ source: SourceText) -> SourceDeclarations? {
    let start = sources.last.map { $0.start + $0.source.bytes.count + 1 } ?? Self.start
    var report = Diagnostics(of: source.beside([.init(start: start, source: source)]))
    let declarations = report.attempt(
      Result { () throws(DeclarationError) in try SourceReader.declarations(in: source, at: start) }
    )
    sources.append(.init(start: start, source: source))
    diagnostics += report.all
    if declarations == nil { files[source.path] = .failure(.unclear) }
    return declarations
  }

  /// The protocol that `item` of the spec `source` declares, in what the spec's target sees.
  func declared(
    by item: ProtocolSpec,
    in source: SourceText
  ) -> (protocols: FoundProtocols, position: Int) {
    guard let position = items[ItemName(item, of: source.path)] else {
      let declared = FoundProtocol(item, in: source)
      return (FoundProtocols(in: [.init(declared: [declared])]), 0)
    }
    let known = found[position]
    if known.item == item { return (found, position) }
    // An import has moved it.
    var declared = FoundProtocol(item, in: source)
    (declared.path, declared.module, declared.scopes) = (known.path, known.module, known.scopes)
    for (index, member) in known.members.enumerated()
    where index < declared.members.count && member.name == declared.members[index].name {
      declared.members[index].answers = member.answers
      declared.members[index].mayBeImplementedAt = member.mayBeImplementedAt
    }
    var protocols = found
    protocols.all[position] = declared
    return (protocols, position)
  }

  /// The paths of the files that declare a protocol called `name`, as the spec at `path` names it: those of its own
  /// target, or else those of the targets that it imports.
  func paths(declaring name: String, forSpecAt path: String) -> [String] {
    let declared = found.positions(ofPath: name).map { found[$0] }.filter { !$0.isOfSpec }
    let searched = searched[path] ?? [0]
    let own = declared.filter { $0.module == searched.first }
    let all = own.isEmpty ? declared.filter { searched.contains($0.module) } : own
    return Set(all.map(\.location.path)).sorted()
  }

  /// Whether a file that may declare a protocol called `name` has mistakes, which have been reported.
  func isUnclear(whatDeclares name: String) -> Bool {
    targets.contains { target in
      target.files(declaring: name.pathNames.last ?? "", by: ["protocol"])
        .contains { files[target.sources[$0].path] == .failure(.unclear) }
    }
  }

  /// The types and aliases in a file of the target, which is read now if it was not needed before.
  func types(in source: SourceText) -> [DeclaredType] {
    if let file = try? file(at: source.path).get() { return file.declarations.types }
    // The compiler reports its mistakes.
    return (try? SourceReader.declarations(in: source))?.types ?? []
  }

  var paths: [String] { sources.map(\.source.path) }

  package var protocols: [FoundProtocol] { found.all.filter { !$0.isOfSpec } + others }

  /// The file at `path`, or why there is none.
  package func file(at path: String) -> Result<File, Absence> {
    files[path] ?? .failure(.unreadable("it was not opened"))
  }
}
