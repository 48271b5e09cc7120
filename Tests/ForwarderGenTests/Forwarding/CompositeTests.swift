import Testing

@testable import ForwarderGen

@Suite("Composites")
struct CompositeTests {
  private func spec(_ path: String, _ protocols: String, _ composites: String) -> SourceText {
    SourceText(
      path: path,
      text: #"{ "version": 1, "protocols": [\#(protocols)], "composites": [\#(composites)] }"#
    )
  }

  @Test func `protocols of later specs and of other targets are composed`() {
    let generation = Generator.generate(
      [
        spec("A.delegates.json", "", #"{ "forwarder": "MultiAll", "accepts": ["Later", "Far"] }"#),
        spec("B.delegates.json", declared("protocol Later: AnyObject", #""func later()""#), ""),
      ],
      references: [
        spec("C.delegates.json", declared("protocol Far: AnyObject", #""func far()""#), "")
      ],
      locatesSource: false
    )
    #expect(generation.lines == [])
    #expect(generation.cases(of: "MultiAll") == ["later", "far"])
  }

  @Test func `of protocols with one name, the module says which`() {
    let references = ["North", "South"]
      .map { module in
        spec(
          "Sources/\(module)/N.delegates.json",
          declared("protocol News: AnyObject", #""func news\#(module)()""#),
          ""
        )
      }
    func generation(_ name: String) -> Generator.Generation {
      let composite = #"{ "forwarder": "MultiNews", "requires": ["\#(name)"] }"#
      return Generator.generate(
        [spec("A.delegates.json", "", composite)],
        references: references,
        locatesSource: false
      )
    }
    #expect(generation("South.News").cases(of: "MultiNews") == ["newsSouth"])
    #expect(generation("South.News").texts.joined().contains("any South.News"))
    #expect(generation("News").diagnostics.map(\.message.kind) == [.ambiguousBase])
  }

  @Test func `of alternatives, the one that is there together with the composite counts`() {
    let alternatives = ["os(Linux)", "os(macOS)"]
      .map { condition in
        let requirement = condition == "os(Linux)" ? "func linux()" : "func mac()"
        let keys = #""forwarder": false, "if": "\#(condition)", "#
        return declared("protocol Either: AnyObject", "\"\(requirement)\"", keys: keys)
      }
    let source = spec(
      "A.delegates.json",
      alternatives.joined(separator: ", "),
      #"{ "forwarder": "MultiEither", "requires": ["Either"], "if": "os(macOS)" }"#
    )
    let kinds = Generator.generate([source], locatesSource: false).diagnostics.map(\.message.kind)
    #expect(kinds == [])
  }

  @Test(
    arguments: [
      (["public", "public"], "public final class MultiBoth:"),
      (["public", ""], "\nfinal class MultiBoth:"),
      (["package", "public"], "package final class MultiBoth:"),
    ]
  )
  func `a forwarder without stated access has that of its least accessible protocol`(
    access: [String],
    head: String
  ) throws {
    let protocols = zip(access, ["A", "B"])
      .map { declared("\($0) protocol \($1): AnyObject".trimmed) }
    let source = spec(
      "A.delegates.json",
      protocols.joined(separator: ", "),
      #"{ "forwarder": "MultiBoth", "requires": ["A", "B"] }"#
    )
    let text = try #require(Generator.generate([source], locatesSource: false).texts.first)
    #expect(text.contains(head))
  }

  @Test(
    arguments: [
      ("internal final class ", "@available(macOS 14, *)\n@available(macOS 15, *)\nfinal class"),
      (
        "public final class ",
        "@available(macOS 14, *)\n@_spi(Tests)\n@available(macOS 15, *)\npublic final class"
      ),
    ]
  )
  func `a forwarder states the availability of every protocol, and '@_spi' if it is public`(
    forwarder: String,
    head: String
  ) throws {
    let source = spec(
      "A.delegates.json",
      [
        declared("@available(macOS 14, *) public protocol A: AnyObject"),
        declared("@_spi(Tests) @available(macOS 15, *) public protocol B: AnyObject"),
      ]
      .joined(separator: ", "),
      #"{ "forwarder": "\#(forwarder)MultiBoth", "requires": ["A"], "accepts": ["B"] }"#
    )
    let text = try #require(Generator.generate([source], locatesSource: false).texts.first)
    #expect(text.contains("\(head) MultiBoth"))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
