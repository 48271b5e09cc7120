// `.ci/fuzz` compiles this file into one module with the generator, the tests beside it.
#if !FUZZING
@testable import ForwarderGen
#endif

/// What a fuzzer feeds to the tool: a spec as JSON, a spec in pieces, or a Swift file to import
/// from.
///
/// Few mutations of JSON are JSON. In pieces, which begin with `P`, every input is a spec: its
/// first line is the head, `doc` and `if` of a protocol, and each further line a declaration,
/// `dispatch`, `default`, `if`, `name` and `doc`, with tabs between them. A Swift file begins with
/// `S`.
struct FuzzInput {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What the tool does that it must never do; nil where it does right.
  var violation: String? {
    if bytes.first == UInt8(ascii: "S") {
      return Self.violation(ofImport: Array(bytes.dropFirst()))
    }
    let generation = generation
    if generation.texts.isEmpty == generation.diagnostics.isEmpty || generation.texts.count > 1 {
      return "neither a text nor a diagnostic, or both"
    }
    return Self.violation(in: generation.diagnostics)
      ?? generation.texts.first.flatMap { violation(inText: $0) }
  }

  /// What comes out of the spec that the input is; of a Swift file, nothing.
  var generation: Generator.Generation {
    Generator.generate([SourceText(path: "spec", bytes: specBytes)], locatesSource: true)
  }

  private var specBytes: [UInt8] {
    bytes.first == UInt8(ascii: "P") ? Array(Self.spec(of: pieces).utf8) : bytes
  }

  /// The pieces by line.
  private var pieces: [[String]] {
    String(decoding: bytes.dropFirst(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
  }

  private static func spec(of pieces: [[String]]) -> String {
    func members(_ keys: [String], _ values: [String]) -> [JSONValue.Member] {
      zip(keys, values).enumerated()
        .filter { $0.offset == 0 || !$0.element.1.isEmpty }
        .map { JSONValue.Member(key: $0.element.0, value: .string($0.element.1)) }
    }
    let requirements = pieces.dropFirst()
      .map { pieces in
        JSONValue.object(
          members(["declaration", "dispatch", "default", "if", "name", "doc"], pieces)
        )
      }
    let head = members(["protocol", "doc", "if"], pieces.first ?? [])
    let list = JSONValue.Member(key: "requirements", value: .array(requirements))
    return
      JSONValue.object([
        JSONValue.Member(key: "version", value: .written("1")),
        JSONValue.Member(key: "protocols", value: .array([.object(head + [list])])),
      ])
      .fileText()
  }

  private static func violation(in diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
      if diagnostic.location.line < 1 || diagnostic.location.column < 1 {
        return "a diagnostic nowhere"
      }
      if diagnostic.lines.contains(where: { $0.contains(where: \.isNewline) }) {
        return "a message of two lines"
      }
    }
    return nil
  }

  /// What is wrong with a generated file: it is divided into tokens, all its brackets close, and
  /// what the user gave as a `default` stands in it.
  private func violation(inText text: String) -> String? {
    guard let tokens = try? Lexer.tokens(of: EmbeddedText(text, at: 0)) else {
      return "a text that is not Swift"
    }
    let closings = ["(": ")", "[": "]", "{": "}"]
    var open: [String] = []
    for token in tokens where token.kind == .punctuation {
      if let closing = closings[token.text] { open.append(closing) }
      if closings.values.contains(token.text), open.popLast() != token.text {
        return "a bracket that closes nothing"
      }
    }
    if !open.isEmpty { return "a bracket that is never closed" }
    guard bytes.first == UInt8(ascii: "P") else { return nil }
    for piece in pieces.dropFirst() where piece.count > 2 && !piece[2].isEmpty {
      let fallback = try? DeclarationParser.fallback(EmbeddedText(piece[2], at: 0))
      if let fallback, !text.contains(fallback.text) { return "a default that got lost" }
    }
    return nil
  }

  private static func violation(ofImport bytes: [UInt8]) -> String? {
    let source = SourceText(path: "source", bytes: bytes)
    let result = SourceImporter.importProtocols(["P", "A.P"], from: [source])
    if let violation = violation(in: result.diagnostics) { return violation }
    // As with the tool, nothing is written where there is something to complain about.
    if !result.diagnostics.isEmpty { return nil }
    return violation(ofMerging: result.spec)
  }

  /// What is wrong with an imported spec: it can be imported into, and that changes nothing.
  private static func violation(ofMerging imported: ImportedSpec) -> String? {
    let text = SpecMerger.newSpec(of: imported).text
    do {
      let merge = try SpecMerger.merge(imported, into: SourceText(path: "spec", text: text))
      if merge.text != text { return "a spec that its own import changes" }
      let isStill = merge.addedModules.isEmpty && merge.protocols.allSatisfy(\.isEmpty)
      return isStill ? nil : "changes that are none"
    } catch {
      return "a spec that cannot be imported into"
    }
  }
}
