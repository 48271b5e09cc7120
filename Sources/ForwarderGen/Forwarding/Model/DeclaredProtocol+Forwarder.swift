extension DeclaredProtocol {
  /// From where a forwarder can be used that does not say it: what is declared elsewhere may be
  /// internal there.
  var derivedAccess: AccessLevel { parsed.place == .here ? head.access : .internal }

  /// What its forwarder is called and from where it can be used; nil where there is none.
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
