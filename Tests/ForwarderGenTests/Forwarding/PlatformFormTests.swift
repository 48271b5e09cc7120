import Testing

@testable import ForwarderGen

/// Which forms an `@objc` protocol has, and what it is as one of Swift's.
@Suite("Platform forms")
struct PlatformFormTests {
  @Test(arguments: [
    ("os(iOS)", true), ("canImport(UIKit) && !os(watchOS)", true), ("DEBUG && os( macOS )", true),
    ("canImport(ObjectiveC)", true), ("os(iOS) || os(Linux)", false), ("!os(iOS)", false),
    ("!(DEBUG && os(iOS) && FOO)", false), ("canImport(Kit)", false), ("os(Linux)", false),
  ])
  func `a condition leaves the form of other platforms out only where it is Apple's`(
    text: String,
    isApples: Bool
  ) throws {
    let condition = try expectParsed(text, by: DeclarationParser.condition)
    #expect(condition.isApples == isApples)
    let forms = PlatformForm.all(ofObjectiveC: true, under: condition)
    #expect(forms == (isApples ? [.objectiveC] : [.objectiveC, .swift]))
    #expect(PlatformForm.all(ofObjectiveC: false, under: condition) == [.swift])
  }

  @Test(arguments: [
    ("@objc protocol A", "protocol A: AnyObject"),
    ("@objc public protocol A: B, Sendable", "public protocol A: AnyObject, B, Sendable"),
    ("@objc protocol A: Swift.AnyObject", "protocol A: Swift.AnyObject"),
    ("@objc protocol A: NSObjectProtocol", "protocol A: NSObjectProtocol"),
  ])
  func `as one of Swift's it says that only objects adopt it`(head: String, plain: String) throws {
    let head = try expectParsed(head, by: DeclarationParser.protocolHead)
    #expect(head.plainTextBehindAttributes == plain)
  }

  @Test func `a head that cannot be parsed is one mistake`() throws {
    let source = SourceText(
      path: "Head.delegates.json",
      text: """
        { "version": 1, "protocols": [
          { "protocol": "@objc protocl A", "requirements": ["@objc optional func a()"] } ] }
        """
    )
    let diagnostics = Generator.generate([source], locatesSource: false).diagnostics
    #expect(diagnostics.map(\.message.kind) == [.unexpectedToken])
  }
}
