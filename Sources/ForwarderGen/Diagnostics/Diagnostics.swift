/// The diagnostics of one file, in the order in which they were found.
struct Diagnostics: Equatable, Sendable {
  let source: SourceText
  private(set) var all: [Diagnostic] = []

  init(of source: SourceText) {
    self.source = source
  }

  /// Adds an error at `position`.
  mutating func report(
    _ message: DiagnosticMessage,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = []
  ) {
    all.append(
      Diagnostic(location: source.location(of: position), message: message, notes: notes)
    )
  }
}

extension Diagnostics {
  /// A note about `position` in the same file.
  func note(_ message: DiagnosticMessage, at position: SourcePosition) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: position), message: message)
  }
}
