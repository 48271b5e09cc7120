import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds the dispatch that errors and imports propose against delegates of real frameworks.
@Suite("The proposed dispatch", .runtimeModule)
struct ProposedDispatchTests {
  /// The proposal for a requirement; `first` has a default that traps.
  private static func proposal(
    for declaration: String,
    omittedAs omitted: DefaultAnswer? = nil
  ) throws -> ProposedDispatch {
    let text = EmbeddedText(declaration, at: 0)
    guard case .requirement(let requirement) = try DeclarationParser.member(text).declaration else {
      throw NoRequirement(text: declaration)
    }
    return ProposedDispatch(of: requirement, omittedAs: omitted)
  }

  private struct NoRequirement: Error {
    let text: String
  }

  @Test(
    arguments: [
      "func archiver(_ archiver: View, willEncode object: Any) -> Any?": "firstNonNil",
      "func pages(_ pages: View, viewControllerBefore controller: Page) -> Page?": "firstNonNil",
      "func existingCard(matching proposedCard: Page) throws -> Page?": "firstNonNil",
      "func handle(message: String) async throws -> String?": "firstNonNil",
      "func tableView(_ tableView: View, numberOfRowsInSection section: Int) -> Int": "first",
      "func prepare(_ page: Page, target: View) -> Page": "first",
      "func menu(_ menu: View, willSet isOn: Bool) -> Bool": "first",
      "func process<T>(_ process: View, willRun job: T) -> T": "first",
      "func view(_ view: View, willSend page: inout Page) -> Page": "first",
      "func session(_ s: View, willUse done: @escaping @Sendable () -> Void) -> Int?": "first",
      "func sending(_ s: View, willSend box: sending Page) -> Page": "first",
      "subscript(default value: Int) -> Int { get }": "first",
    ] as KeyValuePairs
  )
  func `the type decides, and the generator takes it`(
    declaration: String,
    expected: String
  ) throws {
    let proposal = try Self.proposal(for: declaration)
    #expect(proposal.dispatch == expected)
    #expect((proposal.fallback == nil) == (expected != "first"))
    let fallback = proposal.fallback.map { #", "default": \#($0.quotedForJSON)"# } ?? ""
    let requirement = #"{ "declaration": \#(declaration.quotedForJSON), "dispatch": "\#(expected)""#
    _ = try generatedText(spec("\(requirement)\(fallback) }"), beside: Self.types)
  }

  private static let types = """
    class View {}; class Page {}
    """

  @Test(
    arguments: [
      ("func a()", nil), ("func a(_ b: sending Page)", "first"),
      ("func a(_ read: @escaping () -> Void)", "first"), ("var a: Int? { get }", "firstNonNil"),
    ] as [(String, String?)]
  )
  func `without a value only one delegate gets what one can take`(
    declaration: String,
    expected: String?
  ) throws {
    #expect(try Self.proposal(for: declaration).dispatch == expected)
  }

  @Test(
    arguments: [
      ("func a(_ done: @escaping () -> Void)", "done"),
      ("func a(then completionHandler: (() -> Void)?)", "then"),
      ("func a(_ b: Int, withCompletion c: @escaping () -> Void)", "withCompletion"),
      ("func a(_ progress: @escaping () -> Void)", nil),
      ("func a(done: @escaping (Int) -> Void)", nil),
      ("func a(done: @escaping () -> Void) async", nil), ("func a(done: () -> Void)", nil),
      ("func a(_ b: inout Int, done: @escaping () -> Void)", nil),
      ("func a(done: @escaping () -> Void, failed: @escaping () -> Void)", nil),
      ("func a(done: @escaping @MainActor () -> Void)", nil),
      ("@MainActor func a(done: @escaping @MainActor () -> Void)", "done"),
    ] as [(String, String?)]
  )
  func `who ends something is called when all have ended it`(
    declaration: String,
    handler: String?
  ) throws {
    for omitted in [nil, DefaultAnswer.unclear] {
      let proposal = try Self.proposal(for: declaration, omittedAs: omitted)
      #expect(proposal.through == handler)
      if handler != nil { #expect(proposal.fallback == nil && proposal.dispatch == "broadcast") }
    }
  }

  @Test(arguments: try Repository.specPaths(below: "AppleDelegates"))
  func `it is what the spec of a real delegate says, unless only its author knows`(
    path: String
  ) throws {
    let spec = try #require(DecodedSpecs([try Repository.spec(at: path)]).specs[0])
    for requirement in spec.protocols.flatMap(\.requirements) {
      guard let decided = requirement.decision.dispatch.known, decided.name != .pipeline else {
        continue
      }
      let proposal = try Self.proposal(for: requirement.declaration.text)
      let traps = proposal.fallback != nil
      #expect(proposal.dispatch == (traps ? "first" : decided.text), "\(requirement.declaration)")
    }
  }

  @Test func `an error and both imports propose the same`() throws {
    let declaration = "func a(_ p: Int, willUse r: String) -> String?"
    let run = SwiftRun(
      #"{ "protocol": "P", "declared": "X.swift" }"#,
      beside: "protocol P: AnyObject { \(declaration) }"
    )
    let note = try #require(run.resolution.diagnostics.first?.notes.first?.message.text)
    #expect(note.hasSuffix(#"{ "requirement": "a(_:willUse:)", "dispatch": "firstNonNil" }"#))
    let merge = try SourceImporter.merge(
      ["P"],
      from: run.files,
      into: nil,
      at: "P.delegates.json"
    )
    #expect(
      merge.text.contains(#"{ "requirement": "a(_:willUse:)", "dispatch": "firstNonNil" }"#)
    )
    let graphs = [
      try ImportFixtures.source("Graphs/Kit.symbols.json"),
      try ImportFixtures.source("Graphs/KitPlus@Kit.symbols.json"),
    ]
    let imported = try ModuleImport(["DownloadDelegate"], from: graphs)
    #expect(
      String(decoding: imported.spec.bytes, as: UTF8.self)
        .contains(#"{ "requirement": "name", "dispatch": "firstNonNil", "optional": true }"#)
    )
  }
}
