import Foundation
import Testing

@testable import ForwarderGen

/// Holds `Documentation/Dispatch.md` against the generator.
@Suite("The page of dispatches", .runtimeModule)
struct DispatchPageTests {
  private static func page() throws -> String {
    let file = Repository.root.appending(path: "Documentation/Dispatch.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: DispatchName.allCases)
  func `every dispatch has a row and a section`(dispatch: DispatchName) throws {
    let page = try Self.page()
    let takesFunction = dispatch.facts.argument == .combiner
    let form = takesFunction ? "\(dispatch.rawValue)(f)" : dispatch.rawValue
    #expect(page.contains("\n| `\(form)`"))
    #expect(page.contains("\n### `\(form)`\n"))
  }

  /// The types and functions that the examples mention.
  private static let declarations = """
    struct Download {}
    enum Answer { case refuse }
    struct Request {}
    struct Message {}
    struct Page { static let missing = Page() }
    struct Theme { static let plain = Theme() }
    struct Editor { static let plain = Editor() }
    enum Logging {
      static func loud(_: some Sequence<any TestDelegate>, _: String, _: Int) {}
    }
    """

  @Test func `every example is what the generator writes`() throws {
    let examples = try Self.page().split(separator: "```json\n").dropFirst()
    #expect(examples.count > DispatchName.allCases.count)
    for example in examples {
      let blocks = example.split(separator: "```", maxSplits: 3)
      // Concurrent calls take delegates to other tasks; nothing else depends on it.
      let text = spec(String(blocks[0])).replacing(": AnyObject", with: ": AnyObject, Sendable")
      let generated = Self.trimmed(try generatedText(text, beside: Self.declarations))
      let shown = try #require(blocks.dropFirst(2).first?.trimmingPrefix("swift\n"))
      for piece in String(shown).split(separator: "\n\n") {
        #expect(generated.contains(Self.trimmed(String(piece))), "\(piece)")
      }
    }
  }

  /// `text` without indentation, about the delegate of the page.
  private static func trimmed(_ text: String) -> String {
    text.replacing("TestDelegate", with: "DownloadDelegate").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
