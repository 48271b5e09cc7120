/// The Swift files that the specs of a run need, each read once: those that they name, and of the same
/// targets those that have to do with the protocols in them.
struct SwiftFiles: Equatable, Sendable {
  /// One of them.
  struct File: Equatable, Sendable {
    let declarations: SourceDeclarations
    let module: SwiftModule

    /// The protocols of its module.
    var protocols: FoundProtocols { module.protocols }

    /// Where the protocols called `path` that the file itself declares are among those.
    func positions(ofPath path: String) -> [Int] {
      protocols.positions(ofPath: path).filter { protocols[$0].location.path == self.path }
    }

    /// The protocols that the file itself declares.
    var ownProtocols: [FoundProtocol] {
      module.positions(inFileAt: path).map { protocols[$0] }
    }

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

  /// By their paths.
  private var files: [String: Result<File, Absence>]

  /// The modules that they are of, that of the specs' own target first.
  private var modules: [SwiftModule] = []

  /// What is known of the files' targets, the specs' own first.
  private let targets: [SwiftIndex]

  /// Where the targets are among ``targets`` in which each spec looks for protocols, by its path.
  private let searched: [String: [Int]]

  /// The protocols of the target, by name; nil if its files are not known.
  var index: SwiftIndex? { targets.first }

  /// The names of the protocols in question.
  let names: Set<String>

  /// Reads `sources`; `absent` says of other files, by their paths, why they are not among them.
  ///
  /// - Parameters:
  ///   - sources: the files that specs name.
  ///   - absent: why others are not among them.
  ///   - folders: the folders of other targets that files are in.
  ///   - targets: what is known of the files' targets, the specs' own first. A file of none of them is
  ///     read by itself.
  ///   - searched: where among these each spec looks for protocols, by its path; in the first one, if that
  ///     is not said.
  ///   - names: the protocols in question, wherever they are.
  init(
    _ sources: [SourceText] = [],
    without absent: [String: Absence] = [:],
    inOtherTargets folders: [String: String] = [:],
    of targets: [SwiftIndex] = [],
    searched: [String: [Int]] = [:],
    about names: Set<String> = []
  ) {
    self.absent = absent
    self.folders = folders
    self.targets = targets
    self.searched = searched
    self.names = names
    files = absent.mapValues { Result<File, Absence>.failure($0) }
    var rest = sources
    for target in targets {
      let paths = Set(target.sources.map(\.path))
      readModule(rest.filter { paths.contains($0.path) }, of: target, about: names)
      rest.removeAll { paths.contains($0.path) }
    }
    for source in rest {
      guard let declarations = read(source) else { continue }
      put(SwiftModule([declarations]))
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
    // The compiler reports the mistakes in files that declare no protocol in question.
    var reportsMistakes = true
    repeat {
      declarations += open.compactMap {
        read(target.sources[$0], reportsMistakes: reportsMistakes)
      }
      reportsMistakes = false
      let protocols = FoundProtocols.unmarked(in: declarations)
      let positions = names.flatMap { protocols.positions(ofPath: $0) }
      open = related.next(for: protocols, Set(positions))
    } while !open.isEmpty
    put(SwiftModule(declarations))
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

  private mutating func put(_ module: SwiftModule) {
    modules.append(module)
    for declarations in module.files {
      let file = File(declarations: declarations, module: module)
      files[declarations.file.source.path] = .success(file)
    }
  }

  /// The paths of the files that declare a protocol called `name`, as the spec at `path` names it: those of
  /// its own target, or else those of the targets that it imports.
  func paths(declaring name: String, forSpecAt path: String) -> [String] {
    let found = (searched[path] ?? [0]).filter(modules.indices.contains)
      .map { index in
        let protocols = modules[index].protocols
        return Set(protocols.positions(ofPath: name).map { protocols[$0].location.path })
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

  /// The paths of all that could be opened.
  var paths: [String] { sources.map(\.source.path) }

  /// The file at `path`, or why there is none.
  func file(at path: String) -> Result<File, Absence> {
    files[path] ?? .failure(.unreadable("it was not opened"))
  }
}

/// The Swift files of a target that were read, as one module.
struct SwiftModule: Equatable, Sendable {
  let files: [SourceDeclarations]
  let protocols: FoundProtocols

  /// Where each file is among them, by its path.
  private let places: [String: Int]

  /// Where the protocols that each file declares are among those of the module, by its path.
  private let positions: [String: [Int]]

  init(_ files: [SourceDeclarations]) {
    self.files = files
    let protocols = FoundProtocols.read(from: files)
    self.protocols = protocols
    places = Dictionary(zip(files.map(\.file.source.path), files.indices)) { first, _ in first }
    positions = Dictionary(grouping: protocols.all.indices) { protocols[$0].location.path }
  }

  /// The file at `path`.
  func file(at path: String) -> SourceDeclarations? { places[path].map { files[$0] } }

  /// Where the protocols that the file at `path` declares are among ``protocols``.
  func positions(inFileAt path: String) -> [Int] { positions[path] ?? [] }
}

/// The conditions of the `#if`s around a place in a Swift file.
struct SourceConditions: Equatable, Sendable {
  /// One `#if`, with the branch that the place is in.
  private struct Frame: Equatable {
    let position: SourcePosition

    /// What holds in the branch: that no earlier one was taken, and its own condition.
    var conditions: [Condition]
    var isElse = false
  }

  private var frames: [Frame] = []

  /// All that holds here, outermost first.
  var parts: [Condition] { frames.flatMap(\.conditions) }

  /// Where the innermost `#if` is that is still open.
  var openPosition: SourcePosition? { frames.last?.position }

  mutating func open(_ condition: Condition, at position: SourcePosition) {
    frames.append(Frame(position: position, conditions: [condition]))
  }

  /// Goes on to the branch `condition`, or to `#else`; false outside of `#if`, or behind `#else`.
  mutating func next(_ condition: Condition?) -> Bool {
    guard var frame = frames.popLast(), !frame.isElse else { return false }
    let passed = frame.conditions.removeLast().negated
    frame.conditions += [passed] + (condition.map { [$0] } ?? [])
    frame.isElse = condition == nil
    frames.append(frame)
    return true
  }

  /// Leaves the innermost `#if`; false outside of any.
  mutating func close() -> Bool { frames.popLast() != nil }
}

/// The declarations of one Swift file, as far as protocols need them.
struct SourceDeclarations: Equatable, Sendable {
  /// A member of a protocol or of an extension, in its body.
  struct Member: Equatable, Sendable {
    /// Its tokens in the file.
    let range: Range<Int>

    /// The conditions that it is under inside the declaration that it is a member of.
    let conditions: [Condition]
  }

  /// A member of an extension, which may implement a requirement.
  struct ExtensionMember: Equatable, Sendable {
    /// What is extended: `Outer.Delegate`.
    let path: String

    /// Where the extension states which adopters it is for; empty if it is for all.
    let clause: Range<Int>

    /// From where the extension can be used, if it says that.
    let access: AccessLevel?

    /// Its tokens in the file.
    let range: Range<Int>

    /// All that it is under.
    let conditions: [Condition]
  }

  let file: SwiftFile
  var imports: [ImportDeclaration] = []

  /// Without what other declarations say about them.
  var protocols: [FoundProtocol] = []
  var extensionMembers: [ExtensionMember] = []

  /// Its types, protocols and aliases.
  var types: [DeclaredType] = []
}
