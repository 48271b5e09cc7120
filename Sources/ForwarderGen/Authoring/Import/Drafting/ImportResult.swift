/// The result of importing protocols.
struct ImportResult: Equatable, Sendable {
  var spec = ImportedSpec()

  /// The requested parts that are not in the spec, in the order of the protocols.
  var omissions: [ImportOmission] = []

  /// The mistakes in the files and in the requested names, sorted by place.
  var diagnostics: [Diagnostic] = []
}

/// Something that exists and cannot be forwarded, and is left out of the imported spec.
struct ImportOmission: Equatable, Sendable {
  /// `XMLParserDelegate`.
  let protocolName: String

  /// The requirement as it is declared; nil if it is the protocol's head that is at fault.
  let requirement: String?

  /// Whether the protocol is left out for it: without a requirement that every adopter has to have,
  /// the forwarder would be no adopter.
  let isWholeProtocol: Bool

  /// Why, as ``Generator`` would say it.
  let reason: DiagnosticMessage
}
