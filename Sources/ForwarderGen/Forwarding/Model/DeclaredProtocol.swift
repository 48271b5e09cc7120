/// A protocol that a spec of the run, or of a target it depends on, declares.
struct DeclaredProtocol: Sendable {
  let head: ProtocolHead
  let parsed: ParsedProtocol
  let source: SourceText
  let markers: Stated<Set<String>>

  /// Its own requirements, without what it inherits.
  let requirements: [DeclaredRequirement]

  /// Which of the run's files it is in: the specs, and behind them the references.
  let fileIndex: Int

  /// Whether that file is a reference: the protocol is known here, and generated elsewhere.
  let isReference: Bool
}
