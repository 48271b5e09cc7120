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

  /// The modules that they are of, that of the specs' own target first.
  private var modules: [SwiftModule] = []

  /// What is known of the files' targets, the specs' own first.
  private let targets: [SwiftIndex]

  /// Where the targets are among ``targets`` in which each spec looks for protocols, by its path.
  private let searched: [String: [Int]]

  /// The protocols of the target, by name; nil if its files are not known.
  var index: SwiftIndex? { targets.first }

  /// Reads `sources`, which specs name, and what has to do with the protocols called `names`.
  ///
  /// `targets` are those of the files, the specs' own first. A file of none of them is read by itself.
  /// `searched` tells where among them each spec looks for protocols, by its path: in the first one, if it
  /// does not.
  package init(
    _ sources: [SourceText] = [],
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
    var rest = sources
    for target in targets {
      let paths = Set(target.sources.map(\.path))
      readModule(rest.filter { paths.contains($0.path) }, of: target, about: names)
      rest.removeAll { paths.contains($0.path) }
    }
    for source in rest {
      if let declarations = read(source) { put([declarations]) }
    }
  }

  /// Reads `sources` of `target`, and whatever else of it has to do with the protocols called `names`.
  private mutating func readModule(
    _ sources: [SourceText],
    of target: SwiftIndex,
    about names: Set<String>
  ) {
    let paths = Set(sources.map(\.path))
    let named = target.sources.indices.filter { paths.contains(target.sources[$0].path) }
    var declarations = sources.compactMap { read($0) }
    var open = names.compactMap { $0.split(separator: ".").last.map { String($0) } }
      .reduce(into: Set<Int>()) { $0.formUnion(target.files(declaringProtocol: $1)) }
      .subtracting(named).sorted()
    var known = Set(named).union(open)
    // The compiler reports the mistakes in files that declare no protocol in question.
    var reportsMistakes = true
    repeat {
      declarations += open.compactMap {
        read(target.sources[$0], reportsMistakes: reportsMistakes)
      }
      reportsMistakes = false
      let protocols = SwiftModule(declarations)
      let positions = Set(names.flatMap { protocols.positions(ofPath: $0) })
      open = target.files(relatedTo: positions, of: protocols).subtracting(known).sorted()
      known.formUnion(open)
    } while !open.isEmpty
    put(declarations)
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

  /// Adds `declarations`, which are all of one module.
  private mutating func put(_ declarations: [SourceDeclarations]) {
    var module = SwiftModule(declarations)
    DefaultImplementations.mark(&module, in: declarations)
    modules.append(module)
    for (path, declarations) in module.files {
      files[path] = .success(File(declarations: declarations, protocols: module))
    }
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
