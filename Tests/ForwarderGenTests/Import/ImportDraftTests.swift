import Testing

@testable import ForwarderGen

/// The drafts of an import for protocols that it has found.
///
/// Here it finds them in Swift files.
@Suite("Drafts of imported specs")
struct ImportDraftTests {
  private func result(_ texts: String..., of names: String...) -> ImportResult {
    let files = texts.compactMap { text -> SourceDeclarations? in
      let source = SourceText(path: "File.swift", text: text)
      var diagnostics = Diagnostics(of: source)
      return SwiftFile.read(source, &diagnostics).flatMap { SourceReader.read($0, &diagnostics) }
    }
    let found = FoundProtocols.read(from: files)
    return ImportResolver.result(importing: names, of: found, in: [], [])
  }

  /// The requirements of the first protocol.
  private func requirements(_ result: ImportResult) -> [ImportedRequirement] {
    result.spec.protocols.first?.requirements ?? []
  }

  @Test func `overloads get other case names`() {
    let both = result("protocol P: AnyObject { func x(_ a: Int); func x(_ a: String) }", of: "P")
    #expect(requirements(both).map(\.name) == [nil, "xString"])
    let three = result(
      "protocol P: AnyObject { func x(); func x() async; func x(_: Int); func x(_: Int) async }",
      of: "P"
    )
    #expect(requirements(three).map(\.name) == [nil, "xAsync", "xInt", "x2"])
  }

  @Test func `bases that are not imported leave what they inherit, each once`() {
    let found = result(
      "protocol B: AnyObject {}; protocol C: AnyObject {}; protocol P: B, C {}",
      of: "P"
    )
    #expect(found.spec.protocols.map(\.head) == ["protocol P: AnyObject"])
  }

  @Test func `a requirement with another result is another one`() {
    let result = result("protocol P { func a() -> Int; func a() -> String }", of: "P")
    #expect(result.omissions.isEmpty)
    #expect(requirements(result).map(\.name) == [nil, "aString"])
    let inherited = self.result(
      "protocol Base { func a() -> Int }; protocol P: Base { func a() -> String }",
      of: "P"
    )
    #expect(inherited.omissions.isEmpty)
    #expect(requirements(inherited).map(\.name) == [nil, "aString"])
  }

  @Test func `an extension of an Objective-C protocol makes nothing optional`() {
    let text = "protocol P { func a() }; extension P { func a() {} }"
    #expect(requirements(result(text, of: "P")).map(\.isOptional) == [true])
    #expect(requirements(result("@objc " + text, of: "P")).map(\.isOptional) == [false])
  }

  @Test func `a Swift protocol does not take in an Objective-C one`() {
    let text = "@objc protocol Base { @objc optional func a() }; protocol P: Base { func b() }"
    let result = result(text, of: "P")
    #expect(result.omissions.map(\.reason.kind) == [.objectiveCBaseOfImport])
    let both = self.result(text, of: "Base", "P")
    #expect(both.spec.protocols.map(\.head) == ["@objc protocol Base", "protocol P: Base"])
  }

  @Test func `a member that is declared again counts where it is declared last`() {
    let result = result(
      """
      protocol Base: AnyObject { func x() }
      protocol P: Base { @MainActor func x() }
      """,
      of: "P"
    )
    #expect(requirements(result).map(\.declaration) == ["@MainActor func x()"])
  }

  @Test(
    arguments: [
      (["delegates"], "delegateRegistry"),
      (["nonisolatedDelegates"], "delegateRegistry"),
      (["delegates", "delegateRegistry"], "delegateRegistry2"),
      (["delegates", "nonisolatedDelegateRegistry"], "delegateRegistry2"),
      (["delegates", "delegateRegistry", "delegateRegistry2"], "delegateRegistry3"),
      (["delegateRegistry"], nil),
    ] as [([String], String?)]
  )
  func `the registry gets a name that no requirement has`(members: [String], name: String?) throws {
    let list = members.map { "var \($0): Int { get }" }.joined(separator: "; ")
    let own = result("protocol P: AnyObject { \(list) }", of: "P")
    #expect(own.spec.protocols.map(\.delegatesProperty) == [name])
    let inherited = result("protocol B: AnyObject { \(list) }; protocol P: B {}", of: "P", "B")
    #expect(inherited.spec.protocols.map(\.delegatesProperty) == [name, name])
    for spec in [own.spec, inherited.spec] {
      let generation = Generator.generate([spec.source(named: "p")], locatesSource: false)
      #expect(generation.lines == [])
    }
  }

  @Test func `a nested base is found from inside out, in any file`() {
    let result = result(
      "enum Outer { protocol P: AnyObject, Base { func p() } }",
      "protocol Base { func wrong() }",
      "extension Outer { protocol Base { func right() } }",
      of: "Outer.P"
    )
    #expect(requirements(result).map(\.declaration) == ["func right()", "func p()"])
  }
}
