import Foundation
import Testing

@testable import ForwarderGen

/// Compares what is said about the files in `Fixtures/Import/Invalid` with what is recorded there.
@Suite("Invalid imports")
struct InvalidImportTests {
  @Test(arguments: try ImportFixtures.invalidNames())
  func `a mistake is reported where it is`(name: String) throws {
    let lines = try ImportFixtures.invalid(name).flatMap(\.lines)
    #expect(!lines.isEmpty)
    let expected = ImportFixtures.folder.appending(path: "Invalid/\(name).txt")
    try Recording.expect(lines.map { "\($0)\n" }.joined(), matches: expected)
  }
}
