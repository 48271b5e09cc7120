extension FoundProtocols {
  /// The message for a name that no protocol in the files `paths` has, placed at the nearest one.
  func unknown(_ name: String, in paths: [String]) -> Diagnostic {
    let known = all.map(\.path)
    let nearest = DiagnosticMessage.nearestProtocol(to: name, among: known)
    let start = SourceLocation(path: paths.first ?? "", line: 1, column: 1)
    let location = nearest.flatMap { path in all.first { $0.path == path }?.location }
    let message = DiagnosticMessage.unknownProtocol(name, known: known)
    return Diagnostic(location: location ?? start, message: message, notes: [])
  }

  /// The message for a name that all protocols at `positions` have.
  func ambiguous(_ name: String, at positions: [Int]) -> Diagnostic {
    let names = positions.map { [self[$0].module, self[$0].path].compactMap(\.self) }
      .map { $0.joined(separator: ".") }
    return Diagnostic(
      location: self[positions[0]].location,
      message: .ambiguousProtocol(name, names: Set(names).sorted()),
      notes: []
    )
  }
}
