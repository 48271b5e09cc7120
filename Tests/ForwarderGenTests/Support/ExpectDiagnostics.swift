import Testing

@testable import ForwarderGen

/// Runs the generator on one spec, and expects exactly messages of `kinds`, in order, each at the
/// mark of the same number.
func expectDiagnostics(
  _ marked: String,
  _ kinds: DiagnosticMessage.Kind...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(marked)
  let source = SourceText(path: "Test.delegates.json", text: marked.text)
  let generation = Generator.generate([source], locatesSource: false)
  let lines = generation.diagnostics.flatMap(\.lines).joined(separator: "\n")
  let found = generation.diagnostics.map(\.message.kind)
  #expect(found == kinds, "\(lines)", sourceLocation: sourceLocation)
  let places = marked.offsets.map { source.location(of: SourcePosition(offset: $0)) }
  #expect(generation.diagnostics.map(\.location) == places, sourceLocation: sourceLocation)
  #expect(generation.texts.isEmpty == !kinds.isEmpty, sourceLocation: sourceLocation)
}

/// A spec of one protocol, `protocol TestDelegate: AnyObject`, with `requirements` written in JSON.
func spec(_ requirements: String...) -> String {
  """
  {
    "version": 1,
    "protocols": [
      {
        "protocol": "protocol TestDelegate: AnyObject",
        "requirements": [\(requirements.joined(separator: ",\n"))]
      }
    ]
  }
  """
}
