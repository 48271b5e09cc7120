/// The whole way from the specs of a target to its Swift files.
///
///     text → JSONNode → Spec → ParsedSpec → ResolvedSpec → text
///       JSON/    Spec/   Parsing/      Forwarding/  Emission/
///
/// Every arrow is a pure function that may add diagnostics. A run with diagnostics generates nothing.
package enum Generator {
  /// The result of a run.
  struct Generation: Equatable, Sendable {
    /// The text of each spec's file, in the order in which the specs were given; empty when there are diagnostics.
    let texts: [String]

    /// The mistakes, sorted by place.
    let diagnostics: [Diagnostic]
  }

  /// Generates the files of a target's specs.
  ///
  /// - Parameters:
  ///   - decoded: these specs, and as references those of the targets that it depends on, which are known and not
  ///     emitted. Mistakes in them are reported, too: inherited requirements would be missing.
  ///   - files: the Swift files that the specs name.
  ///   - locatesSource: whether `#sourceLocation` places the user's own lines in the specs.
  /// - Returns: all files, or everything that is wrong.
  static func generate(
    _ decoded: DecodedSpecs,
    beside files: SwiftFiles,
    locatesSource: Bool
  ) -> Generation {
    let (specs, mistakes) = resolve(decoded, beside: files)
    let own = decoded.sources.prefix(decoded.ownCount)
    let others =
      emptySpecs(in: decoded) + (locatesSource ? sharedFileNames(of: Array(own)) : [])
      + DeclaredTwice.diagnostics(of: specs, in: files)
    if !others.isEmpty {
      let diagnostics = (mistakes + others).sorted { $0.location < $1.location }
      return Generation(texts: [], diagnostics: diagnostics)
    }
    let texts = specs.map { FileEmitter.text(of: $0, locatesSource: locatesSource) }
    return Generation(texts: texts, diagnostics: mistakes)
  }

  /// The specs that have no mistake and nothing to generate.
  private static func emptySpecs(in decoded: DecodedSpecs) -> [Diagnostic] {
    zip(decoded.specs, decoded.reports).prefix(decoded.ownCount)
      .compactMap { spec, report in
        guard let spec, spec.isEmpty, report.all.isEmpty else { return nil }
        let location = spec.source.location(of: spec.position)
        return Diagnostic(location: location, message: .emptySpec)
      }
  }

  /// The sources whose file names an earlier one has.
  ///
  /// The compiler makes `#fileID` of the module and the file name. It refuses two Swift files of one
  /// name, and warns at every `#sourceLocation` of two specs of one name.
  private static func sharedFileNames(of sources: [SourceText]) -> [Diagnostic] {
    func beginning(of source: SourceText) -> SourceLocation {
      source.location(of: SourcePosition(offset: 0))
    }
    var owners: [String: SourceText] = [:]
    return sources.compactMap { source in
      let name = source.path.fileName
      guard let owner = owners[name] else {
        owners[name] = source
        return nil
      }
      return Diagnostic(
        location: beginning(of: source),
        message: .sharedFileName(name),
        notes: [Diagnostic.Note(location: beginning(of: owner), message: .isHere("'\(name)'"))]
      )
    }
  }

  /// Resolves a target's specs: the way to their files without the last step.
  ///
  /// - Returns: all specs, or everything that is wrong, sorted by place.
  package static func resolve(
    _ decoded: DecodedSpecs,
    beside swiftFiles: SwiftFiles
  ) -> (specs: [ResolvedSpec], diagnostics: [Diagnostic]) {
    var reports = decoded.reports.map { $0.beside(swiftFiles.sources) }
    let parsed = SpecParser.parse(
      decoded.specs,
      ownCount: decoded.ownCount,
      beside: swiftFiles,
      &reports
    )
    let resolved = SpecResolver.resolve(
      Array(parsed[..<decoded.ownCount]),
      references: Array(parsed[decoded.ownCount...]),
      &reports
    )
    // A mistake in a Swift file that several specs use is found once in each.
    let diagnostics = (swiftFiles.diagnostics + reports.flatMap(\.all)).unique
      .sorted { $0.location < $1.location }
    return (diagnostics.isEmpty ? resolved.compactMap { $0 } : [], diagnostics)
  }
}
