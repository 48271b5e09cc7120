/// What comes out of reading protocols that exist already.
struct ImportResult: Equatable, Sendable {
  var spec: ImportedSpec
  var omissions: [ImportOmission]

  /// Why nothing can be imported.
  var diagnostics: [Diagnostic]
}
