/// Why a piece of Swift cannot be understood.
///
/// The first mistake ends a declaration: what follows it cannot be told from what was meant.
package struct DeclarationError: Error, Equatable {
  let message: DiagnosticMessage
  let position: SourcePosition

  init(_ message: DiagnosticMessage, at position: SourcePosition) {
    self.message = message
    self.position = position
  }
}

extension Diagnostics {
  mutating func report(_ errors: [DeclarationError]) {
    for error in errors { report(error.message, at: error.position) }
  }

  /// The result of `parse` on `text`; nil, after a report, if it throws.
  mutating func attempt<Text, Result>(
    _ parse: (Text) throws(DeclarationError) -> Result,
    _ text: Text
  ) -> Result? {
    do {
      return try parse(text)
    } catch {
      report([error])
      return nil
    }
  }
}
