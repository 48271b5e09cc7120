/// The diagnostics of one file, in the order in which they were found.
struct Diagnostics: Equatable, Sendable {
  private(set) var source: SourceText
  private(set) var all: [Diagnostic] = []

  init(of source: SourceText) {
    self.source = source
  }

  /// The same, where further errors may be in the files `others`, too.
  func beside(_ others: [SourceText.Placed]) -> Diagnostics {
    var diagnostics = self
    diagnostics.source = source.beside(others)
    return diagnostics
  }

  /// Adds an error at `position`; `fixIt` is its first note.
  mutating func report(
    _ message: DiagnosticMessage,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = [],
    fixIt: FixIt? = nil
  ) {
    let location = source.location(of: position)
    let notes = (fixIt.map { [note(.fixIt($0), at: $0.item.position)] } ?? []) + notes
    all.append(Diagnostic(location: location, message: message, notes: notes, fixIt: fixIt))
  }
}

extension Diagnostics {
  /// A note about `position` in the same file.
  func note(_ message: DiagnosticMessage, at position: SourcePosition) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: position), message: message)
  }
}
