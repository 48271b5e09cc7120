@testable import ForwarderGen

extension Generator {
  /// Generates the files of `sources`, which have not been read yet.
  static func generate(
    _ sources: [SourceText],
    references: [SourceText] = [],
    beside files: SwiftFiles = SwiftFiles(),
    locatesSource: Bool
  ) -> Generation {
    let decoded = DecodedSpecs(sources, references: references)
    return generate(decoded, beside: files, locatesSource: locatesSource)
  }

  /// Resolves `sources`, which have not been read yet.
  static func resolve(
    _ sources: [SourceText],
    references: [SourceText],
    beside files: SwiftFiles = SwiftFiles()
  ) -> (specs: [ResolvedSpec], diagnostics: [Diagnostic]) {
    resolve(DecodedSpecs(sources, references: references), beside: files)
  }
}

extension DispatchSyntax {
  /// As a spec can write it: `pipeline(request)`.
  var text: String {
    switch argument {
    case nil: name.rawValue
    case .combiner(let combiner): "\(name.rawValue)(\(combiner.text))"
    case .parameter(let label): "\(name.rawValue)(\(label.name))"
    }
  }
}
