/// Why a piece of Swift, or a file of JSON, cannot be understood.
///
/// The first mistake ends it: what follows cannot be told from what was meant.
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
  mutating func attempt<Text, Value>(
    _ parse: (Text) throws(DeclarationError) -> Value,
    _ text: Text
  ) -> Value? {
    attempt(Result { () throws(DeclarationError) in try parse(text) })
  }

  /// What `result` has; nil, after a report, if that could not be understood.
  mutating func attempt<Value>(_ result: Result<Value, DeclarationError>) -> Value? {
    if case .failure(let error) = result { report([error]) }
    return try? result.get()
  }
}
