@testable import ForwarderGen

/// The result of reading Swift files for a spec that only names their protocols.
struct SwiftReading {
  let spec: ParsedSpec?
  let diagnostics: [Diagnostic]

  /// Reads the protocols called `names` from `text`.
  init(_ text: String, of names: String...) {
    self.init(SourceText(path: "File.swift", text: text), of: names)
  }

  init(_ source: SourceText, of names: [String]) {
    let items = names.map { #"{ "protocol": "\#($0)", "declared": "\#(source.path)" }"# }
    let text = #"{ "version": 1, "protocols": [\#(items.joined(separator: ", "))] }"#
    let files = SwiftFiles([source])
    let spec = SourceText(path: "Spec.delegates.json", text: text).beside(files.sources)
    var reports = [Diagnostics(of: spec)]
    let decoded = JSONParser.parse(spec, &reports[0])
      .flatMap { SpecDecoder.decode($0, &reports[0]) }
    self.spec = SpecParser.parse([decoded], ownCount: 1, beside: files, &reports)[0]
    diagnostics = files.diagnostics + reports[0].all
  }

  var protocols: [ParsedProtocol] { spec?.protocols ?? [] }

  /// Those that the generated file repeats.
  var imports: [ImportDeclaration] {
    guard let spec else { return [] }
    var reports = Diagnostics(of: spec.source)
    let declared = SpecResolver.declared(in: spec, at: 0, isReference: false, &reports)
    return SwiftImports(for: ProtocolTable(declared)).imports(for: spec, at: declared.indices)
  }

  var requirements: [ParsedRequirement] { protocols.flatMap(\.requirements) }

  /// `protocol P: AnyObject`, one per protocol.
  var heads: [String] { protocols.compactMap { $0.head?.text } }

  /// The condition of each protocol.
  var conditions: [String?] { protocols.map { $0.options.condition?.text } }
}
