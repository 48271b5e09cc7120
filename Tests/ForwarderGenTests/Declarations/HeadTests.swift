import Testing

@testable import ForwarderGen

@Suite("Heads")
struct HeadTests {
  private func head(_ text: String) throws -> ProtocolHead {
    try expectParsed(text, by: DeclarationParser.protocolHead)
  }

  @Test(
    arguments: [
      ("protocol A", "A", .internal, []), ("public protocol A: B, C", "A", .public, ["B", "C"]),
      ("package protocol A: B & C.D", "A", .package, ["B", "C.D"]),
      ("private protocol A", "A", .private, []),
      ("internal protocol `Any`: AnyObject", "Any", .internal, ["AnyObject"]),
    ] as [(String, String, AccessLevel, [String])]
  )
  func `a protocol's head says its name, its access and what it inherits`(
    text: String,
    name: String,
    access: AccessLevel,
    inherited: [String]
  ) throws {
    let head = try head(text)
    #expect(head.name == name)
    #expect(head.access == access)
    #expect(head.inherited.map(\.name) == inherited)
    #expect(head.text == text)
  }

  @Test func `a protocol's head says on which actor it is`() throws {
    #expect(try head("@MainActor protocol A").globalActor?.text == "@MainActor")
    #expect(try head("@Press.Actor protocol A").globalActor?.text == "@Press.Actor")
    #expect(try head("@available(*, deprecated) protocol A").globalActor == nil)
    #expect(try head("nonisolated protocol A").isNonisolated)
    #expect(try head("public nonisolated protocol A").access == .public)
  }

  @Test func `a protocol for classes says so as Swift does today`() throws {
    #expect(try head("protocol A: class, B").text == "protocol A: AnyObject, B")
  }

  @Test func `a head over several lines comes out on one`() throws {
    let head = try head("@available(macOS 14, *)  // since then\npublic\n  protocol A:\n\tB")
    #expect(head.text == "@available(macOS 14, *) public protocol A: B")
    #expect(head.attributes.map(\.text) == ["@available(macOS 14, *)"])
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("①class A", .unexpectedToken), ("protocol①", .unexpectedToken),
      ("protocol ①in", .reservedName), ("protocol A.①", .unexpectedToken),
      ("protocol ①in.A", .unexpectedToken), ("protocol A<①>", .unexpectedToken),
      ("protocol A<B①: C>", .unexpectedToken), ("protocol A: B where C①", .unexpectedToken),
      ("protocol A: ①B<C>", .unsupportedShape), ("protocol A: ①~Copyable", .unsupportedShape),
      ("protocol A: B & ①(C)?", .unsupportedShape),
      ("protocol A ①{}", .protocolWithBody), ("protocol A: B ①C", .unexpectedToken),
      ("protocol A:①", .unexpectedToken), ("public ①private protocol A", .misplacedModifier),
      ("①final protocol A", .misplacedModifier), ("①public(set) protocol A", .misplacedModifier),
      ("public ①static protocol A", .misplacedModifier), ("①open protocol A", .misplacedModifier),
      ("@①1 protocol A", .unexpectedToken), ("@a①(b protocol A", .unclosed),
      ("protocol ①Outer. A", .unexpectedToken), ("protocol A.①B. C", .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no protocol's head is refused`(marked: String, kind: DiagnosticMessage.Kind) {
    expectError(marked, kind, by: DeclarationParser.protocolHead)
  }

  @Test(
    arguments: [
      ("MultiA", "MultiA", nil), ("class MultiA", "MultiA", .internal),
      ("public final class MultiA", "MultiA", .public), ("final package class A", "A", .package),
      ("`class`", "class", nil),
    ] as [(String, String, AccessLevel?)]
  )
  func `a forwarder's head is a name or a class head`(
    text: String,
    name: String,
    access: AccessLevel?
  ) throws {
    let head = try expectParsed(text, by: DeclarationParser.forwarderHead)
    #expect(head.name == name)
    #expect(head.access == access)
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("①struct A", .unexpectedToken), ("class①", .unexpectedToken),
      ("①@A class B", .unexpectedToken), ("class A①: B", .unexpectedToken),
      ("class A①<B>", .unexpectedToken), ("class A ①B", .unexpectedToken),
      ("public ①internal class A", .misplacedModifier), ("①static class A", .misplacedModifier),
      ("class ①class", .reservedName),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no forwarder's head is refused`(marked: String, kind: DiagnosticMessage.Kind) {
    expectError(marked, kind, by: DeclarationParser.forwarderHead)
  }
}
