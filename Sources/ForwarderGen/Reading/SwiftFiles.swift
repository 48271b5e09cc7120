/// The Swift files that the specs of a run name, each read once.
struct SwiftFiles: Equatable, Sendable {
  /// One of them.
  struct File: Equatable, Sendable {
    let declarations: SourceDeclarations
    let protocols: FoundProtocols
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
  let sources: [SourceText.Placed]

  /// The mistakes in them.
  let diagnostics: [Diagnostic]

  /// Why others are not among them, by their paths.
  let absent: [String: Absence]

  /// The folders of other targets that files are in, by the paths of the files.
  let folders: [String: String]

  /// By their paths.
  private let files: [String: Result<File, Absence>]

  /// Reads `sources`; `absent` says of other files, by their paths, why they are not among them.
  init(
    _ sources: [SourceText] = [],
    without absent: [String: Absence] = [:],
    inOtherTargets folders: [String: String] = [:]
  ) {
    self.folders = folders
    var start = Self.start
    var placed: [SourceText.Placed] = []
    var diagnostics: [Diagnostic] = []
    var files = absent.mapValues { Result<File, Absence>.failure($0) }
    for source in sources {
      var report = Diagnostics(of: source.beside([.init(start: start, source: source)]))
      let declarations = SwiftFile.read(source, at: start, &report)
        .flatMap { SourceReader.read($0, &report) }
      files[source.path] = declarations.map { .success(File($0)) } ?? .failure(.unclear)
      diagnostics += report.all
      placed.append(.init(start: start, source: source))
      start += source.bytes.count + 1
    }
    self.absent = absent
    self.sources = placed
    self.diagnostics = diagnostics
    self.files = files
  }

  /// The paths of all that could be opened.
  var paths: [String] { sources.map(\.source.path) }

  /// The file at `path`, or why there is none.
  func file(at path: String) -> Result<File, Absence> {
    files[path] ?? .failure(.unreadable("it was not opened"))
  }

  /// `path`, which begins at the folder of the spec `source`, as the tool opens it.
  static func path(of path: String, namedIn source: SourceText) -> String {
    let isFromRoot = path.hasPrefix("/")
    let isAbsolute = isFromRoot || source.path.hasPrefix("/")
    var names = isFromRoot ? [] : source.folder.map { String($0) }
    for name in path.split(separator: "/") where name != "." {
      if name == "..", isAbsolute || names.last.map({ $0 != ".." }) == true {
        _ = names.popLast()
      } else {
        names.append(String(name))
      }
    }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }

  /// How the spec `source` calls the file at `path`; the reverse of ``path(of:namedIn:)`` if both are
  /// absolute.
  static func path(of path: String, seenFrom source: SourceText) -> String {
    let names = path.split(separator: "/")
    let folder = source.folder
    let shared = zip(names, folder).prefix { $0 == $1 }.count
    let steps = folder.dropFirst(shared).map { _ in ".." as Substring } + names.dropFirst(shared)
    return steps.joined(separator: "/")
  }
}

extension SwiftFiles.File {
  /// Makes the file of these declarations.
  fileprivate init(_ declarations: SourceDeclarations) {
    self.init(
      declarations: declarations,
      protocols: FoundProtocols.read(from: [declarations])
    )
  }
}
