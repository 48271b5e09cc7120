/// A protocol that a spec of the run, or of a target it depends on, declares.
struct DeclaredProtocol: Sendable {
  let head: ProtocolHead
  let parsed: ParsedProtocol
  let source: SourceText
  let markers: Stated<Set<String>>

  /// Its own requirements, without what it inherits.
  let requirements: [DeclaredRequirement]

  /// Which of the run's specs it is in; nil where it is generated with another target.
  let specIndex: Int?

  /// Whether it is only known here.
  var isReference: Bool { specIndex == nil }
}
