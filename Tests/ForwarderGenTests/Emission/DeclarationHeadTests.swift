import Testing

@testable import ForwarderGen

/// The order in which the words of a declaration's head are written.
@Suite("Declaration heads")
struct DeclarationHeadTests {
  @Test func `attributes come first, then isolation, access level and modifiers`() {
    let head = DeclarationHead(
      declaration: "func a()",
      attributes: ["@objc", "@preconcurrency"],
      isolation: .nonisolated,
      access: .public,
      modifiers: ["override"]
    )
    #expect(head.text == "@objc @preconcurrency nonisolated public override func a()")
  }

  @Test func `nothing is written for what is not stated`() {
    #expect(DeclarationHead(declaration: "func a()").text == "func a()")
    #expect(
      DeclarationHead(declaration: "func a()", isolation: .mainActor).text == "@MainActor func a()"
    )
  }

  @Test func `an unchecked property is safe in the author's view`() {
    let head = DeclarationHead(declaration: "let a: Int", isUnchecked: true, access: .private)
    #expect(head.text == "@safe nonisolated(unsafe) private let a: Int")
  }

  @Test func `a where clause stands behind what is inherited, or behind the name`() {
    for (inherited, expected) in [
      (["B"], "class A<T>: B where T: C {"), ([], "class A<T> where T: C {"),
    ] {
      var writer = SwiftWriter(locatesSource: false)
      writer.type(
        DeclarationHead(declaration: "class A<T>", inherited: inherited, whereClause: " where T: C")
      ) { _ in
      }
      #expect(writer.text == "\(expected)\n}")
    }
  }
}
