/// The Swift files that the specs of a run need, each read once: those that they name, and of the same
/// targets those that have to do with the protocols in them.
package struct SwiftFiles: Equatable, Sendable {
  /// One of them.
  package struct File: Equatable, Sendable {
    package let declarations: SourceDeclarations

    /// The protocols of its module.
    package let protocols: SwiftModule

    /// Where the protocols called `path` that the file itself declares are among those.
    package func positions(ofPath path: String) -> [Int] {
      protocols.positions(ofPath: path).filter { protocols[$0].location.path == self.path }
    }

    var path: String { declarations.file.source.path }
  }

  /// Why a file is not among them.
  package enum Absence: Error, Equatable, Sendable {
    /// It could not be opened.
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

  /// The modules that they are of, that of the specs' own target first: what their files declare, with the names
  /// that the files have for others.
  private var modules: [SwiftModule] = []

  /// What each target sees: its module, what its specs declare, and what other targets do.
  private var views: [SwiftModule] = []

  /// Where the protocols that specs declare are in ``views``.
  private var items: [ItemName: Item] = [:]

  private struct Item: Equatable {
    let target: Int
    let position: Int
  }

  /// What an item keeps if an import changes others of its spec.
  private struct ItemName: Hashable {
    let spec: String
    let head: String?
    let condition: String?

    init(_ item: ProtocolSpec, of spec: String) {
      (self.spec, head, condition) = (spec, item.head?.text, item.options.condition?.text)
    }
  }

  /// What is read of a target.
  private struct Reading {
    var declarations: [SourceDeclarations] = []

    /// Where the files are that have been read, and those that are to be, among those of the target.
    var known: Set<Int> = []
    var wanted: Set<Int> = []

    /// What its specs declare and import.
    var declared: [FoundProtocol] = []
    var imports: Set<String> = []

    /// What the target sees, of which `others` are the protocols of other ones.
    func view(besides others: [SwiftModule] = [], using types: DeclaredTypes) -> SwiftModule {
      SwiftModule(declarations, declaring: declared, besides: others, using: types)
    }
  }

  /// What is known of the files' targets, the specs' own first.
  private let targets: [SwiftIndex]

  /// Where the targets are among ``targets`` in which each spec looks for protocols, by its path.
  private let searched: [String: [Int]]

  /// The protocols of the target, by name; nil if its files are not known.
  var index: SwiftIndex? { targets.first }

  /// Reads `sources`, which `specs` name, and what has to do with the protocols called `names` and those that
  /// the specs declare.
  ///
  /// `targets` are those of the files, the specs' own first. A file of none of them is read by itself.
  /// `searched` tells where among them each spec looks for protocols, by its path, beginning with its own
  /// target: in the first one, if it does not.
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
    var readings = targets.map { _ in Reading() }
    for spec in specs {
      guard let target = searched[spec.source.path, default: [0]].first, target < targets.count
      else { continue }
      let imports = Set(spec.imports.compactMap(\.module.pathNames.first))
      readings[target].imports.formUnion(imports)
      readings[target].declared += spec.protocols.filter { !$0.place.isFile }
        .map { FoundProtocol($0, in: spec.source, importing: imports) }
      readings[target].declared += spec.composites.compactMap {
        FoundProtocol($0, in: spec.source)
      }
    }
    let paths = Set(sources.map(\.path))
    for target in readings.indices {
      let all = targets[target].sources
      readings[target].wanted = Set(all.indices.filter { paths.contains(all[$0].path) })
    }
    read(names.union(readings.flatMap(\.declared).map(\.path)), in: &readings)
    takeImplementations()
    let known = Set(targets.flatMap(\.sources).map(\.path))
    for source in sources where !known.contains(source.path) {
      guard let declarations = read(source) else { continue }
      var module = SwiftModule([declarations])
      DefaultImplementations.mark(&module, in: [[declarations]])
      modules.append(module)
    }
    for module in modules {
      for (path, declarations) in module.files {
        files[path] = .success(File(declarations: declarations, protocols: module))
      }
    }
    for (target, view) in views.enumerated() {
      for (position, found) in view.all.enumerated() {
        guard let item = found.item else { continue }
        let name = ItemName(item, of: found.location.path)
        items[name] = Item(target: target, position: position)
      }
    }
  }

  /// Reads the files of `readings` that are wanted, and whatever has to do with the protocols called `names`.
  private mutating func read(_ names: Set<String>, in readings: inout [Reading]) {
    let last = names.compactMap(\.pathNames.last)
    for target in readings.indices {
      for name in last {
        readings[target].wanted.formUnion(targets[target].files(declaringProtocol: name))
      }
    }
    repeat {
      for target in readings.indices {
        readings[target].declarations += readings[target].wanted.sorted()
          .compactMap { read(targets[target].sources[$0]) }
        readings[target].known.formUnion(readings[target].wanted)
        readings[target].wanted = []
      }
      views = views(of: readings)
      for view in views {
        let positions = Set(names.flatMap { view.positions(ofPath: $0) })
        if positions.isEmpty { continue }
        for (target, files) in targets.files(relatedTo: positions, of: view).enumerated() {
          readings[target].wanted.formUnion(files.subtracting(readings[target].known))
        }
      }
    } while readings.contains { !$0.wanted.isEmpty }
    let declarations = readings.map(\.declarations)
    for target in readings.indices.dropFirst() {
      DefaultImplementations.mark(&views[target], in: declarations)
    }
    // It sees what is known of the others.
    if targets.count > 1 {
      views[0] = readings[0].view(besides: Array(views.dropFirst()), using: views[0].types)
    }
    if !readings.isEmpty { DefaultImplementations.mark(&views[0], in: declarations) }
    modules = zip(readings, views)
      .map { reading, view in
        var module = SwiftModule(reading.declarations, using: view.types)
        module.takeMembers(of: view)
        return module
      }
  }

  /// What each target sees, the first one what all others declare.
  private func views(of readings: [Reading]) -> [SwiftModule] {
    let types = DeclaredTypes(
      of: zip(targets, readings)
        .map { index, reading in
          DeclaredTypes.Module(
            name: index.module,
            files: reading.declarations,
            imports: reading.imports,
            reached: index.imports,
            tested: index.tested
          )
        }
    )
    let others = readings.indices.dropFirst()
      .map { readings[$0].view(using: types.seen(from: $0)) }
    return readings.prefix(1).map { $0.view(besides: others, using: types) } + others
  }

  /// Lets the protocols of other targets have what extensions in the own one implement.
  private mutating func takeImplementations() {
    guard let seen = views.first?.all else { return }
    var start = seen.count - views.dropFirst().reduce(0) { $0 + $1.all.count }
    for other in views.indices.dropFirst() {
      modules[other].takeImplementations(seen: seen[start...])
      views[other].takeImplementations(seen: seen[start...])
      start += views[other].all.count
    }
  }

  /// The declarations of `source`; nil, after a report, if it cannot be understood.
  private mutating func read(_ source: SourceText) -> SourceDeclarations? {
    let start = sources.last.map { $0.start + $0.source.bytes.count + 1 } ?? Self.start
    var report = Diagnostics(of: source.beside([.init(start: start, source: source)]))
    let declarations = SwiftFile.read(source, at: start, &report)
      .flatMap { SourceReader.read($0, &report) }
    sources.append(.init(start: start, source: source))
    diagnostics += report.all
    if declarations == nil { files[source.path] = .failure(.unclear) }
    return declarations
  }

  /// The protocol that `item` of the spec `source` declares, in what the spec's target sees.
  func declared(
    by item: ProtocolSpec,
    in source: SourceText
  ) -> (module: SwiftModule, position: Int) {
    guard let known = items[ItemName(item, of: source.path)] else {
      return (SwiftModule(only: FoundProtocol(item, in: source)), 0)
    }
    var view = views[known.target]
    if view[known.position].item == item { return (view, known.position) }
    // An import has moved it.
    var found = FoundProtocol(item, in: source)
    for (index, member) in view[known.position].members.enumerated()
    where index < found.members.count && member.name == found.members[index].name {
      found.members[index].answers = member.answers
      found.members[index].mayBeImplementedAt = member.mayBeImplementedAt
    }
    view.all[known.position] = found
    return (view, known.position)
  }

  /// The paths of the files that declare a protocol called `name`, as the spec at `path` names it: those of
  /// its own target, or else those of the targets that it imports.
  func paths(declaring name: String, forSpecAt path: String) -> [String] {
    let found = (searched[path] ?? [0]).filter(modules.indices.contains)
      .map { index in
        let module = modules[index]
        return Set(module.positions(ofPath: name).map { module[$0].location.path })
      }
    let own = found.first ?? []
    return (own.isEmpty ? found.reduce(own) { $0.union($1) } : own).sorted()
  }

  /// Whether a file that may declare a protocol called `name` has mistakes, which have been reported.
  func isUnclear(whatDeclares name: String) -> Bool {
    guard let name = name.pathNames.last else { return false }
    return targets.contains { target in
      target.files(declaringProtocol: name)
        .contains { files[target.sources[$0].path] == .failure(.unclear) }
    }
  }

  /// The types and aliases in a file of the target, which is read now if it was not needed before.
  func types(in source: SourceText) -> [DeclaredType] {
    if let file = try? file(at: source.path).get() { return file.declarations.types }
    // The compiler reports its mistakes.
    var mistakes = Diagnostics(of: source)
    return SwiftFile.read(source, &mistakes).flatMap { SourceReader.read($0, &mistakes) }?.types
      ?? []
  }

  var paths: [String] { sources.map(\.source.path) }

  /// All protocols of the files.
  package var protocols: [FoundProtocol] { modules.flatMap(\.all) }

  /// The file at `path`, or why there is none.
  package func file(at path: String) -> Result<File, Absence> {
    files[path] ?? .failure(.unreadable("it was not opened"))
  }
}
