import Foundation
import PackagePlugin
import Testing

@Suite("Targets of a package")
struct TargetSearchTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `a target is found by its name, and the error for another name has the nearest one`()
    throws
  {
    let package = folder.package([try folder.target("Feed"), try folder.target("Player")])
    #expect(try TargetSearch.target("Player", in: package).name == "Player")
    let errors = ["Plaier", "Screen"]
      .map { name in
        #expect(throws: PluginFailure.self) { try TargetSearch.target(name, in: package) }?
          .description
      }
    #expect(
      errors == [
        "this package has no target 'Plaier': did you mean 'Player'?",
        "this package has no target 'Screen': there is 'Feed', 'Player'",
      ]
    )
  }

  @Test func `a folder belongs to a target alone unless a target inside has it`() throws {
    let package = folder.package([
      try folder.target("Feed"), try folder.target("Inner", at: "Sources/Feed/Inner"),
      try folder.target("FeedKit"),
    ])
    func owns(_ path: String) throws -> Bool {
      try TargetSearch.owns(folder.url.appending(path: path), "Feed", in: package)
    }
    #expect(try owns("Sources/Feed"))
    #expect(try owns("Sources/Feed/Generated"))
    #expect(try owns("Sources/Other/../Feed/Generated"))
    #expect(try owns("Sources/Feed/InnerToo"))
    #expect(try !owns("Sources/Feed/Inner"))
    #expect(try !owns("Sources/Feed/Inner/Generated"))
    #expect(try !owns("Sources/FeedKit"))
    #expect(try !owns("Sources"))
  }

  @Test func `specs and interfaces are found although they are excluded`() throws {
    let files = [
      "A.delegates.json", "Deep/B.delegates.json", "Kit.swiftinterface", "Feed.swift", "Notes.json",
      ".C.delegates.json",
    ]
    let feed = try folder.target(
      "Feed",
      Dictionary(uniqueKeysWithValues: files.map { ($0, "") }),
      excluded: Set(files).subtracting(["Feed.swift", "A.delegates.json"])
    )
    let inner = try folder.target("Inner", at: "Sources/Feed/Inner", ["D.delegates.json": ""])
    let found = TargetSearch.files(of: feed, in: folder.package([feed, inner]))
      .map { $0.path(below: feed.directoryURL) }
    #expect(found.count == 4)
    #expect(
      Set(found) == [
        "A.delegates.json", "Deep/B.delegates.json", "Kit.swiftinterface", "Feed.swift",
      ]
    )
  }
}
