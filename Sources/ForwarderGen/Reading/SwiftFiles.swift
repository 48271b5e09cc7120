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

  /// What the specs of one target declare and import.
  private struct Declared {
    var protocols: [FoundProtocol] = []
    var imports: Set<String> = []
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
    modules = targets.map { _ in SwiftModule([]) }
    views = modules
    var declared = targets.map { _ in Declared() }
    for spec in specs {
      guard let target = searched[spec.source.path, default: [0]].first, target < targets.count
      else { continue }
      let imports = Set(spec.imports.compactMap(\.module.pathNames.first))
      declared[target].imports.formUnion(imports)
      declared[target].protocols += spec.protocols.filter { !$0.place.isFile }
        .map { FoundProtocol($0, in: spec.source, importing: imports) }
      declared[target].protocols += spec.composites.compactMap {
        FoundProtocol($0, in: spec.source)
      }
    }
    let names = names.union(declared.flatMap(\.protocols).map(\.path))
    var rest = sources
    // The own target comes last, because it sees all others.
    for target in targets.indices.reversed() {
      let paths = Set(targets[target].sources.map(\.path))
      let named = rest.filter { paths.contains($0.path) }
      readModule(named, of: target, about: names, declared[target])
      rest.removeAll { paths.contains($0.path) }
    }
    takeImplementations()
    for source in rest {
      guard let declarations = read(source) else { continue }
      var module = SwiftModule([declarations])
      DefaultImplementations.mark(&module, in: [declarations])
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

  /// Reads `sources` of the target at `position`, whose specs have `declared`, and whatever else of it has to
  /// do with the protocols called `names`.
  private mutating func readModule(
    _ sources: [SourceText],
    of position: Int,
    about names: Set<String>,
    _ declared: Declared
  ) {
    let target = targets[position]
    let others = position == 0 ? Array(views.dropFirst()) : []
    let paths = Set(sources.map(\.path))
    let named = target.sources.indices.filter { paths.contains(target.sources[$0].path) }
    var declarations = sources.compactMap { read($0) }
    var open = names.compactMap(\.pathNames.last)
      .reduce(into: Set<Int>()) { $0.formUnion(target.files(declaringProtocol: $1)) }
      .subtracting(named).sorted()
    var known = Set(named).union(open)
    // The compiler reports the mistakes in files that declare no protocol in question.
    var reportsMistakes = true
    var view: SwiftModule
    repeat {
      declarations += open.compactMap {
        read(target.sources[$0], reportsMistakes: reportsMistakes)
      }
      reportsMistakes = false
      view = SwiftModule(
        declarations,
        declaring: declared.protocols,
        importing: declared.imports,
        besides: others
      )
      let positions = Set(names.flatMap { view.positions(ofPath: $0) })
      open = target.files(relatedTo: positions, of: view).subtracting(known).sorted()
      known.formUnion(open)
    } while !open.isEmpty
    DefaultImplementations.mark(&view, in: declarations)
    views[position] = view
    modules[position] = SwiftModule(declarations)
    modules[position].takeMembers(of: view)
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
  private mutating func read(
    _ source: SourceText,
    reportsMistakes: Bool = true
  ) -> SourceDeclarations? {
    let start = sources.last.map { $0.start + $0.source.bytes.count + 1 } ?? Self.start
    var report = Diagnostics(of: source.beside([.init(start: start, source: source)]))
    let declarations = SwiftFile.read(source, at: start, &report)
      .flatMap { SourceReader.read($0, &report) }
    if declarations == nil, !reportsMistakes { return nil }
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
      return (SwiftModule([], declaring: [FoundProtocol(item, in: source)]), 0)
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
