import Testing

@testable import ForwarderGen

/// Broken specs of every kind: each gives either texts or diagnostics, and none crashes or hangs.
@Suite("Robustness")
struct RobustnessTests {
  /// Generates from `bytes`, and expects one of texts and diagnostics.
  private func expectSense(
    _ bytes: some Sequence<UInt8>,
    _ comment: @autoclosure () -> Comment,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = SourceText(path: "p", bytes: Array(bytes))
    let generation = Generator.generate([source], locatesSource: true)
    if generation.texts.isEmpty == generation.diagnostics.isEmpty || generation.texts.count > 1 {
      Issue.record(comment(), sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Repository.specNames(in: "Specs"))
  func `a spec that ends early gives texts or diagnostics`(name: String) throws {
    let bytes = try Repository.spec(name, in: "Specs").bytes
    // Every length near the end, where all stages run, and of the others fewer in a long spec.
    let stride = max(17, bytes.count * bytes.count / 150_000)
    for length in bytes.indices where length % stride == 0 || length > bytes.count - 8 {
      expectSense(bytes.prefix(length), "\(name), its first \(length) bytes")
    }
  }

  @Test(arguments: Repository.specNames(in: "Specs"))
  func `a declaration that lacks a token gives texts or diagnostics`(name: String) throws {
    let source = try Repository.spec(name, in: "Specs")
    for (_, token) in try Self.sample(of: source) {
      let start = token.position.offset
      // An escape in a token takes more bytes in the file than in the text.
      let length = min(token.text.utf8.count, source.bytes.count - start)
      let bytes = source.bytes[..<start] + source.bytes[(start + length)...]
      expectSense(bytes, "\(name) without '\(token.text)' at \(start)")
    }
  }

  @Test(arguments: Repository.specNames(in: "Specs"))
  func `a declaration with another token in place of one gives texts or diagnostics`(
    name: String
  ) throws {
    let source = try Repository.spec(name, in: "Specs")
    let others = [
      "(", ")", "<", ">", "[", "{", "->", "@", "any", "`", "\\\"", "\\u0000", "#", "...",
    ]
    for (number, token) in try Self.sample(of: source) {
      let start = token.position.offset
      let end = min(start + token.text.utf8.count, source.bytes.count)
      let other = others[number % others.count]
      let bytes = source.bytes[..<start] + Array(other.utf8) + source.bytes[end...]
      expectSense(bytes, "\(name) with '\(other)' at \(start)")
    }
  }

  @Test(arguments: Repository.specNames(in: "Specs"))
  func `a declaration with a token twice gives texts or diagnostics`(name: String) throws {
    let source = try Repository.spec(name, in: "Specs")
    for (_, token) in try Self.sample(of: source, phase: 1) {
      let start = token.position.offset
      let end = min(start + token.text.utf8.count, source.bytes.count)
      let bytes = source.bytes[..<end] + [0x20] + source.bytes[start...]
      expectSense(bytes, "\(name) with '\(token.text)' twice at \(start)")
    }
  }

  @Test(arguments: Repository.specNames(in: "Specs"))
  func `a declaration with two tokens swapped gives texts or diagnostics`(name: String) throws {
    let source = try Repository.spec(name, in: "Specs")
    let all = try Self.tokens(in: source)
    for (number, first) in try Self.sample(of: source, phase: 2) where number + 1 < all.count {
      let second = all[number + 1]
      let (start, end) = (first.position.offset, second.position.offset)
      let firstEnd = start + first.text.utf8.count
      let secondEnd = end + second.text.utf8.count
      guard firstEnd <= end, secondEnd <= source.bytes.count else { continue }
      let bytes =
        source.bytes[..<start] + source.bytes[end..<secondEnd] + source.bytes[firstEnd..<end]
        + source.bytes[start..<firstEnd] + source.bytes[secondEnd...]
      expectSense(bytes, "\(name) with '\(first.text)' and '\(second.text)' swapped at \(start)")
    }
  }

  @Test func `a file that is too large is refused before it is read through`() {
    var diagnostics = Diagnostics(of: SourceText(path: "p", text: "[[[[["))
    let limits = JSONLimits(size: 4, stringLength: 4)
    #expect(JSONParser.parse(diagnostics.source, limits: limits, &diagnostics) == nil)
    #expect(diagnostics.all.map(\.message.kind) == [.fileTooLarge])
  }

  @Test(arguments: [(0, nil), (1, .stringTooLong)] as [(Int, DiagnosticMessage.Kind?)])
  func `a string has a largest length`(excess: Int, kind: DiagnosticMessage.Kind?) {
    let comment = String(repeating: "c", count: JSONLimits.spec.stringLength + excess)
    let source = SourceText(path: "p", text: #"{ "version": 1, "$comment": "\#(comment)" }"#)
    let generation = Generator.generate([source], locatesSource: true)
    #expect(generation.diagnostics.map(\.message.kind) == [kind].compactMap { $0 })
  }

  /// Some of the tokens, with their numbers: fewer of a long spec, which takes longer to generate.
  ///
  /// Samples of another `phase` share few tokens.
  private static func sample(of source: SourceText, phase: Int = 0) throws -> [(Int, Token)] {
    let tokens = try tokens(in: source)
    let stride = max(1, tokens.count * source.bytes.count / 5_000)
    return tokens.enumerated().filter { $0.offset % stride == phase % stride }
      .map { ($0.offset, $0.element) }
  }

  /// The tokens of all declarations, heads and defaults of a spec.
  private static func tokens(in source: SourceText) throws -> [Token] {
    var diagnostics = Diagnostics(of: source)
    let node = try #require(JSONParser.parse(source, &diagnostics))
    let spec = try #require(SpecDecoder.decode(node, &diagnostics))
    let requirements = spec.protocols.flatMap(\.requirements)
    let texts =
      spec.imports.map(\.declaration) + spec.protocols.compactMap(\.head)
      + requirements.map(\.declaration) + requirements.compactMap(\.fallback.known)
    return try texts.flatMap { try Lexer.tokens(of: $0).dropLast() }
  }
}
