import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Broken specs of every kind: each gives either a text or diagnostics, and none crashes or hangs.
@Suite("Robustness", .slow)
struct RobustnessTests {
  /// Generates from `bytes`, and expects of what comes out all that is expected of the fuzzer's.
  private func expectSense(
    _ bytes: some Sequence<UInt8>,
    _ description: @autoclosure () -> String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let violation = FuzzInput(Array(bytes)).violation else { return }
    Issue.record("\(description()): \(violation)", sourceLocation: sourceLocation)
  }

  @Test(arguments: try Repository.specNames(in: "Specs"))
  func `a spec that ends early gives texts or diagnostics`(name: String) throws {
    let bytes = try Repository.spec(name, in: "Specs").bytes
    for length in bytes.indices where length % Self.stride == 0 || length > bytes.count - 8 {
      expectSense(bytes.prefix(length), "\(name), its first \(length) bytes")
    }
  }

  @Test(arguments: try Repository.specNames(in: "Specs"))
  func `a declaration that ends early gives texts or diagnostics`(name: String) throws {
    for piece in try Self.pieces(of: name) {
      let tokens = try Self.tokens(in: piece)
      for (number, token) in tokens.enumerated() where number % Self.stride == 3 % Self.stride {
        // The text around the declaration goes on behind it.
        let end = tokens.last.map { $0.position.offset + $0.text.utf8.count } ?? 0
        let bytes = piece.bytes[..<token.position.offset] + piece.bytes[end...]
        expectSense(bytes, "\(piece.path) up to '\(token.text)'")
      }
    }
  }

  /// The changes of a token, which ends before `end`, with another one behind it.
  enum Mutation: String, CaseIterable {
    case deleted, repeated, swapped, replaced

    fileprivate func apply(
      to bytes: [UInt8],
      _ number: Int,
      _ token: Range<Int>,
      _ next: Range<Int>?
    ) -> [UInt8] {
      var result = bytes
      switch self {
      case .deleted: result.removeSubrange(token)
      case .repeated:
        result.insert(contentsOf: [0x20] + bytes[token], at: token.upperBound)
      case .swapped:
        guard let next else { break }
        // The later one first, so that the earlier one is still where it was.
        result.replaceSubrange(next, with: bytes[token])
        result.replaceSubrange(token, with: bytes[next])
      case .replaced:
        let others = [
          "(", ")", "<", ">", "[", "{", "->", "@", "any", "`", "\\\"", "\\u0000", "#", "...",
        ]
        result.replaceSubrange(token, with: Array(others[number % others.count].utf8))
      }
      return result
    }
  }

  @Test(arguments: try Repository.specNames(in: "Specs"), Mutation.allCases)
  func `a declaration with one token amiss gives texts or diagnostics`(
    name: String,
    mutation: Mutation
  ) throws {
    let phase = Mutation.allCases.firstIndex(of: mutation) ?? 0
    for piece in try Self.pieces(of: name) {
      let tokens = try Self.tokens(in: piece)
      // An escape in a token takes more bytes in the file than in the text.
      let ranges = tokens.map { token in
        let start = token.position.offset
        return start..<min(start + token.text.utf8.count, piece.bytes.count)
      }
      for number in tokens.indices where (number + phase) % Self.stride == 0 {
        let next = number + 1 < ranges.count ? ranges[number + 1] : nil
        if let next, next.lowerBound < ranges[number].upperBound { continue }
        let bytes = mutation.apply(to: piece.bytes, number, ranges[number], next)
        expectSense(bytes, "\(piece.path), '\(tokens[number].text)' \(mutation.rawValue)")
      }
    }
  }

  /// Runs of many specs of one kind, by how many they are.
  private static let runs: [@Sendable (Int) -> ([SourceText], SwiftFiles)] = [
    { count in ((0..<count).map { spec($0, declared: false) }, SwiftFiles()) },
    { count in
      let files = (0..<count)
        .map {
          SourceText(path: "D\($0).swift", text: "protocol D\($0)\(base(of: $0)) { func d\($0)() }")
        }
      return ((0..<count).map { spec($0, declared: true) }, SwiftFiles(files))
    },
    { count in
      let names = (0..<count).map { "D\($0)" }
      let specs = names.map { name in
        SourceText(
          path: "\(name).delegates.json",
          text: #"{ "version": 1, "protocols": [{ "protocol": "\#(name)" }] }"#
        )
      }
      return (specs, SwiftFiles(of: [.of(target(of: count))], about: Set(names)))
    },
  ]

  /// Files with a protocol and its extension each.
  private static func target(of count: Int) -> [SourceText] {
    (0..<count)
      .flatMap { number in
        [
          SourceText(
            path: "D\(number).swift",
            text: "protocol D\(number)\(base(of: number)) { func d\(number)(_ x: A\(number)) }"
          ),
          SourceText(
            path: "E\(number).swift",
            text: "import Foundation\ntypealias A\(number) = Int\n"
              + "extension D\(number) { func d\(number)(_ x: Int) {} }"
          ),
        ]
      }
  }

  @Test func `the files of a target are read in proportion to their number`() {
    func time(_ count: Int) -> Duration {
      let sources = Self.target(of: count)
      let names = Set((0..<count).map { "D\($0)" })
      return ThreadTime.measure {
        let files = SwiftFiles(of: [.of(sources)], about: names)
        #expect(files.paths.count == 2 * count)
      }
    }
    _ = time(10)
    #expect(time(1_000) / time(250) < 7)
  }

  @Test func `requirements of one name are compared with extensions in little time`() {
    func time(_ count: Int) -> Duration {
      let texts = (0..<count)
        .map { "protocol D\($0) { func d(_ x: Int) }\nextension D\($0) { func d(_ x: Int) {} }\n" }
      let source = SourceText(path: "D.swift", text: texts.joined())
      return ThreadTime.measure {
        let files = SwiftFiles(of: [.of([source])], about: ["D0"])
        #expect(files.protocols.allSatisfy { $0.members[0].answers.count == 1 })
      }
    }
    _ = time(10)
    // It took 25 times the time where each pair was looked for among all protocols.
    #expect(time(400) / time(100) < 12)
  }

  @Test func `a name that many modules have is looked up in little time`() {
    func time(_ count: Int) -> Duration {
      let modules = (0..<count)
        .map { number in
          let aliases = (0..<6).filter { $0 % 2 == number % 2 }
            .map { "public typealias A\($0) = A\($0 + 1)\n" }.joined()
          let text = aliases + "public struct A6 { public typealias Done\(number) = () -> Void }"
          return SwiftIndex.of([SourceText(path: "\(number)/A.swift", text: text)])
        }
      let own = SourceText(path: "D.swift", text: "protocol D { func d(_ done: A0.Done1?) }")
      let spec = SourceText(
        path: "D.delegates.json",
        text: specText([#"{ "protocol": "D" }"#])
      )
      return ThreadTime.measure {
        let files = SwiftFiles(of: [.of([own])] + modules, about: ["D"])
        #expect(Resolution(of: [spec], beside: files).kinds == [.closureWithoutDispatch])
      }
    }
    _ = time(2)
    // Each alias may mean that of any other module: looked up again each time, it takes 64 times the time.
    #expect(time(24) / time(12) < 12)
  }

  @Test func `an import takes time in proportion to the requirements`() {
    func time(_ count: Int) -> Duration {
      let members = (0..<count).map { "func d\($0)() -> Int\n" }.joined()
      let source = SourceText(path: "D.swift", text: "protocol D: AnyObject {\n\(members)}")
      return ThreadTime.measure {
        let merge = try? SourceImporter.merge(["D"], from: [source], into: nil, at: "D.json")
        #expect(merge?.added.count == count)
      }
    }
    _ = time(10)
    // It took 12 times the time where each proposal was looked for among all others.
    #expect(time(3_000) / time(500) < 8.5)
  }

  /// The first of ten protocols is the base of the others.
  private static func base(of number: Int) -> String {
    number % 10 == 0 ? ": AnyObject" : ": D\(number / 10 * 10)"
  }

  private static func spec(_ number: Int, declared isDeclared: Bool) -> SourceText {
    let item =
      isDeclared
      ? #""protocol": "D\#(number)", "declared": "D\#(number).swift""#
      : #""protocol": "protocol D\#(number)\#(base(of: number))", "requirements": ["func d\#(number)()"]"#
    return SourceText(
      path: "D\(number).delegates.json",
      text: #"{ "version": 1, "protocols": [{ \#(item) }] }"#
    )
  }

  @Test(arguments: runs.indices)
  func `a run of many specs takes time in proportion`(index: Int) {
    func time(_ count: Int) -> Duration {
      let (specs, files) = Self.runs[index](count)
      return ThreadTime.measure {
        let generation = Generator.generate(specs, beside: files, locatesSource: true)
        #expect(generation.diagnostics == [])
      }
    }
    // In proportion it takes four times the time; it took more than ten times where each spec looked at all
    // others.
    _ = time(10)
    #expect(time(2_000) / time(500) < 7)
  }

  @Test func `a file that is too large is refused before it is read through`() {
    var diagnostics = Diagnostics(of: SourceText(path: "p", text: "[[[[["))
    let limits = JSONLimits(size: 4, stringLength: 4)
    #expect(JSONParser.parse(diagnostics.source, limits: limits, &diagnostics) == nil)
    #expect(diagnostics.all.map(\.message.kind) == [.tooLarge])
    var others = Diagnostics(of: SourceText(path: "p", text: "[[]]"))
    #expect(JSONParser.parse(others.source, limits: limits, &others) != nil)
  }

  @Test(arguments: [(0, .emptySpec), (1, .tooLarge)] as [(Int, DiagnosticMessage.Kind)])
  func `a string has a largest length`(excess: Int, kind: DiagnosticMessage.Kind) {
    let comment = String(repeating: "c", count: JSONLimits.spec.stringLength + excess)
    let source = SourceText(path: "p", text: #"{ "version": 1, "$comment": "\#(comment)" }"#)
    let generation = Generator.generate([source], locatesSource: true)
    #expect(generation.diagnostics.map(\.message.kind) == [kind])
  }

  /// The test tries one of so many mutations.
  ///
  /// It tries all of them in optimised code, which is much faster.
  private static let stride = {
    #if DEBUG
    13
    #else
    1
    #endif
  }()

  /// A spec for each head in the spec called `name`, and one for each requirement.
  private static func pieces(of name: String) throws -> [SourceText] {
    let source = try Repository.spec(name, in: "Specs")
    var diagnostics = Diagnostics(of: source)
    let node = try #require(JSONParser.parse(source, &diagnostics))
    let protocols = node["protocols"]?.elements ?? []
    func piece(_ head: String, _ requirements: String, _ node: JSONNode) -> SourceText {
      let line = source.location(of: node.position).line
      let text =
        #"{"version": 1, "protocols": [{"protocol": \#(head), "requirements": [\#(requirements)]}]}"#
      return SourceText(path: "\(name):\(line)", text: text)
    }
    return protocols.flatMap { declared -> [SourceText] in
      guard let head = declared["protocol"] else { return [] }
      let requirements = declared["requirements"]?.elements ?? []
      return [piece(source.text(from: head.position, to: head.end), "", head)]
        + requirements.map { requirement in
          let text = source.text(from: requirement.position, to: requirement.end)
          return piece("\"protocol P: AnyObject\"", text, requirement)
        }
    }
  }

  /// The tokens of all declarations, heads and defaults of a spec, in their order.
  private static func tokens(in source: SourceText) throws -> [Token] {
    var diagnostics = Diagnostics(of: source)
    let node = try #require(JSONParser.parse(source, &diagnostics))
    let spec = try #require(SpecDecoder.decode(node, &diagnostics))
    let requirements = spec.protocols.flatMap(\.requirements)
    let heads = requirements.isEmpty ? spec.protocols.compactMap(\.head) : []
    let items = (node[SpecKey.protocols.rawValue]?.elements ?? [])
      .flatMap { $0[SpecKey.requirements.rawValue]?.elements ?? [] }
    let defaults = items.compactMap { item -> EmbeddedText? in
      guard case .string(let text)? = item[SpecKey.default.rawValue]?.value else {
        return nil
      }
      return text
    }
    let texts = heads + requirements.map(\.declaration) + defaults
    return try texts.flatMap { try Lexer.tokens(of: $0).dropLast() }
      .sorted { $0.position < $1.position }
  }
}
