/// Something that is wrong with a spec, and where.
struct Diagnostic: Hashable, Sendable {
  /// Another place that has to do with it.
  struct Note: Hashable, Sendable {
    let location: SourceLocation
    let message: DiagnosticMessage
  }

  let location: SourceLocation
  let message: DiagnosticMessage
  let notes: [Note]

  /// The change that mends it, if the tool knows one.
  var fixIt: FixIt?

  /// The lines that a compiler would print: `PATH:LINE:COLUMN: error: MESSAGE`, then the notes.
  var lines: [String] {
    [Self.line(at: location, "error", message)]
      + notes.map { Self.line(at: $0.location, "note", $0.message) }
  }

  private static func line(
    at location: SourceLocation,
    _ severity: String,
    _ message: DiagnosticMessage
  ) -> String {
    "\(location.path):\(location.line):\(location.column): \(severity): \(message.text)"
  }
}
