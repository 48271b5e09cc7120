/// A name that a run gives to a type of the module.
struct GeneratedName: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `protocol`
    case forwarder
  }

  let text: String
  let kind: Kind

  /// Where the spec states it, or what it is made of.
  let location: SourceLocation
}

/// Finds names in the target's own Swift files that generated code declares again.
///
/// The compiler would call them ambiguous, and could not say what to write in the spec.
struct DeclaredTwice {
  private static let keywords = ["protocol", "class", "typealias"]

  private let names: [String: GeneratedName]
  private var diagnostics: [Diagnostic] = []

  /// The messages for `names` that files of `index` declare.
  static func diagnostics(of names: [GeneratedName], in index: SwiftIndex) -> [Diagnostic] {
    var search = DeclaredTwice(
      names: Dictionary(names.map { ($0.text, $0) }) { first, _ in first }
    )
    let files = names.reduce(into: Set<Int>()) { $0.formUnion(index.files(declaring: $1.text)) }
    for file in files.sorted() { search.read(index.sources[file]) }
    return search.diagnostics
  }

  /// Reads the declarations of the file that stand in no type and under no condition.
  private mutating func read(_ source: SourceText) {
    var mistakes = Diagnostics(of: source)
    // The compiler reports its mistakes.
    guard let file = SwiftFile.read(source, &mistakes) else { return }
    var depth = 0
    var index = 0
    while file.tokens[index].kind != .end {
      if file.isDirective(index) {
        let word = file.tokens[index + 1].text
        depth += word == "if" ? 1 : word == "endif" ? -1 : 0
      }
      let keyword = file.keyword(from: index)
      if file.tokens[keyword].kind == .end { return }
      if depth == 0, Self.keywords.contains(where: { file.at(keyword, $0) }),
        file.isName(keyword + 1), let name = names[file.tokens[keyword + 1].name],
        !(index..<keyword).contains(where: { file.at($0, "private") || file.at($0, "fileprivate") })
      {
        report(name, declaredBy: file, at: keyword + 1)
      }
      index = (file.closing(of: keyword) ?? keyword) + 1
    }
  }

  private mutating func report(_ name: GeneratedName, declaredBy file: SwiftFile, at index: Int) {
    let spec = SourceText(path: name.location.path, bytes: [])
    let path = SwiftFiles.path(of: file.source.path, seenFrom: spec)
    let message: DiagnosticMessage =
      name.kind == .protocol
      ? .protocolInSwift(name.text, path) : .forwarderInSwift(name.text, file.source.fileName)
    let note = Diagnostic.Note(location: file.location(of: index), message: .earlierName(name.text))
    diagnostics.append(Diagnostic(location: name.location, message: message, notes: [note]))
  }
}
