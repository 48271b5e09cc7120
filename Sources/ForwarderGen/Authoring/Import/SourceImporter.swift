/// Reads protocols from Swift files.
///
///     SourceText → SwiftFile → SourceDeclarations → FoundProtocols → ImportedSpec
enum SourceImporter {
  /// Imports the protocols called `names` from `sources`.
  ///
  /// - Parameters:
  ///   - names: `DownloadDelegate`, or `Outer.Delegate`.
  ///   - sources: Swift files of one module.
  /// - Returns: a spec, and what is not in it, or everything that is wrong.
  static func importProtocols(_ names: [String], from sources: [SourceText]) -> ImportResult {
    var reports = sources.map { Diagnostics(of: $0) }
    let found = FoundProtocols.read(from: sources, &reports)
    return ImportResolver.result(importing: names, of: found, in: sources, reports)
  }
}
