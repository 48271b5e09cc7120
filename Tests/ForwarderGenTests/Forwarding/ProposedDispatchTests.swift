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

  /// A value goes in, and the names say that it comes out changed, or replaced.
  private static let pipelines: KeyValuePairs = [
    "func archiver(_ archiver: Archiver, willEncode object: Any) -> Any?": "pipeline",
    "func unarchiver(_ unarchiver: Archiver, didDecode object: Any?) -> Any?": "pipeline",
    "func connection(_ c: Connection, willSend request: URLRequest, redirectResponse: URLResponse?) -> URLRequest?":
      "pipeline",
    "func connection(_ c: Connection, willCacheResponse response: URLResponse) -> URLResponse?":
      "pipeline",
    "func tableView(_ tableView: View, willSelectRowAt indexPath: IndexPath) -> IndexPath?":
      "pipeline",
    "func tableView(_ tableView: View, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath":
      "pipeline(toProposedIndexPath)",
    "func collectionView(_ view: View, targetContentOffsetForProposedContentOffset offset: CGPoint) -> CGPoint":
      "pipeline",
    "func collectionView(_ view: View, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>":
      "pipeline",
    "func splitView(_ view: View, constrainSplitPosition proposedPosition: Double, ofSubviewAt index: Int) -> Double":
      "pipeline",
    "func splitView(_ view: View, effectiveRect proposedEffectiveRect: CGRect, forDrawnRect drawnRect: CGRect) -> CGRect":
      "pipeline(effectiveRect)",
    "func textView(_ textView: View, primaryActionFor item: IndexPath, defaultAction: Action) -> Action?":
      "pipeline",
    "func pointer(_ pointer: Pointer, regionFor point: CGPoint, withDefault region: CGRect) -> CGRect?":
      "pipeline",
    "func browser(_ b: Browser, shouldSizeColumn column: Int, toWidth suggestedWidth: Double) -> Double":
      "pipeline",
    "func application(_ application: Application, willPresentError error: any Error) -> any Error":
      "pipeline",
    "func carousel(_ c: Carousel, valueFor key: String, default value: String) -> String?":
      "pipeline(default)",
    "func f(_ p: Connection, willUse r: URLRequest) async throws -> URLRequest": "pipeline",
    "func downloader(_ d: Connection, didDownload data: String, for url: Int) -> String?":
      "pipeline",
    "func prepare(_ request: URLRequest, target: Action) -> URLRequest": "pipeline",
    "func intercept(event: Action, url: Int) async -> Action": "pipeline",
    "func list(_ list: View, indexForProposedIndex: Int) -> Int": "pipeline",
    "func process(frame: Page) -> Page?": "pipeline",
    "func willSend(_ request: URLRequest, to host: String) -> URLRequest?": "pipeline",
    "func webView(_ webView: View, willShow view: View) -> View": "pipeline(willShow)",
    "func process<T>(_ process: Action, willRun job: T) -> T": "pipeline",
  ]

  /// The same types, and an answer that is something else than the argument.
  private static let others: KeyValuePairs = [
    // The value belongs to the argument.
    "func tableView(_ tableView: View, numberOfRowsInSection section: Int) -> Int": "first",
    "func tableView(_ tableView: View, sectionForSectionIndexTitle title: String, at index: Int) -> Int":
      "first",
    "func pages(_ pages: View, viewControllerBefore controller: Page) -> Page?": "firstNonNil",
    "func split(_ split: View, separateSecondaryFrom primary: Page) -> Page?": "firstNonNil",
    "func outlineView(_ view: View, objectValueFor column: Int, byItem item: Any?) -> Any?":
      "firstNonNil",
    "func windowWillReturnFieldEditor(_ sender: View, to client: Any?) -> Any?": "firstNonNil",
    "func webView(_ webView: View, createWebViewWith request: URLRequest) -> View?": "firstNonNil",
    "func store(_ store: View, defaultFor key: String) -> String": "first",
    "func store(_ store: View, suggestedNameFor name: String) -> String?": "firstNonNil",
    "func store(_ store: View, willUseFontFor text: String) -> String?": "firstNonNil",
    "func view(_ view: View, defaultHeightAt index: Int) -> Int": "first",
    "func existingCard(matching proposedCard: Page) throws -> Page?": "firstNonNil",
    "func prepare(after page: Page) -> Page?": "firstNonNil",
    "func prepareMessage(contentBytes: Int, shouldPush: Bool) throws -> Int": "first",
    "func encrypt(_ data: String, withKey key: String) -> String": "first",
    // An answer to the argument.
    "func handle(message: String) async throws -> String?": "firstNonNil",
    "func client(_ client: Connection, didReceive message: String) -> String?": "firstNonNil",
    "func field(_ field: View, didEnter text: String) -> String?": "firstNonNil",
    "func list(_ list: View, shouldReplace item: IndexPath) -> IndexPath?": "firstNonNil",
    // The names do not say which of several parameters it is.
    "func textView(_ view: View, willChangeFrom old: CGRect, to new: CGRect) -> CGRect": "first",
    "func grid(_ grid: View, proposedWidth: Double, proposedHeight: Double) -> Double": "first",
    "func grid(_ grid: View, willMove x: Double, y: Double) -> Double": "first",
    "func grid(willMove old: Double, willMove new: Double) -> Double": "first",
    // A yes or a no.
    "func menu(_ menu: View, willSet isOn: Bool) -> Bool": "first",
    "func menu(_ menu: View, proposedState isOn: Bool?) -> Bool?": "firstNonNil",
    // Types that a pipeline does not fit, and members that are no functions.
    "func connection(_ c: Connection, willSend request: inout URLRequest) -> URLRequest": "first",
    "func connection(_ c: Connection, willSend request: __shared URLRequest) -> URLRequest":
      "pipeline",
    "func connection(_ c: Connection, willSend request: URLRequest) -> URLResponse?": "firstNonNil",
    "func session(_ s: Action, willUse done: @escaping @Sendable () -> Void) -> Int?": "first",
    "func sending(_ s: Action, willSend box: sending Page) -> Page": "first",
    "subscript(default value: Int) -> Int { get }": "first",
  ]

  @Test(arguments: pipelines.map { ($0, $1) } + others.map { ($0, $1) })
  func `names and types decide, and the generator takes it`(
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
    class Archiver {}; class Connection {}; class View {}; class Page {}; class Action {}
    class Pointer {}; class Browser {}; class Application {}; class Carousel {}
    struct URLRequest {}; struct URLResponse {}; struct IndexPath: Hashable {}
    struct CGPoint {}; struct CGRect {}
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
  func `it is what the spec of a real delegate says, or it traps`(path: String) throws {
    let spec = try #require(DecodedSpecs([try Repository.spec(at: path)]).specs[0])
    for requirement in spec.protocols.flatMap(\.requirements) {
      guard let decided = requirement.decision.dispatch.known?.text else { continue }
      let proposal = try Self.proposal(for: requirement.declaration.text)
      let traps = proposal.fallback != nil
      #expect(proposal.dispatch == (traps ? "first" : decided), "\(requirement.declaration)")
    }
  }

  @Test func `an error and both imports propose the same`() throws {
    let declaration = "func a(_ p: Int, willUse r: String) -> String"
    let run = SwiftRun(
      #"{ "protocol": "P", "declared": "X.swift" }"#,
      beside: "protocol P: AnyObject { \(declaration) }"
    )
    let note = try #require(run.resolution.diagnostics.first?.notes.first?.message.text)
    #expect(note.hasSuffix(#"{ "requirement": "a(_:willUse:)", "dispatch": "pipeline" }"#))
    let merge = try SourceImporter.merge(
      ["P"],
      from: run.files,
      into: nil,
      at: "P.delegates.json"
    )
    #expect(
      merge.text.contains(#"{ "requirement": "a(_:willUse:)", "dispatch": "pipeline" }"#)
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
