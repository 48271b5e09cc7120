/// The diagnostics of one file, in the order in which they were found.
struct Diagnostics: Equatable, Sendable {
  private(set) var source: SourceText
  private(set) var all: [Diagnostic] = []

  /// The item that the last fix-it with a new one adds.
  private var newItem: SpecItem?

  init(of source: SourceText) {
    self.source = source
  }

  /// The same, where further errors may be in the files `others`, too.
  func beside(_ others: [SourceText.Placed]) -> Diagnostics {
    var diagnostics = self
    diagnostics.source = source.beside(others)
    return diagnostics
  }

  /// Adds an error at `position`; `fixIt` is its first note, unless that has been given.
  mutating func report(
    _ message: DiagnosticMessage,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = [],
    fixIt: FixIt? = nil
  ) {
    let location = source.location(of: position)
    var notes = notes
    if let fixIt, fixIt.item.newItem == nil || fixIt.item != newItem {
      notes.insert(note(.fixIt(fixIt), at: fixIt.item.position), at: 0)
      if fixIt.item.newItem != nil { newItem = fixIt.item }
    }
    all.append(Diagnostic(location: location, message: message, notes: notes, fixIt: fixIt))
  }
}

extension Diagnostics {
  /// A note about `position` in the same file.
  func note(_ message: DiagnosticMessage, at position: SourcePosition) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: position), message: message)
  }
}
