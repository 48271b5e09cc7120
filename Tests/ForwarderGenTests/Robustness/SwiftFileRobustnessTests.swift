import Foundation
import Testing

@testable import ForwarderGen

/// Broken specs beside broken Swift files: each pair gives either a text or located diagnostics.
@Suite("Robustness of Swift files", .slow)
struct SwiftFileRobustnessTests {
  private static let pieces = """
    FP\tA.P\tHeir
    a(_:)\tfirst\t1
    b\tfirstNonNil
    f(_: Int)\tlast\t2\t\tf1
    f(_: String)\treduce(+)\t0\t\tf2
    c(_:)\tfirst\tdone?()
    d()\tanyTrue\t\tDEBUG
    d()\t\t\t!DEBUG

    """

  private static let file = """
    import Foundation
    #if canImport(Glibc) || A
    @preconcurrency public import Glibc
    #endif
    typealias Done = () -> Void
    typealias Answer = Bool
    @globalActor actor Orbit { static let shared = Orbit() }
    protocol Root { func root() }
    protocol Base: AnyObject, Root { func base() }
    /// Documented.
    public protocol P: Base {
      func a(_ x: Int, /* a comma */) -> Int
      var b: Int? { get set }
      func f(_ x: Int) -> Int
      func f(_ x: String) -> Int
      func c(_ done: Done?)
      #if DEBUG
      func d() -> Answer
      #else
      func d()
      #endif
      init()
    }
    extension P { init() { fatalError() }; func base() {} }
    enum A { @Mockable protocol P<Item> { associatedtype Item = Int; func a(_ x: Self.Item) } }
    protocol Heir: P { @Orbit func e() }

    """

  private func expectSense(
    _ pieces: String,
    _ file: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(pieces.utf8) + [0, 0x0A] + Array(file.utf8)
    guard let violation = FuzzInput(bytes).violation else { return }
    Issue.record("\(violation):\n\(pieces)\n\(file)", sourceLocation: sourceLocation)
  }

  @Test func `the whole pair makes sense`() {
    let bytes = Array(Self.pieces.utf8) + [0, 0x0A] + Array(Self.file.utf8)
    let input = FuzzInput(bytes)
    #expect(input.violation == nil)
    // `fatalError()` in a protocol's extension is no requirement, and everything is decided.
    #expect(input.generation.lines == [])
  }

  @Test(arguments: [
    "#", "@", "protocol P { #", "protocol P: AnyObject {}\n#", "#if", "func", "extension",
  ])
  func `a file that ends in the middle of a declaration gives a text or diagnostics`(file: String) {
    expectSense(Self.pieces, file)
  }

  @Test func `a file or a spec that ends early gives a text or diagnostics`() {
    for length in 0..<Self.file.count where length % Self.stride == 0 {
      expectSense(Self.pieces, String(Self.file.prefix(length)))
    }
    for length in 1..<Self.pieces.count where length % Self.stride == 0 {
      expectSense(String(Self.pieces.prefix(length)) + "\n", Self.file)
    }
  }

  private static let replacements = [
    "", "(", ")", "{", "}", "<", "->", "protocol", "extension P {", "\n#if A\n", "\n#endif\n", "`",
    "\"", "@A", ";", "=", ".", "Self", "\u{0}", "😀",
  ]

  @Test func `a file with one token amiss gives a text or diagnostics`() throws {
    let tokens = try Lexer.tokens(of: EmbeddedText(Self.file, at: 0)).dropLast()
    for (number, token) in tokens.enumerated() {
      for (other, replacement) in Self.replacements.enumerated()
      where (number + other) % Self.stride == 0 {
        var bytes = Array(Self.file.utf8)
        let start = token.position.offset
        bytes.replaceSubrange(start..<(start + token.text.utf8.count), with: replacement.utf8)
        expectSense(Self.pieces, String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test func `a spec with one piece amiss gives a text or diagnostics`() {
    let pieces = Self.pieces.split(separator: "\t", omittingEmptySubsequences: false)
    for index in pieces.indices {
      for replacement in Self.replacements {
        var changed = pieces.map(String.init)
        changed[index] = replacement
        expectSense("F" + changed.joined(separator: "\t").dropFirst(), Self.file)
      }
    }
  }

  /// Files of much of one kind, by how much it is.
  private static let files: [@Sendable (Int) -> String] = [
    { "protocol P { func a() }\n" + String(repeating: "#if A\n", count: $0) },
    { "protocol P { func a() }\n" + String(repeating: "x #if A ", count: $0) },
    { "protocol P { func a(_ x: " + String(repeating: "(", count: $0) + " }" },
    {
      "protocol P { func a() }\n" + String(repeating: "[", count: $0)
        + String(repeating: ")", count: $0)
    },
    { (0..<$0).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined() + "protocol P: P0 {}" },
    {
      "protocol P: " + (0..<$0).map { "P\($0)" }.joined(separator: ", ") + " {}\n"
        + (0..<$0).map { "protocol P\($0) {}\n" }.joined()
    },
    {
      (0..<$0).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
        + "protocol P { func a() -> A0\nfunc b(_ x: A0) }"
    },
    { "protocol P {" + (0..<$0).map { "func a(_ x: A\($0)) -> Int\n" }.joined() + "}" },
    {
      "protocol P { func a(_ x: C.D) }\nclass C: "
        + (0..<$0).map { "B\($0)" }.joined(separator: ", ") + " {}\n"
        + (0..<$0).map { "protocol B\($0) {}\n" }.joined()
    },
    {
      "enum A { protocol P {" + (0..<$0).map { "func a\($0)(_ x: B)\n" }.joined() + "} }"
    },
    {
      "protocol P { func a() -> Int }\n"
        + String(repeating: "extension P { func a() -> Int { 1 } }\n", count: $0)
    },
    {
      "protocol P {" + (0..<$0).map { "func a\($0)()\n" }.joined() + "}\nextension P {"
        + (0..<$0).map { "func a\($0)() {}\n" }.joined() + "}"
    },
    { String(repeating: "struct A {", count: $0) + String(repeating: "}", count: $0) },
    { String(repeating: "extension P { ", count: $0) + String(repeating: "}", count: $0) },
    { "func a() " + String(repeating: "{ if a ", count: $0) + String(repeating: "}", count: $0) },
  ]

  @Test(arguments: files.indices)
  func `a file of much of one kind takes time in proportion`(index: Int) {
    let file = Self.files[index]
    func time(_ count: Int) -> Duration {
      let text = file(count)
      return ThreadTime.measure { expectSense("FP\n", text) }
    }
    // In proportion it takes four times the time; it took sixteen times where it grew as the square.
    _ = time(10)
    #expect(time(2_000) / time(500) < 7)
  }

  @Test(arguments: [(0, nil), (1, .tooDeep)] as [(Int, DiagnosticMessage.Kind?)])
  func `types nest as deeply as the compiler reads them`(
    excess: Int,
    kind: DiagnosticMessage.Kind?
  ) {
    let depth = SourceReader.maximumDepth + excess
    let text =
      String(repeating: "enum A { ", count: depth) + String(repeating: " }", count: depth)
    let files = SwiftFiles([SourceText(path: "F.swift", text: text)])
    #expect(files.diagnostics.map(\.message.kind) == [kind].compactMap { $0 })
    #expect(files.diagnostics.first.map { $0.location.column == 9 * depth - 1 } ?? true)
  }

  @Test func `a file that is too large is refused before it is read through`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: SwiftFile.maximumSize + 1)
    let files = SwiftFiles([SourceText(path: "F.swift", bytes: bytes)])
    #expect(files.diagnostics.map(\.message.kind) == [.tooLarge])
  }

  /// The test tries one of so many mutations.
  ///
  /// It tries all of them in optimised code, which is much faster.
  private static let stride = {
    #if DEBUG
    7
    #else
    1
    #endif
  }()
}
