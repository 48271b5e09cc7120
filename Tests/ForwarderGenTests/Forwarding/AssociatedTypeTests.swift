import Testing

@testable import ForwarderGen

@Suite("Associated types", .runtimeModule)
struct AssociatedTypeTests {
  private func file(_ head: String, _ members: String) -> String {
    #"{ "version": 1, "protocols": [{ "protocol": "\#(head)", "requirements": [\#(members)] }] }"#
  }

  @Test(
    arguments: [
      ("protocol A<B>: AnyObject", #""associatedtype B""#, "class MultiA<B>: A, "),
      ("protocol A<B>: AnyObject", #""associatedtype B: C & D""#, "class MultiA<B: C & D>: A, "),
      (
        "protocol A<B, C>: AnyObject where C: Sequence, C.Element == B",
        #""associatedtype B", "associatedtype C""#,
        "class MultiA<B, C>: A, MultiDelegateRuntime.Forwarder where C: Sequence, C.Element == B {"
      ),
      (
        "protocol A<B>: AnyObject where B: D", #""associatedtype B: C where B.E == Int""#,
        "class MultiA<B: C>: A, MultiDelegateRuntime.Forwarder where B: D, B.E == Int {"
      ),
      ("protocol A<B>: AnyObject", #""associatedtype B""#, "weak var delegate: (any A<B>)?"),
      ("protocol A<B>", #""associatedtype B""#, "weak var delegate: (any A<B> & AnyObject)?"),
      ("protocol A<B>", #""associatedtype B""#, "private final class MultiAValue<B>: A {"),
      ("protocol A<B>: AnyObject", #""associatedtype B""#, "let delegates = MultiARegistry<B>()\n"),
    ]
  )
  func `a forwarder is generic over the primary ones`(
    head: String,
    members: String,
    line: String
  ) throws {
    let text = try generatedText(
      file(head, members),
      beside: "protocol C { associatedtype E }; protocol D {}"
    )
    #expect(text.contains(line))
  }

  @Test(
    arguments: [
      ("protocol A: AnyObject", #""associatedtype ①B""#, .nonprimaryAssociatedType),
      (
        "protocol A<B>: AnyObject", #""associatedtype B", "associatedtype ①C: D""#,
        .nonprimaryAssociatedType
      ),
      ("protocol A<B>: AnyObject where ①B == Int", #""associatedtype B""#, .equatedAssociatedType),
      (
        "protocol A<B, C>: AnyObject where [B] == ①C", #""associatedtype B", "associatedtype C""#,
        .equatedAssociatedType
      ),
      (
        "protocol A<B, C>: AnyObject",
        #""associatedtype B: Collection", "associatedtype C where ①B == C""#,
        .equatedAssociatedType
      ),
      ("protocol A<B>", #""associatedtype B ①= Int""#, .unexpectedToken),
      (
        "protocol A<B>", #"{ "declaration": "associatedtype ①B", "default": "Int" }"#,
        .associatedTypeWithKeys
      ),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `what a forwarder cannot be generic over is refused`(
    head: String,
    members: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(file(head, members), kind)
  }

  @Test(arguments: ["typealias Item = Int", "typealias Item = [Key]"])
  func `an alias that fixes an inherited type is refused`(alias: String) throws {
    let files = """
      protocol Box<Item, Key>: AnyObject { associatedtype Item; associatedtype Key }
      protocol Heir<Key>: Box { \(alias.replacing("Item", with: "①Item")) }
      """
    SwiftRun(#"{ "protocol": "Heir", "declared": "X.swift" }"#, beside: files)
      .expect(.equatedAssociatedType)
    let unforwarded = #"{ "protocol": "Heir", "declared": "X.swift", "forwarder": false }"#
    #expect(SwiftRun(unforwarded, beside: files).resolution.lines == [])
  }

  @Test func `without a forwarder any will do`() throws {
    let text =
      #"{ "version": 1, "protocols": [{ "protocol": "protocol A: AnyObject", "forwarder": false, "requirements": ["associatedtype B"] }] }"#
    #expect(try generatedText(text).contains("  associatedtype B\n"))
  }

  @Test(
    arguments: [
      ("protocol P: AnyObject { associatedtype B }", "P", "protocol MultiPAdopting<B>: P {}"),
      (
        "public protocol P<C> { associatedtype B: Sendable; associatedtype C = B }", "P",
        "public protocol MultiPAdopting<C, B>: P {}"
      ),
      (
        "enum Outer { @MainActor protocol P: AnyObject { associatedtype `a b` } }", "Outer.P",
        "@MainActor protocol MultiOuterPAdopting<`a b`>: Outer.P {}"
      ),
      (
        "@MainActor protocol P: AnyObject { associatedtype B; nonisolated func p() }", "P",
        "weak var delegate: (any MultiPAdopting<B> & Swift.Sendable)?"
      ),
      (
        "protocol Requirement: AnyObject { associatedtype B }", "Requirement",
        "weak var delegate: (any MultiRequirementAdopting<B>)?"
      ),
      (
        "protocol P { associatedtype B: Sequence where B.Element == Int }", "P",
        "class MultiPValue<B: Sequence>: MultiPAdopting where B.Element == Int {"
      ),
      (
        "protocol P: Base { associatedtype B }; protocol Base { associatedtype C: Hashable }", "P",
        "class MultiP<C: Hashable, B>: MultiPAdopting, "
      ),
    ]
  )
  func `in a refinement of a protocol that no spec declares all are primary`(
    declarations: String,
    name: String,
    line: String
  ) throws {
    let item = #"{ "protocol": "\#(name)", "declared": "P.swift" }"#
    let text = #"{ "version": 1, "protocols": [\#(item)] }"#
    let texts = try generatedTexts(
      of: [SourceText(path: "Test.delegates.json", text: text)],
      with: [SourceText(path: "P.swift", text: declarations)]
    )
    #expect(try #require(texts.first).contains(line))
  }

  @Test(
    arguments: [
      ("protocol A: AnyObject where ①B == Int", #""associatedtype B""#, .equatedAssociatedType),
      ("protocol A: AnyObject", #""associatedtype B ①= Int""#, .unexpectedToken),
    ] as [(String, String, DiagnosticMessage.Kind)]
  )
  func `what no refinement makes possible is refused`(
    head: String,
    members: String,
    kind: DiagnosticMessage.Kind
  ) {
    let item = declared(head, members, keys: #""declared": "elsewhere", "#)
    expectDiagnostics(
      #"{ "version": 1, "imports": ["Foundation"], "protocols": [\#(item)] }"#,
      kind
    )
  }

  @Test func `no composite has a protocol with such types`() {
    let item = declared(
      "protocol A: AnyObject",
      #""associatedtype B""#,
      keys: #""declared": "elsewhere", "#
    )
    expectDiagnostics(
      #"{ "version": 1, "protocols": [\#(item)], "composites": [{ "forwarder": "Both", "requires": [①"A"] }] }"#,
      .composedAssociatedTypes
    )
  }

  @Test func `inherited ones are primary, too`() throws {
    let base = declared(
      "protocol A<B>: AnyObject where B: Equatable",
      #""associatedtype B: Sendable""#
    )
    let marked = declared("protocol ①C: A")
    expectDiagnostics(
      #"{ "version": 1, "protocols": [\#(base), \#(marked)] }"#,
      .nonprimaryAssociatedType
    )
    let heir = declared("protocol C<B>: A where B: Hashable")
    let text = try generatedText(#"{ "version": 1, "protocols": [\#(base), \#(heir)] }"#)
    #expect(
      text.contains(
        "final class MultiC<B: Sendable>: C, MultiDelegateRuntime.Forwarder where B: Equatable, B: Hashable"
      )
    )
  }
}
