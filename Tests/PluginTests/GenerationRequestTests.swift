import Foundation
import PackagePlugin
import Testing

@Suite("What is generated for a target")
struct GenerationRequestTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func request(
    _ target: MadeTarget,
    in package: Package? = nil,
    output: String = "Output"
  ) -> GenerationRequest {
    GenerationRequest(
      for: target,
      in: package ?? folder.package([target]),
      output: folder.url.appending(path: output, directoryHint: .isDirectory)
    )
  }

  @Test func `specs are sorted, and the folders of each are part of the generated name`() throws {
    let feed = try folder.target(
      "Feed",
      [
        "Player.delegates.json": "", "App/Feed.delegates.json": "", "Feed.json": "",
        "Feed.swift": "",
      ]
    )
    let request = request(feed)
    #expect(
      request.specs.map(\.lastPathComponent) == ["Feed.delegates.json", "Player.delegates.json"]
    )
    #expect(request.outputNames == ["App+Feed.delegates.swift", "Player.delegates.swift"])
  }

  @Test func `specs may name Swift files of local targets, and of others that have specs`() throws {
    let local = try folder.target("Local")
    let typed = try folder.target("Typed", at: "Dependency/Typed", ["Kit.delegates.json": ""])
    let other = try folder.target("Other", at: "Dependency/Other", ["Other.swift": ""])
    let feed = try folder.target("Feed", dependencies: [local, typed, other])
    let folders = request(feed, in: folder.package([feed, local])).swiftFolders
    #expect(folders.map(\.url.lastPathComponent) == ["Feed", "Local", "Typed"])
  }

  @Test func `the arguments name the specs, those of dependencies, and the folders`() throws {
    let local = try folder.target("Local", ["Local.delegates.json": ""])
    let feed = try folder.target("Feed", ["Feed.delegates.json": ""], dependencies: [local])
    let request = request(feed, in: folder.package([feed, local]))
    let path = folder.url.filePath
    #expect(
      request.arguments.map { $0.replacing(path, with: "") } == [
        "generate", "/Sources/Feed/Feed.delegates.json", "--output", "/Output/",
        "--base", "/Sources/Feed/", "--reference", "/Sources/Local/Local.delegates.json",
        "--swift-folder", "Feed=/Sources/Feed/", "--swift-folder", "Local=/Sources/Local/",
      ]
    )
  }

  @Test func `a list of the Swift files that specs may name changes only with them`() throws {
    let other = try folder.target("Other", at: "Dependency/Other", ["Other.swift": ""])
    let local = try folder.target("Local", ["Local.swift": "", "Local.delegates.json": ""])
    let files = [
      "Feed.swift", "Old/Feed.delegates.swift", "Output/Feed.delegates.swift",
      "Feed.delegates.json",
    ]
    let feed = try folder.target(
      "Feed",
      Dictionary(uniqueKeysWithValues: files.map { ($0, "") }),
      dependencies: [local, other]
    )
    let package = folder.package([feed, local])
    func listed() throws -> [String] {
      let request = request(feed, in: package, output: "Sources/Feed/Output")
      let list = try request.listSources(in: folder.url.appending(path: "Work"))
      #expect(list.filePath == folder.path("Work/Swift files.txt"))
      return try folder.text(of: "Work/Swift files.txt").split(separator: "\n")
        .map { String($0.replacing(folder.url.filePath, with: "")) }
    }
    let paths = ["Feed/Feed.swift", "Feed/Old/Feed.delegates.swift", "Local/Local.swift"]
    #expect(try listed() == paths.map { "/Sources/\($0)" })
    let identity = try folder.identity(of: "Work/Swift files.txt")
    #expect(try listed().count == 3)
    #expect(try folder.identity(of: "Work/Swift files.txt") == identity)
    let more = try folder.target("Feed", ["More.swift": ""], dependencies: [local])
    let work = folder.url.appending(path: "Work")
    _ = try request(more, in: package, output: "Sources/Feed/Output").listSources(in: work)
    #expect(try folder.identity(of: "Work/Swift files.txt") != identity)
    let list = try request(feed, in: package, output: "New/Output").listSources(in: work)
    #expect(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").count == 4)
  }

  @Test func `a file of a generated name is an error, unless it was generated`() throws {
    let feed = try folder.target(
      "Feed",
      [
        "Feed.delegates.json": "", "Other/feed.Delegates.swift": "",
        "Output/Feed.delegates.swift": "",
      ]
    )
    var isFree: Bool?
    let messages = messages {
      isFree = request(feed, output: "Sources/Feed/Output").isFreeOfClashes()
    }
    #expect(isFree == false)
    let path = folder.path("Sources/Feed")
    #expect(
      messages == [
        "error: '\(path)/Feed.delegates.json' is generated as 'Feed.delegates.swift', and the target already has a "
          + "file of that name, '\(path)/Other/feed.Delegates.swift': rename one (or, if that file is generated code, "
          + "delete it, or take the plugin off)"
      ]
    )
    let own = try folder.target(
      "Own",
      ["Feed.delegates.json": "", "Output/Feed.delegates.swift": ""]
    )
    #expect(request(own, output: "Sources/Own/Output").isFreeOfClashes())
  }
}
