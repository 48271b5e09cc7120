/// Finds names in the target's own Swift files that generated code declares again, for which the compiler
/// could not say what to write in the spec.
enum DeclaredTwice {
  private static let keywords = ["protocol", "class", "typealias"]

  /// The messages for what files of the target declare in no type, as `specs` do, and both under no condition.
  static func diagnostics(of specs: [ResolvedSpec], in swift: SwiftFiles) -> [Diagnostic] {
    guard let index = swift.index else { return [] }
    var names: [String: (location: SourceLocation, isProtocol: Bool)] = [:]
    for declared in specs.flatMap(\.protocols) where declared.condition == nil {
      if let forwarder = declared.forwarder { names[forwarder.name] = (declared.location, false) }
      if declared.isDeclaredHere { names[declared.head.path] = (declared.location, true) }
    }
    let files = names.keys.reduce(into: Set<Int>()) { $0.formUnion(index.files(declaring: $1)) }
    return files.sorted().flatMap { swift.types(in: index.sources[$0]) }
      .compactMap { type in
        let name = type.path
        guard let (location, isProtocol) = names[name], keywords.contains(type.keyword),
          type.access > .fileprivate, !type.isConditional
        else { return nil }
        let path = SourceText(path: location.path, bytes: []).naming(type.location.path)
        let message: DiagnosticMessage =
          isProtocol ? .protocolInSwift(name, path) : .forwarderInSwift(name, path.fileName)
        let note = Diagnostic.Note(location: type.location, message: .isHere("'\(name)'"))
        return Diagnostic(location: location, message: message, notes: [note])
      }
  }
}
