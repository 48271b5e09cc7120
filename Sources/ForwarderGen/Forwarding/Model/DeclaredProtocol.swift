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

extension DeclaredProtocol {
  /// Where its name stands.
  var location: SourceLocation { source.location(of: head.namePosition) }

  /// From where a forwarder can be used that does not say it: what is declared elsewhere may be
  /// internal there.
  var derivedAccess: AccessLevel { parsed.place != .elsewhere ? head.access : .internal }

  /// The name and the access level of its forwarder; nil if there is none.
  var forwarderName: (name: String, access: AccessLevel)? {
    switch parsed.forwarder {
    case .none: return nil
    case .derived:
      // A nested protocol is mostly called Delegate; its outer type tells it from others.
      return ("Multi\(head.names.joined())", derivedAccess)
    case .head(let stated): return (stated.name, stated.access ?? derivedAccess)
    }
  }
}
