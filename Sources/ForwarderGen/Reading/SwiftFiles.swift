/// The Swift files that the specs of a run need, each read once: those that they name, and of the same
/// targets those that have to do with the protocols in them.
struct SwiftFiles: Equatable, Sendable {
  /// One of them.
  struct File: Equatable, Sendable {
    let declarations: SourceDeclarations

    /// The protocols of its module.
    let protocols: SwiftModule

    /// Where the protocols called `path` that the file itself declares are among those.
    func positions(ofPath path: String) -> [Int] {
      protocols.positions(ofPath: path).filter { protocols[$0].location.path == self.path }
    }

    var ownProtocols: [FoundProtocol] { protocols.all.filter { $0.location.path == path } }

    var path: String { declarations.file.source.path }
  }

  /// Why a file is not among them.
  enum Absence: Error, Equatable, Sendable {
    /// It could not be opened.
    case unreadable(String)
    /// It is none of the files whose changes the build system looks for.
    case outside
    /// Its mistakes have been reported.
    case unclear
  }

  /// Where the positions of the first one begin: behind those of any spec.
  private static let start = 1 << 30

  /// Their texts, with the places that positions in them have.
  private(set) var sources: [SourceText.Placed] = []

  /// The mistakes in those that specs name.
  private(set) var diagnostics: [Diagnostic] = []

  /// Why others are not among them, by their paths.
  let absent: [String: Absence]

  /// The folders of other targets that files are in, by the paths of the files.
  let folders: [String: String]

  private var files: [String: Result<File, Absence>]

  /// The modules that they are of, that of the specs' own target first.
  private var modules: [SwiftModule] = []

  /// The protocols of the target, by name; nil if its files are not known.
  let index: SwiftIndex?

  let names: Set<String>

  /// Reads `sources`, which specs name, and what has to do with the protocols called `names`.
  ///
  /// `targets` are those of the files, the specs' own first. A file of none of them is read by itself.
  init(
    _ sources: [SourceText] = [],
    without absent: [String: Absence] = [:],
    inOtherTargets folders: [String: String] = [:],
    of targets: [SwiftIndex] = [],
    about names: Set<String> = []
  ) {
    self.absent = absent
    self.folders = folders
    index = targets.first
    self.names = names
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
    var related = RelatedFiles(in: target, besides: Set(named).union(open))
    repeat {
      // The compiler reports the mistakes in these files.
      declarations += open.compactMap { read(target.sources[$0], reportsMistakes: false) }
      let protocols = SwiftModule(declarations)
      let positions = names.flatMap { protocols.positions(ofPath: $0) }
      open = related.next(for: protocols, Set(positions))
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

  /// The paths of the files that declare a protocol called `name`: those of the first module that has any.
  func paths(declaring name: String) -> [String] {
    guard let module = modules.first(where: { !$0.positions(ofPath: name).isEmpty }) else {
      return []
    }
    return Set(module.positions(ofPath: name).map { module[$0].location.path }).sorted()
  }

  var paths: [String] { sources.map(\.source.path) }

  /// The file at `path`, or why there is none.
  func file(at path: String) -> Result<File, Absence> {
    files[path] ?? .failure(.unreadable("it was not opened"))
  }
}
