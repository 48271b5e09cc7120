extension RoundEmitter {
  /// All of them are called, even if some throw.
  ///
  /// Then the first error is thrown.
  func emitBroadcastBeforeErrors(_ member: Code, _ writer: inout SwiftWriter) {
    let call = call(member)
    let failure = names.name("failure", "firstError")
    let declaration = "var \(failure): \(requirement.declaration.effects.optionalError)"
    let attempt = { (writer: inout SwiftWriter) in
      writer.line("do {")
      writer.indented { $0.line(call) }
      writer.line("} catch {")
      writer.indented { $0.line("if \(failure) == nil { \(failure) = error }") }
      writer.line("}")
    }
    if requirement.fallback != nil {
      emitRound(&writer) { writer in
        writer.line(declaration)
        attempt(&writer)
      } others: { writer in
        attempt(&writer)
      }
    } else {
      writer.line(declaration)
      emitLoop(&writer, attempt)
    }
    writer.line("if let \(failure) { throw \(failure) }")
  }
}

extension Effects {
  /// The type of an error that may have been thrown: `CheckError?`, or `(any Swift.Error)?`.
  fileprivate var optionalError: String {
    guard case .typed(let error) = throwing else { return "(any Swift.Error)?" }
    if case .named = error.kind { return "\(error.text)?" }
    return "(\(error.text))?"
  }
}
