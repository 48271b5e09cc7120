import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds the specs on pages against the advice of `explain`.
@Suite("Advice on the specs of pages")
struct PageAdviceTests {
  /// The pages with a whole spec, and Swift files that stay as the page shows them first.
  private static func pages() throws -> [String] {
    try Page.all()
      .filter { name in
        // `.ci/started` runs `explain` there, after the edits of the page.
        try name != "GettingStarted.md" && !Page(name).specs.isEmpty
      }
  }

  /// A page says so if its spec gets advice that the page does not take.
  @Test(arguments: try pages())
  func `explain advises nothing, unless the page has its remark`(name: String) throws {
    let page = try Page(name)
    var advice: [Advice] = []
    for text in page.specs {
      let source = SourceText(path: "Page.delegates.json", text: text)
      let files = try page.target(of: source)
      let (specs, diagnostics) = Generator.resolve([source], references: [], beside: files)
      #expect(diagnostics.flatMap(\.lines) == [])
      advice += specs.flatMap(\.protocols).flatMap { Advisor.advice(on: $0) }
    }
    #expect(advice.isEmpty != page.text.contains("`explain` remarks that"), "\(advice)")
  }
}
