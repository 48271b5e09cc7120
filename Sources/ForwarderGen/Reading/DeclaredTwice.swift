/// Finds names in the target's own Swift files that generated code declares again, for which the compiler
/// could not say what to write in the spec.
enum DeclaredTwice {
  private static let keywords = ["protocol", "class", "typealias"]

  /// The messages for `names` that files of the target declare in no type and under no condition.
  static func diagnostics(of names: [GeneratedName], in swift: SwiftFiles) -> [Diagnostic] {
    guard let index = swift.index else { return [] }
    let names = Dictionary(names.map { ($0.text, $0) }) { first, _ in first }
    let files = names.keys.reduce(into: Set<Int>()) { $0.formUnion(index.files(declaring: $1)) }
    return files.sorted()
      .flatMap { file in
        swift.types(in: index.sources[file])
          .compactMap { type -> Diagnostic? in
            guard let name = names[type.path], keywords.contains(type.keyword),
              type.access > .fileprivate, !type.isConditional
            else { return nil }
            return diagnostic(of: name, declaredAs: type)
          }
      }
  }

  private static func diagnostic(
    of name: GeneratedName,
    declaredAs type: DeclaredType
  ) -> Diagnostic {
    let spec = SourceText(path: name.location.path, bytes: [])
    let path = spec.naming(type.location.path)
    let message: DiagnosticMessage =
      name.kind == .protocol
      ? .protocolInSwift(name.text, path) : .forwarderInSwift(name.text, path.fileName)
    let note = Diagnostic.Note(location: type.location, message: .isHere("'\(name.text)'"))
    return Diagnostic(location: name.location, message: message, notes: [note])
  }
}

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
