/// What comes out of reading protocols that exist already.
struct ImportResult: Equatable, Sendable {
  var spec = ImportedSpec()

  /// What was asked for and is not in the spec, in the order of the protocols.
  var omissions: [ImportOmission] = []

  /// What is wrong with the files, or with the names that were asked for, sorted by place.
  var diagnostics: [Diagnostic] = []
}
