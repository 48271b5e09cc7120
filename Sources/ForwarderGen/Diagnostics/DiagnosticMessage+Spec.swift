/// What can be wrong with the keys and values of a spec.
extension DiagnosticMessage {
  static func sharedFileName(_ name: String) -> Self {
    Self(
      .sharedFileName,
      "two specs with the file name '\(name)' have one '#fileID': "
        + "rename one, or generate with '--no-source-locations'"
    )
  }

  static func wrongType(of name: String, expected: String, found: String) -> Self {
    Self(.wrongType, "\(name) is \(expected), not \(found)")
  }

  static func duplicateKey(_ key: String) -> Self {
    Self(.duplicateKey, "'\(key)' is given twice: remove one")
  }

  static func unknownKey(_ key: String, of object: String, known: [String]) -> Self {
    Self(
      .unknownKey,
      "unknown key '\(key)' (forwarder-gen \(Version.current)): "
        + suggestion(for: key, among: known, otherwise: "\(object) has")
    )
  }

  static func missingKey(_ key: String, of object: String) -> Self {
    Self(.missingKey, "\(object) needs the key '\(key)'")
  }

  static func unknownValue(_ value: String, of key: String, known: [String]) -> Self {
    Self(
      .unknownValue,
      "unknown '\(key)' '\(value)': "
        + suggestion(for: value, among: known, otherwise: "it is")
    )
  }

  static func unknownVersion(_ version: String, known: String) -> Self {
    Self(
      .unknownVersion,
      "this is version \(version) of the format, and forwarder-gen \(Version.current) reads version \(known): "
        + "use the tool that the spec was written for"
    )
  }
}
