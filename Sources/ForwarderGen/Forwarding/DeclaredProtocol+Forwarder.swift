extension DeclaredProtocol {
  /// What its forwarder is called and from where it can be used; nil where there is none.
  var forwarderName: (name: String, access: AccessLevel)? {
    let derivedAccess = parsed.place == .here ? head.access : .internal
    switch parsed.forwarder {
    case .none: return nil
    case .derived:
      // A nested protocol is mostly called Delegate; its outer type tells it from others.
      return ("Multi\(head.path.split(separator: ".").joined())", derivedAccess)
    case .head(let stated): return (stated.name, stated.access ?? derivedAccess)
    }
  }
}
