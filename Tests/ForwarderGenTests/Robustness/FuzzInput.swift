@testable import ForwarderAuthoring
@testable import ForwarderGen

/// An input of the fuzzer: a spec as JSON or in pieces, with the Swift file that it names if there
/// is one, or a Swift file to import from.
///
/// Few mutations of JSON are JSON. An input in pieces begins with `P` and is always a spec. Its
/// first line is the head, `doc` and `if` of a protocol. Each further line is a declaration,
/// `dispatch`, `default`, `if`, `name` and `doc`, with tabs between them. A Swift file to import
/// from begins with `S`.
///
/// The file `X.swift` follows behind a line with only a NUL. In pieces, such a spec begins with
/// `F`. Its first line has the names of protocols in that file. Each further line is an entry about
/// the first one: `requirement`, `dispatch`, `default`, `if` and `name`.
struct FuzzInput {
  private static let swiftPath = "X.swift"

  /// The spec, or the Swift file to import from.
  private let bytes: [UInt8]

  /// The Swift file that the spec may name; nil if there is none.
  private let swift: [UInt8]?

  init(_ bytes: [UInt8]) {
    let (spec, swift) = Self.parts(of: bytes)
    self.bytes = spec
    self.swift = swift
  }

  /// The text before and behind a line with only a NUL; nil if there is no such line.
  static func parts(of bytes: [UInt8]) -> (spec: [UInt8], swift: [UInt8]?) {
    // Hardly any input has one, and in a debug build the closure takes a multiple of the time.
    guard bytes.contains(0) else { return (bytes, nil) }
    let newline = UInt8(ascii: "\n")
    let middle = bytes.indices.first { index in
      bytes[index] == 0 && (index == 0 || bytes[index - 1] == newline)
        && (index + 1 == bytes.count || bytes[index + 1] == newline)
    }
    guard let middle else { return (bytes, nil) }
    return (Array(bytes[..<max(0, middle - 1)]), Array(bytes[middle...].dropFirst(2)))
  }

  /// The tool's misbehaviour on this input; nil if there is none.
  var violation: String? {
    if bytes.first == UInt8(ascii: "S") {
      return Self.violation(ofImport: Array(bytes.dropFirst()))
    }
    let generation = generation
    if generation.texts.isEmpty == generation.diagnostics.isEmpty || generation.texts.count > 1 {
      return "neither a text nor a diagnostic, or both"
    }
    return violation(in: generation.diagnostics) ?? Self.repetition(in: generation.diagnostics)
      ?? generation.texts.first.flatMap { violation(inText: $0) }
  }

  /// The result of generating from the spec; a Swift file to import from generates nothing.
  var generation: Generator.Generation {
    Generator.generate(
      DecodedSpecs([SourceText(path: "spec", bytes: specBytes)]),
      beside: SwiftFiles(swift.map { [SourceText(path: Self.swiftPath, bytes: $0)] } ?? []),
      locatesSource: true
    )
  }

  private var specBytes: [UInt8] {
    switch bytes.first {
    case UInt8(ascii: "P"): Array(Self.spec(of: pieces).utf8)
    case UInt8(ascii: "F"): Array(Self.specOfFile(pieces).utf8)
    default: bytes
    }
  }

  /// The pieces by line.
  private var pieces: [[String]] {
    String(decoding: bytes.dropFirst(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
  }

  private static func spec(of pieces: [[String]]) -> String {
    let head = members(["protocol", "doc", "if"], pieces.first ?? [])
    let keys = ["declaration", "dispatch", "default", "if", "name", "doc"]
    return spec(of: [.object(head + [requirements(keys, pieces.dropFirst())])])
  }

  private static func specOfFile(_ pieces: [[String]]) -> String {
    let keys = ["requirement", "dispatch", "default", "if", "name"]
    let items = (pieces.first ?? []).enumerated()
      .map { index, name in
        let item = members(["protocol", "declared"], [name, swiftPath])
        return JSONValue.object(
          index > 0 ? item : item + [requirements(keys, pieces.dropFirst())]
        )
      }
    return spec(of: items)
  }

  private static func spec(of protocols: [JSONValue]) -> String {
    JSONValue.object([
      JSONValue.Member(key: "version", value: .written("1")),
      JSONValue.Member(key: "protocols", value: .array(protocols)),
    ])
    .fileText()
  }

  private static func requirements(
    _ keys: [String],
    _ lines: ArraySlice<[String]>
  ) -> JSONValue.Member {
    let all = lines.map { JSONValue.object(members(keys, $0)) }
    return JSONValue.Member(key: "requirements", value: .array(all))
  }

  private static func members(_ keys: [String], _ values: [String]) -> [JSONValue.Member] {
    zip(keys, values).enumerated()
      .filter { $0.offset == 0 || !$0.element.1.isEmpty }
      .map { JSONValue.Member(key: $0.element.0, value: .string($0.element.1)) }
  }

  /// The fault in the places of `diagnostics` in the spec and its Swift file.
  private func violation(in diagnostics: [Diagnostic]) -> String? {
    func lineCount(_ bytes: [UInt8]) -> Int { 1 + bytes.count { $0 == UInt8(ascii: "\n") } }
    let counts = ["spec": lineCount(specBytes), Self.swiftPath: lineCount(swift ?? [])]
    for location in diagnostics.flatMap({ [$0.location] + $0.notes.map(\.location) }) {
      guard let count = counts[location.path], location.line <= count else {
        return "a diagnostic behind the end of a file"
      }
    }
    return Self.violation(in: diagnostics)
  }

  /// Whether a diagnostic is reported twice.
  private static func repetition(in diagnostics: [Diagnostic]) -> String? {
    Set(diagnostics).count == diagnostics.count ? nil : "a diagnostic that is given twice"
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

  /// The fault in a generated file.
  ///
  /// The file must consist of tokens, close all its brackets, and contain the user's `default`.
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
    guard let kind = bytes.first, "PF".utf8.contains(kind) else { return nil }
    for piece in pieces.dropFirst() where piece.count > 2 && !piece[2].isEmpty {
      let fallback = try? DeclarationParser.fallback(EmbeddedText(piece[2], at: 0))
      if let fallback, !text.contains(fallback.text) { return "a default that got lost" }
    }
    return nil
  }

  private static func violation(ofImport bytes: [UInt8]) -> String? {
    let source = SourceText(path: "source", bytes: bytes)
    func merge(into spec: SourceText?) throws(Merge.Refusal) -> Merge {
      let names = ["P", "A.P"]
      return try SourceImporter.merge(
        names,
        from: [source],
        in: SwiftFiles([source], about: Set(names)),
        into: spec,
        at: "spec"
      )
    }
    do {
      let text = try merge(into: nil).text
      let again = try merge(into: SourceText(path: "spec", text: text))
      return again.text == text ? nil : "a spec that its own import changes"
    } catch {
      if error.diagnostics.isEmpty { return "a refusal without a reason" }
      return violation(in: error.diagnostics)
    }
  }
}
