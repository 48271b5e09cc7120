import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Import of Swift files")
struct SourceImporterTests {
  /// The spec after an import of the protocols called `names` from `files` into it.
  private func merge(
    _ files: [String: String],
    of names: String...,
    into spec: String? = nil,
    references: [SourceText] = []
  ) throws(Merge.Refusal) -> Merge {
    try SourceImporter.merge(
      names,
      from: files.sorted { $0.key < $1.key }.map { SourceText(path: $0, text: $1) },
      into: spec.map { SourceText(path: "/P/P.delegates.json", text: $0) },
      at: "/P/P.delegates.json",
      references: references
    )
  }

  private func merge(
    _ text: String,
    of names: String...,
    into spec: String? = nil
  ) throws(Merge.Refusal) -> Merge {
    try SourceImporter.merge(
      names,
      from: [SourceText(path: "/P/P.swift", text: text)],
      into: spec.map { SourceText(path: "/P/P.delegates.json", text: $0) },
      at: "/P/P.delegates.json"
    )
  }

  @Test func `wild files are imported as recorded`() throws {
    let merge = try SourceImporter.merge(
      ImportFixtures.wildProtocols,
      from: try ImportFixtures.wildFiles(),
      into: nil,
      at: "Wild.delegates.json"
    )
    let expected = ImportFixtures.folder.appending(path: "Source/Wild.import.txt")
    try Recording.expect(merge.text, matches: expected)
  }

  @Test func `what cannot be forwarded is refused with every reason`() throws {
    let refusal = #expect(throws: Merge.Refusal.self) {
      try SourceImporter.merge(
        ["Factory", "Hidden", "Ancient", "DownloadDelegate"],
        from: try ImportFixtures.wildFiles(),
        into: nil,
        at: "Wild.delegates.json"
      )
    }
    let lines = try #require(refusal).diagnostics.flatMap(\.lines)
    let expected = ImportFixtures.folder.appending(path: "Source/Wild.refused.txt")
    try Recording.expect(lines.map { "\($0)\n" }.joined(), matches: expected)
  }

  @Test func `what two declarations of one requirement need is one entry`() throws {
    let merge = try merge(
      """
      #if canImport(ObjectiveC)
      @objc protocol P: NSObjectProtocol { @objc optional func a() -> Bool }
      #else
      protocol P: AnyObject { func a() -> Bool }
      #endif
      """,
      of: "P"
    )
    #expect(merge.added == ["a() of P"])
    #expect(merge.text.contains(#"{ "requirement": "a()", "dispatch": "first", "default":"#))
  }

  @Test func `a protocol without a decision is a line`() throws {
    let merge = try merge(
      "protocol P: AnyObject { func a(); func b(_ x: Int) async throws }",
      of: "P"
    )
    #expect(
      merge.text == """
        {
          "version": 1,
          "protocols": [
            { "protocol": "P", "declared": "P.swift" }
          ]
        }

        """
    )
    #expect(merge.added == [])
  }

  @Test func `decisions are entries, and nothing else is`() throws {
    let text = """
      public protocol P: B {
        func a()
        func over(_ x: Int)
        func over(_ x: String)
        var count: Int { get }
        func name(for id: Int) -> String?
        func done(_ f: @escaping () -> Void)
      }
      public protocol B: AnyObject { func b() -> Bool }
      """
    let merge = try merge(text, of: "P")
    #expect(
      merge.text == #"""
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "P",
              "declared": "P.swift",
              "requirements": [
                { "requirement": "over(_: String)", "name": "overString" },
                {
                  "requirement": "count",
                  "dispatch": "first",
                  "default": "preconditionFailure(\"no delegate responds to 'count'\")"
                },
                { "requirement": "name(for:)", "dispatch": "firstNonNil" },
                {
                  "requirement": "done(_:)",
                  "dispatch": "first",
                  "default": "preconditionFailure(\"no delegate responds to 'done(_:)'\")"
                }
              ]
            },
            {
              "protocol": "B",
              "declared": "P.swift",
              "forwarder": false,
              "requirements": [
                {
                  "requirement": "b()",
                  "dispatch": "first",
                  "default": "preconditionFailure(\"no delegate responds to 'b()'\")"
                }
              ]
            }
          ]
        }

        """#
    )
    #expect(merge.added.last?.hasSuffix(" of B") == true)
    let again = try self.merge(text, of: "P", into: merge.text)
    #expect(again.text == merge.text)
    #expect(again.added == [])
  }

  @Test func `what the user wrote stays, and what is missing is added`() throws {
    let spec = """
      { "version": 1,
        "$comment": "mine",
        "protocols": [
          { "protocol": "P", "declared": "P.swift",   "queues": true,
            "requirements": [ { "requirement": "a()", "dispatch": "allTrue" } ] },
          { "protocol": "public protocol Other", "requirements": ["func o()"] }
        ] }

      """
    let text = "protocol P: AnyObject { func a() -> Bool; func b() -> Int? }"
    let merge = try merge(text, of: "P", into: spec)
    let entries = #"[ { "requirement": "a()", "dispatch": "allTrue" } ]"#
    #expect(
      merge.text
        == spec.replacing(
          entries,
          with: """
            [
                    { "requirement": "a()", "dispatch": "allTrue" },
                    { "requirement": "b()", "dispatch": "firstNonNil" }
                  ]
            """
        )
    )
    #expect(merge.added == ["b() of P"])
  }

  @Test func `bases and implementations in other files are found`() throws {
    let merge = try merge(
      [
        "/P/P.swift": "protocol P: Base, N.Kind { func a() }",
        "/Q/Base.swift": "protocol Base: Root {}; protocol Root: AnyObject { func r() -> Bool }",
        "/P/More/N.swift": """
        enum N { protocol Kind: AnyObject { func k() } }
        extension P { func a() {} }
        extension N.Kind { func k() {} }
        """,
      ],
      of: "P"
    )
    #expect(
      merge.text == #"""
        {
          "version": 1,
          "protocols": [
            { "protocol": "P", "declared": "P.swift" },
            { "protocol": "Base", "declared": "../Q/Base.swift", "forwarder": false },
            { "protocol": "N.Kind", "declared": "More/N.swift", "forwarder": false },
            {
              "protocol": "Root",
              "declared": "../Q/Base.swift",
              "forwarder": false,
              "requirements": [
                {
                  "requirement": "r()",
                  "dispatch": "first",
                  "default": "preconditionFailure(\"no delegate responds to 'r()'\")"
                }
              ]
            }
          ]
        }

        """#
    )
  }

  @Test func `an import ends where no entry can be about one of two requirements`() {
    let text = """
      @objc protocol P: Base {
        var r: Int { get }
        @objc optional var r: String { get nonmutating set }
      }
      protocol Base {}
      extension Base {}
      """
    let refusal = #expect(throws: Merge.Refusal.self) { try self.merge(text, of: "P") }
    #expect(refusal?.diagnostics.contains { $0.message.kind == .duplicateRequirement } == true)
  }

  @Test func `a composite may name what is imported`() throws {
    let spec = #"{ "version": 1, "composites": [{ "forwarder": "M", "requires": ["P"] }] }"#
    let merge = try merge("protocol P: AnyObject { func a() }", of: "P", into: spec)
    #expect(merge.text.contains(#"{ "protocol": "P", "declared": "P.swift" }"#))
    let refusal = #expect(throws: Merge.Refusal.self) {
      try self.merge(
        "protocol P: AnyObject { func a() }",
        of: "P",
        into: spec.replacing("\"P\"", with: "\"P\", \"Q\"")
      )
    }
    #expect(refusal?.diagnostics.map(\.message.kind) == [.unknownComposed])
  }

  @Test func `bases of other specs are theirs`() throws {
    let other = SourceText(
      path: "/P/Other.delegates.json",
      text: #"{"version":1,"protocols":[{"protocol":"protocol Base","requirements":["func b()"]}]}"#
    )
    let files = ["/P/P.swift": "protocol P: Base { func a() }"]
    let merge = try merge(files, of: "P", references: [other])
    #expect(merge.text.contains(#"{ "protocol": "P", "declared": "P.swift" }"#))
    let refusal = #expect(throws: Merge.Refusal.self) { try self.merge(files, of: "P") }
    #expect(refusal?.diagnostics.map(\.message.kind) == [.unknownBase])
  }

  @Test(
    arguments: [
      (
        "protocol P", #""declared": "elsewhere", "requirements": []"#,
        "this spec has 'P' from elsewhere: write its name"
      ),
      (
        "public protocol P", #""requirements": []"#,
        "this spec has 'P' from elsewhere: write its name"
      ),
    ]
  )
  func `a protocol that the spec repeats is not read as well`(
    head: String,
    rest: String,
    message: String
  ) throws {
    let spec = #"{ "version": 1, "protocols": [{ "protocol": "\#(head)", \#(rest) }] }"#
    let refusal = #expect(throws: Merge.Refusal.self) {
      try merge("protocol P {}", of: "P", into: spec)
    }
    let lines = refusal?.diagnostics.flatMap(\.lines) ?? []
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("/P/P.delegates.json:1:45: error: \(message)") == true)
  }

  @Test func `an entry that has lost its requirement is not removed in silence`() throws {
    let spec = """
      {"version":1,"protocols":[{"protocol":"P","declared":"P.swift","requirements":[
      {"requirement":"old()","dispatch":"first"}]}]}
      """
    let refusal = #expect(throws: Merge.Refusal.self) {
      try merge("protocol P { func new() -> Int? }", of: "P", into: spec)
    }
    #expect(refusal?.diagnostics.map(\.message.kind) == [.unknownSubject])
  }

  @Test func `a name that no file has, and one that several have, are refused`() throws {
    let unknown = #expect(throws: Merge.Refusal.self) {
      try merge("protocol Player {}", of: "Playr", "Nobody")
    }
    #expect(
      unknown?.diagnostics.flatMap(\.lines) == [
        "/P/P.swift:1:10: error: there is no protocol 'Playr' in what was read: did you mean "
          + "'Player'?",
        "/P/P.swift:1:1: error: there is no protocol 'Nobody' in what was read: it may be a class, "
          + "or be declared in another file or module",
      ]
    )
    let several = #expect(throws: Merge.Refusal.self) {
      try merge(["/P/A.swift": "protocol P {}", "/P/B.swift": "protocol P {}"], of: "P")
    }
    #expect(
      several?.diagnostics.flatMap(\.lines) == [
        "/P/A.swift:1:10: error: several of the given files declare 'P': give only the one that is "
          + "meant",
        "/P/B.swift:1:10: note: the other declaration is here",
      ]
    )
  }

  @Test func `a protocol of another spec of the target is not imported again`() throws {
    let other = SourceText(
      path: "/P/More/Other.delegates.json",
      text: #"{"version":1,"protocols":[{"protocol":"B","declared":"../B.swift"}]}"#
    )
    let files = [
      "/P/B.swift": "protocol B: AnyObject { func b() }",
      "/P/P.swift": "protocol P: B { func a() }",
    ]
    let merge = try merge(files, of: "P", references: [other])
    #expect(!merge.text.contains(#""B""#))
    let refusal = #expect(throws: Merge.Refusal.self) {
      try self.merge(files, of: "B", references: [other])
    }
    #expect(
      refusal?.diagnostics.flatMap(\.lines) == [
        "/P/More/Other.delegates.json:1:39: error: 'B' has an item already: import into this spec "
          + "with '--output /P/More/Other.delegates.json'"
      ]
    )
  }

  @Test func `a mistake in the spec is reported where it stands there`() throws {
    let spec = #"{"version":1,"protocols":[{"protocol":"P","declared":"P.swift","requirements":["#
    let refusal = #expect(throws: Merge.Refusal.self) {
      try merge(
        "protocol P { func a() -> Int?; func b() }",
        of: "P",
        into: spec + #"{"requirement":"zzz()"}]}]}"#
      )
    }
    let place = refusal?.diagnostics.first?.location
    #expect(place == SourceLocation(path: "/P/P.delegates.json", line: 1, column: 95))
  }

  @Test func `a property and a function of one name get different cases`() throws {
    let text = "protocol P: AnyObject { func d(_ x: Int); var d: Int? { get } }"
    let merge = try merge(text, of: "P")
    #expect(merge.text.contains(#""dispatch": "firstNonNil", "name": "d2""#))
  }

  @Test func `a base that nothing given declares can be given`() throws {
    let refusal = #expect(throws: Merge.Refusal.self) {
      try merge("protocol P: Base { func a() }", of: "P")
    }
    #expect(refusal?.diagnostics.map(\.message.kind) == [.unknownBase])
    #expect(refusal?.diagnostics.flatMap(\.notes).map(\.message.kind) == [.baseOfImport])
  }

  @Test func `overloads whose constraints differ get entries and cases of their own`() throws {
    let text = """
      protocol P {
        func a<T>(_ x: T) -> Int
        func a<T: Sendable>(_ x: T) -> Int
        func a<T>(_ x: T) -> Int where T: Hashable
        var aT: Int { get }
      }
      """
    let merge = try merge(text, of: "P")
    for entry in [
      #""requirement": "a(_: T)""#, #""requirement": "a(_: T) where T: Sendable""#,
      #""requirement": "a(_: T) where T: Hashable""#, #""name": "a2""#, #""name": "a3""#,
    ] {
      #expect(merge.text.contains(entry), "\(merge.text)")
    }
    #expect(try self.merge(text, of: "P", into: merge.text).text == merge.text)
  }

  @Test func `an heir and its base get entries of their own`() throws {
    let text = """
      protocol Base: AnyObject {
        func pick(_ a: Int) -> Int?
        func page() -> Int
      }
      protocol P: Base { func choose(_ a: String) -> Int? }
      extension P { func page() -> Int { 7 } }
      """
    let merge = try merge(text, of: "P")
    #expect(
      merge.text == """
        {
          "version": 1,
          "protocols": [
            {
              "protocol": "P",
              "declared": "P.swift",
              "requirements": [
                { "requirement": "choose(_:)", "dispatch": "firstNonNil" }
              ]
            },
            {
              "protocol": "Base",
              "declared": "P.swift",
              "forwarder": false,
              "requirements": [
                { "requirement": "pick(_:)", "dispatch": "firstNonNil" },
                { "requirement": "page()", "dispatch": "first", "default": "7", "optional": true }
              ]
            }
          ]
        }

        """
    )
  }

  @Test func `names may have back-ticks`() throws {
    let text = "protocol `Type`: AnyObject { func a() -> Int? }"
    let first = try merge(text, of: "`Type`")
    let ticks = first.text.replacing(#""protocol": "Type""#, with: #""protocol": "`Type`""#)
    #expect(ticks != first.text)
    #expect(try merge(text, of: "Type", into: ticks).text == ticks)
  }

  @Test func `a protocol that has moved to another file is not read from both`() throws {
    let spec = #"{"version":1,"protocols":[{"protocol":"P","declared":"Old.swift"}]}"#
    let refusal = #expect(throws: Merge.Refusal.self) {
      try merge("protocol P { func a() }", of: "P", into: spec)
    }
    #expect(
      refusal?.diagnostics.flatMap(\.lines) == [
        "/P/P.delegates.json:1:39: error: this spec has 'P' from elsewhere: write its name with "
          + #"'"declared": "P.swift"' and the decisions about its requirements, or remove the item"#
      ]
    )
  }
}
