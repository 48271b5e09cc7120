@testable import ForwarderAuthoring
@testable import ForwarderGen

extension SourceImporter {
  /// The spec with the protocols called `names`, of a target that has only the files `sources`.
  static func merge(
    _ names: [String],
    from sources: [SourceText],
    into spec: SourceText?,
    at path: String,
    references: [SourceText] = []
  ) throws(Merge.Refusal) -> Merge {
    try merge(
      names,
      from: sources,
      in: SwiftFiles(
        sources,
        of: [SwiftIndex(sources) { FileSystem.offsets(of: $0, in: $1.bytes) }],
        about: Set(names)
      ),
      into: spec,
      at: path,
      references: references
    )
  }
}

/// What an import of protocols from symbol graphs writes.
struct ModuleImport: Equatable {
  let spec: SourceText
  let interfaces: [SourceText]

  init(_ names: [String], from graphs: [SourceText]) throws(Merge.Refusal) {
    let table = try GraphTable(graphs)
    let protocols = try ModuleInterface.protocols(called: names, in: table)
    interfaces = ModuleInterface.interfaces(of: protocols, in: table)
      .map { SourceText(path: $0.fileName, text: $0.text) }
    let path = "Imported.delegates.json"
    do {
      let merge = try SourceImporter.merge(
        protocols.map(\.name),
        from: interfaces,
        into: nil,
        at: path
      )
      spec = SourceText(path: path, text: merge.text)
    } catch {
      throw Merge.Refusal(
        diagnostics: error.diagnostics.map { [interfaces] in $0.quoting(interfaces) }
      )
    }
  }

  /// What is generated from it.
  func generate(locatesSource: Bool = false) -> Generator.Generation {
    Generator.generate([spec], beside: SwiftFiles(interfaces), locatesSource: locatesSource)
  }

  /// The texts of all its files, for comparison.
  var report: String {
    ([spec] + interfaces).map { "\($0.path)\n\n\(String(decoding: $0.bytes, as: UTF8.self))" }
      .joined(separator: "\n")
  }
}
