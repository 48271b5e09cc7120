import Foundation
import Testing

/// Holds `Documentation/OtherBuildSystems.md` against the workspace that `.ci/bazel` builds.
@Suite("The page of other build systems")
struct OtherBuildSystemsPageTests {
  @Test func `its workspace is the one that is built, beside a clone`() throws {
    let file = Repository.fixtures.appending(path: "Bazel/WORKSPACE")
    let built = try String(contentsOf: file, encoding: .utf8)
      .replacing("\"../../", with: "\"../MultiDelegate/")
    let block = try Page("OtherBuildSystems.md").blocks(marked: "python").last
    let rules = try #require(block).components(separatedBy: "\n\n")
    #expect(rules.count == 2)
    for rule in rules { #expect(built.contains(rule), "\(rule)") }
  }
}
