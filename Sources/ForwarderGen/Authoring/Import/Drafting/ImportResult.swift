/// What comes out of reading protocols that exist already.
struct ImportResult: Equatable, Sendable {
  var spec = ImportedSpec()

  /// What was asked for and is not in the spec, in the order of the protocols.
  var omissions: [ImportOmission] = []

  /// What is wrong with the files, or with the names that were asked for, sorted by place.
  var diagnostics: [Diagnostic] = []
}

/// Something that exists and cannot be forwarded, and is left out of the imported spec.
struct ImportOmission: Equatable, Sendable {
  /// `XMLParserDelegate`.
  let protocolName: String

  /// The requirement as it is declared; nil where it is the protocol's head that is at fault.
  let requirement: String?

  /// Whether the protocol is left out for it: without a requirement that every adopter has to have,
  /// the forwarder would be no adopter.
  let isWholeProtocol: Bool

  /// Why, as ``Generator`` would say it.
  let reason: DiagnosticMessage
}
