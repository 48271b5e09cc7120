import Foundation
import Testing

@testable import ForwarderGen

/// Compares what is said about the files in `Fixtures/Import/Invalid` with what is recorded there.
@Suite("Invalid imports")
struct InvalidImportTests {
  @Test(arguments: try ImportFixtures.invalidNames())
  func `a mistake is reported where it is`(name: String) throws {
    let result = try ImportFixtures.invalid(name)
    #expect(result.diagnostics.isEmpty != result.omissions.isEmpty)
    #expect(result.diagnostics.isEmpty || result.spec == ImportedSpec())
    let expected = ImportFixtures.folder.appending(path: "Invalid/\(name).txt")
    try Recording.expect(result.report, matches: expected)
  }
}
