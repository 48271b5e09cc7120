import Testing

@testable import ForwarderGen

@Suite("Inheritance")
struct InheritanceTests {
  private func file(_ head: String, markers: String = "") -> String {
    #"{ "version": 1, \#(markers)"protocols": [{ "protocol": "\#(head)", "requirements": [] }] }"#
  }

  @Test(
    arguments: [
      "protocol A: AnyObject", "protocol A: AnyObject, Sendable", "protocol A: Swift.AnyObject",
      "protocol A: Sendable & AnyObject", "protocol A: AnyObject, SendableMetatype",
    ]
  )
  func `what has nothing to forward may be inherited`(head: String) throws {
    _ = try generatedText(file(head))
  }

  @Test(
    arguments: [
      ("protocol ①A", .notClassBound), ("protocol ①A: Sendable", .notClassBound),
      ("protocol A: AnyObject, ①B", .unknownBase), ("protocol A: ①B", .unknownBase),
      ("protocol A: AnyObject, ①Swift.Hashable", .unknownBase),
      ("protocol A: ①Actor", .refusedActor),
      ("protocol A: ①NSObjectProtocol", .unsupportedShape),
      ("protocol A: AnyObject, ①A", .unsupportedShape),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what would go unforwarded is refused where it is inherited`(
    head: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectDiagnostics(file(head), kind)
  }

  @Test func `a marker of the spec has nothing to forward`() throws {
    _ = try generatedText(
      file("protocol A: AnyObject, B, C.D", markers: #""markers": ["B", "C.D"], "#)
    )
    expectDiagnostics(
      file("protocol A: AnyObject, ①D", markers: #""markers": ["C.D"], "#),
      .unknownBase
    )
  }

  @Test func `markers are those of the same spec`() {
    let first = SourceText(
      path: "a",
      text: file("protocol A: AnyObject, M", markers: #""markers": ["M"], "#)
    )
    let second = SourceText(path: "b", text: file("protocol B: AnyObject, M"))
    let generation = Generator.generate([first, second], locatesSource: false)
    #expect(generation.diagnostics.map(\.message.kind) == [.unknownBase])
    #expect(generation.diagnostics.map(\.location.path) == ["b"])
  }

  @Test(
    arguments: [
      ("public protocol A: AnyObject", "internal class M", nil),
      ("public protocol A: AnyObject", "M", nil),
      ("protocol A: AnyObject", "①public class M", .forwarderTooAccessible),
      ("package protocol A: AnyObject", "final ①public class M", .forwarderTooAccessible),
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
