import Testing

@testable import ForwarderGen

@Suite("Import declarations and conditions")
struct ImportDeclarationTests {
  @Test(
    arguments: [
      ("Foundation", "import Foundation"), ("Foundation.NSObject", "import Foundation.NSObject"),
      ("import Foundation", "import Foundation"),
      ("public import Foundation", "public import Foundation"),
      ("package  import\tA", "package import A"), ("@testable import A", "@testable import A"),
      ("@_spi(A) public import B", "@_spi(A) public import B"),
      ("import class A.B", "import class A.B"), ("import func A.b", "import func A.b"),
      ("package", "import package"), ("`class`", "import `class`"),
    ]
  )
  func `an import is a module's name or a full import`(text: String, expected: String) throws {
    let declaration = try expectParsed(text, by: DeclarationParser.importDeclaration)
    #expect(declaration.text == expected)
  }

  @Test(
    arguments: [
      ("①", .unexpectedToken), ("import①", .unexpectedToken), ("A ①B", .unexpectedToken),
      ("A①;", .unexpectedToken), ("A.①1", .unexpectedToken), ("import ①in", .reservedName),
      ("import A\n①import B", .unexpectedToken), ("A.①", .unexpectedToken),
      ("①\"A\"", .unexpectedToken),
      ("①class A", .unexpectedToken),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `what is no import is refused`(marked: String, kind: DiagnosticMessage.Kind) {
    expectError(marked, kind, by: DeclarationParser.importDeclaration)
  }

  @Test(
    arguments: [
      "canImport(UIKit)", "os(Linux) || os(Windows)", "!DEBUG && (A || B)", "swift(>=6.0)",
      "compiler(<7)", "canImport(A, _version: 1.2)", "true",
    ]
  )
  func `a compilation condition is kept as written`(text: String) throws {
    let condition = try expectParsed(text, by: DeclarationParser.condition)
    #expect(condition.text == text)
  }

  @Test(
    arguments: [
      ("os①(Linux", .unclosed), ("os(Linux) ①)", .unopened), ("A①\nB", .severalLines),
      ("A ①/* B", .unterminated), ("os(Linux①] )", .unopened),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `a condition that could reach beyond its line is refused`(
    marked: String,
    kind: DiagnosticMessage.Kind
  ) {
    expectError(marked, kind, by: DeclarationParser.condition)
  }
}
