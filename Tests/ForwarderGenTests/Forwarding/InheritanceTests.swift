import Testing

@testable import ForwarderGen

@Suite("Inheritance", .runtimeModule)
struct InheritanceTests {
  private func file(_ head: String, markers: String = "") -> String {
    #"{ "version": 1, \#(markers)"protocols": [{ "protocol": "\#(head)", "requirements": [] }] }"#
  }

  @Test(
    arguments: [
      "protocol A: AnyObject", "protocol A: AnyObject, Sendable", "protocol A: Swift.AnyObject",
      "protocol A: Sendable & AnyObject", "protocol A: AnyObject, SendableMetatype", "protocol A",
      "protocol A: Sendable", "protocol A: Swift.Sendable, Copyable",
      "protocol A: CustomStringConvertible", "protocol A: Swift.CustomDebugStringConvertible",
    ]
  )
  func `what has nothing to forward may be inherited`(head: String) {
    expectDiagnostics(file(head))
  }

  @Test(
    arguments: [
      ("protocol A: AnyObject, ①B", .unknownBase), ("protocol A: ①B", .unknownBase),
      ("protocol A: AnyObject, ①Swift.Hashable", .refusedBase),
      ("protocol A: ①BitwiseCopyable", .refusedBase), ("protocol A: ①Encodable", .refusedBase),
      ("protocol A: ①TextOutputStreamable", .refusedBase),
      ("protocol A: ①LosslessStringConvertible", .refusedBase),
      ("protocol A: ①Foundation.NSCopying", .unknownBase),
      ("protocol A: ①Actor", .refusedActor), ("protocol A: ①Swift.Actor", .refusedActor),
      ("protocol A: ①AnyActor", .refusedActor),
      ("protocol A: AnyObject, ①A", .inheritanceCycle),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what would go unforwarded is refused where it is inherited`(
    head: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(file(head), kind)
  }

  @Test(
    arguments: ["NSObjectProtocol", "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol"]
  )
  func `what inherits NSObjectProtocol is forwarded by an NSObject`(base: String) throws {
    let spec = file("protocol A: \(base)", markers: #""imports": ["Foundation"], "#)
    let resolution = Resolution(of: [SourceText(path: "a", text: spec)])
    #expect(resolution.forwarder("MultiA")?.forwarder.inheritsNSObject == true)
    // Only Apple's platforms have the module.
    if base.hasPrefix("ObjectiveC.") { return }
    let text = try generatedText(spec)
    #expect(text.contains("final class MultiA:\n  NSObject,\n  A,\n"))
    #expect(text.contains("    super.init()\n"))
  }

  /// An item that declares a protocol with `a()`.
  private func deciding(_ head: String, _ dispatch: String) -> String {
    let requirement = #"{ "declaration": "func a() -> Bool", "dispatch": "\#(dispatch)" }"#
    return #"{ "protocol": "protocol \#(head)", "requirements": [\#(requirement)] }"#
  }

  /// Two protocols that declare `a()`, with `bases` of the second one, and a last one.
  private func dispute(
    _ dispatches: (String, String),
    secondInherits bases: String = "AnyObject",
    _ last: String
  ) -> String {
    specText([
      deciding("First: AnyObject", dispatches.0), deciding("Second: \(bases)", dispatches.1), last,
    ])
  }

  @Test func `what two bases decide differently about is asked`() {
    let heir = #"{ "protocol": "protocol ①Both: First, Second", "requirements": [] }"#
    expectDiagnostics(dispute(("anyTrue", "allTrue"), heir), .sharedDispatch)
    expectDiagnostics(dispute(("allTrue", "anyTrue"), heir), .sharedDispatch)
    let unmarked = heir.replacing("①", with: "")
    expectDiagnostics(dispute(("allTrue", "allTrue"), unmarked))
    // The second one has decided for both.
    expectDiagnostics(dispute(("allTrue", "anyTrue"), secondInherits: "First", unmarked))
    let own = #""requirements": [{ "declaration": "func a() -> Bool", "dispatch": "anyTrue" }]"#
    let decided = unmarked.replacing(#""requirements": []"#, with: own)
    expectDiagnostics(dispute(("allTrue", "anyTrue"), decided))
    let unforwarded = unmarked.replacing("[] }", with: #"[], "forwarder": false }"#)
    expectDiagnostics(dispute(("allTrue", "anyTrue"), unforwarded))
  }

  @Test(arguments: ["B, C", "C, B"])
  func `what a protocol decides again is no dispute, and one is asked about once`(bases: String) {
    let heir = #"{ "protocol": "protocol P: \#(bases)", "requirements": [] }"#
    let items = [deciding("A: AnyObject", "anyTrue"), deciding("B: A", "allTrue")]
    expectDiagnostics(specText(items + [deciding("C: AnyObject", "allTrue"), heir]))
    let disputed = heir.replacing("protocol P", with: "protocol ①P")
    let next = #"{ "protocol": "protocol Q: P", "requirements": [] }"#
    expectDiagnostics(
      specText(items + [deciding("C: AnyObject", "anyTrue"), disputed, next]),
      .sharedDispatch
    )
  }

  @Test func `whether only objects adopt it decides what a delegate is`() throws {
    let bound = try generatedText(file("protocol A: AnyObject"))
    #expect(bound.contains("init(_ delegate: (any A)?)"))
    #expect(!bound.contains("MultiAValue"))
    let unbound = try generatedText(file("protocol A"))
    #expect(unbound.contains("init(_ delegate: (any A & AnyObject)?)"))
    #expect(unbound.contains("private final class MultiAValue: A {"))
  }

  @Test func `a value that is called off its actor is Sendable`() throws {
    let onActor = declared("@MainActor protocol A", #""func a()""#)
    let offActor = declared("@MainActor protocol A", #""func a()""#, #""nonisolated func b()""#)
    for (text, line) in [
      (onActor, "  private let value: any A\n"),
      (offActor, "  nonisolated private let value: any A & Swift.Sendable\n"),
    ] {
      let file = "{ \"version\": 1, \"protocols\": [\(text)] }"
      #expect(try generatedText(file).contains(line))
    }
  }

  @Test func `a marker of the spec has nothing to forward`() {
    expectDiagnostics(
      file("protocol A: AnyObject, B, C.D", markers: #""markers": ["B", "C.D"], "#)
    )
    expectDiagnostics(
      file("protocol A: AnyObject, ①D", markers: #""markers": ["C.D"], "#),
      .unknownBase
    )
  }

  @Test func `who claims from an heir can claim from a base that only inherits claims`() throws {
    let claimed =
      #"{ "declaration": "func a() -> Int", "dispatch": "claimed", "default": "0" }"#
    let protocols = [
      declared("protocol A: AnyObject", claimed), declared("protocol B: A"),
      declared("protocol C: B"),
    ]
    let text = try generatedText(
      #"{ "version": 1, "protocols": [\#(protocols.joined(separator: ", "))] }"#
    )
    #expect(text.contains("protocol MultiBClaiming: B, MultiAClaiming {"))
    #expect(text.contains("protocol MultiCClaiming: C, MultiBClaiming {"))
  }

  @Test(arguments: ["", "nonisolated "])
  func `an object on an actor claims from a base on none without an actor`(base: String) throws {
    let claimed =
      #"{ "declaration": "@MainActor func a() -> Int", "dispatch": "claimed", "default": "0" }"#
    let protocols = [
      declared("\(base)protocol A", claimed), declared("@MainActor protocol B: A"),
    ]
    let text = try generatedText(
      #"{ "version": 1, "protocols": [\#(protocols.joined(separator: ", "))] }"#
    )
    #expect(text.contains("nonisolated MultiAClaiming") == !base.isEmpty)
  }

  @Test func `markers are those of the same spec`() {
    let first = SourceText("a", declared("protocol A: AnyObject, M"), markers: "M")
    let second = SourceText("b", declared("protocol B: AnyObject, M"))
    let generation = Generator.generate([first, second], locatesSource: false)
    #expect(generation.diagnostics.map(\.message.kind) == [.unknownBase])
    #expect(generation.diagnostics.map(\.location.path) == ["b"])
  }

  @Test(
    arguments: [
      ("public protocol A: AnyObject", "internal class M", nil),
      ("public protocol A: AnyObject", "M", nil),
      ("protocol A: AnyObject", "①public class M", .tooAccessible),
      ("package protocol A: AnyObject", "final ①public class M", .tooAccessible),
      ("public protocol A: AnyObject", "①open class M", .misplacedModifier),
      ("public protocol A: AnyObject", "①private class M", .misplacedModifier),
    ] as [(String, String, DiagnosticMessage.Kind?)]
  )
  func `a forwarder is no more accessible than its protocol`(
    head: String,
    forwarder: String,
    kind: DiagnosticMessage.Kind?
  ) {
    let text =
      #"{ "version": 1, "protocols": [{ "protocol": "\#(head)", "forwarder": "\#(forwarder)", "requirements": [] }] }"#
    if let kind { expectDiagnostics(text, kind) } else { expectDiagnostics(text) }
  }
}
