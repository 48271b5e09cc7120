import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Targets of a package")
struct PackageGraphTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `a target is found by its name, and the error for another name has the nearest one`()
    throws
  {
    let targets = [try folder.target("Feed"), try folder.target("Player")]
    let other = folder.package([try folder.target("Screen", at: "Other/Screen")], id: "other")
    let graph = PackageGraph(packages: [folder.package(targets), other])
    #expect(try graph.target("Player") == targets[1])
    let errors = ["Plaier", "Screen"]
      .map { name in #expect(throws: UsageError.self) { try graph.target(name) }?.message }
    #expect(
      errors == [
        "this package has no target 'Plaier': did you mean 'Player'?",
        "this package has no target 'Screen': there is 'Feed', 'Player'",
      ]
    )
  }

  @Test func `a folder belongs to a target alone unless a target inside has it`() throws {
    let feed = try folder.target("Feed")
    let others = [
      try folder.target("Inner", at: "Sources/Feed/Inner"), try folder.target("FeedKit"),
    ]
    let graph = PackageGraph(packages: [folder.package([feed] + others)])
    func owns(_ path: String) -> Bool { graph.owns(feed, folder.path(path)) }
    #expect(owns("Sources/Feed"))
    #expect(owns("Sources/Feed/Generated"))
    #expect(owns("Sources/Other/../Feed/Generated"))
    #expect(owns("Sources/Feed/InnerToo"))
    #expect(!owns("Sources/Feed/Inner"))
    #expect(!owns("Sources/Feed/Inner/Generated"))
    #expect(!owns("Sources/FeedKit"))
    #expect(!owns("Sources"))
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
    let graph = PackageGraph(packages: [folder.package([feed, inner])])
    let found = graph.files(of: feed).map { $0.replacing(feed.folder + "/", with: "") }
    #expect(
      found.sorted() == [
        "A.delegates.json", "Deep/B.delegates.json", "Feed.swift", "Kit.swiftinterface",
      ]
    )
  }

  @Test func `links between folders have an end, and each file is found once`() throws {
    let feed = try folder.target(
      "Feed",
      ["Excluded/A.delegates.json": "", "Excluded/Deep/B.delegates.json": ""],
      excluded: ["Excluded/A.delegates.json", "Excluded/Deep/B.delegates.json"]
    )
    for name in ["up", "self", "Deep/up"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Sources/Feed/Excluded/\(name)"),
        withDestinationPath: name == "self" ? "." : ".."
      )
    }
    let graph = PackageGraph(packages: [folder.package([feed])])
    #expect(
      graph.files(of: feed).sorted()
        == ["A.delegates.json", "Deep/B.delegates.json"].map { "\(feed.folder)/Excluded/\($0)" }
    )
  }

  @Test func `Swift files are those of local targets, and of targets with specs`() throws {
    let specs = try folder.target("Specs", at: "Other/Specs", ["A.delegates.json": ""])
    let plain = try folder.target("Plain", at: "Other/Plain", ["A.swift": ""])
    let local = try folder.target("Local", ["A.swift": ""], dependencies: [specs])
    let feed = try folder.target("Feed", dependencies: [local, plain])
    let other = folder.package([specs, plain], id: "other")
    let graph = PackageGraph(packages: [folder.package([local, feed]), other])
    #expect(graph.dependencies(of: feed) == [local, specs, plain])
    #expect(
      graph.swiftFolders(of: feed)
        == [feed, local, specs].map { SwiftFolder($0.folder, of: $0.module) }
    )
    #expect(
      graph.swiftFolders(of: local) == [local, specs].map { SwiftFolder($0.folder, of: $0.module) }
    )
  }
}
