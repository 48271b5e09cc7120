import Foundation
import PackagePlugin
import Testing

@Suite("Set-up of a target")
struct SetUpTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func setUp(_ target: MadeTarget, _ others: MadeTarget...) -> SetUp {
    SetUp(package: folder.package([target] + others), target: target)
  }

  private var path: String { folder.path("Sources/Feed") }

  @Test(arguments: [
    (#"plugins: [.plugin(name: "MultiDelegatePlugin", package: "delegates")]"#, "delegates"),
    (#".package(path: "..")"#, "MultiDelegate"),
  ])
  func `a target without the runtime is told the line that it lacks`(
    manifest: String,
    name: String
  ) throws {
    try folder.write(manifest, to: "Package.swift")
    let runtime = try folder.target("MultiDelegateRuntime")
    let feed = try folder.target("Feed")
    let errors = messages { #expect(!setUp(feed).dependsOnRuntime()) }
    #expect(
      errors == [
        "error: generated code imports MultiDelegateRuntime, and target 'Feed' does not depend on it: add "
          + "'.product(name: \"MultiDelegateRuntime\", package: \"\(name)\")' to the 'dependencies' of target 'Feed' "
          + "in Package.swift"
      ]
    )
    #expect(setUp(try folder.target("App", dependencies: [runtime])).dependsOnRuntime())
  }

  @Test func `a file that is not called like a spec, and a spec that is a resource, get a warning`()
    throws
  {
    let feed = try folder.target(
      "Feed",
      ["A.delegate.json": "", "B.delegates.json": "", "C.delegates.json": "", "Notes.json": ""],
      resources: ["C.delegates.json"]
    )
    #expect(
      messages { setUp(feed).checkNames() } == [
        "warning: '\(path)/A.delegate.json' is not read, because the name of a spec is NAME.delegates.json: rename it "
          + "to 'A.delegates.json'",
        "warning: '\(path)/C.delegates.json' is a resource, so the product contains it: remove it from the "
          + "'resources' of target 'Feed' in Package.swift",
      ]
    )
  }

  @Test func `a target without a spec hears where one is`() throws {
    let none =
      "warning: target 'Feed' uses MultiDelegatePlugin and has no spec: add a file NAME.delegates.json to its folder, or remove the plugin from the target"
    let feed = try folder.target("Feed")
    #expect(messages { setUp(feed).reportNoSpec() } == [none])
    let app = try folder.target("App", ["App.delegates.json": ""])
    try folder.write("", to: "Root.delegates.json")
    #expect(
      messages { setUp(feed, app).reportNoSpec() } == [
        "\(none); the package has '\(folder.path("Root.delegates.json"))', '\(folder.path("Sources/App/App.delegates.json"))', which the plugin reads if it is in the folder of a target that uses the plugin"
      ]
    )
    let names = ["A", "B", "C", "D"].map { "\($0).delegates.json" }
    let excluding = try folder.target(
      "Feed",
      Dictionary(uniqueKeysWithValues: names.map { ($0, "") }),
      excluded: Set(names)
    )
    let inner = try folder.target("Inner", at: "Sources/Feed/Inner", ["Inner.delegates.json": ""])
    #expect(
      messages { setUp(excluding, inner).reportNoSpec() } == [
        "warning: target 'Feed' excludes '\(path)/A.delegates.json', '\(path)/B.delegates.json', '\(path)/C.delegates.json' and 1 more, so nothing is generated: remove that from its 'exclude' or 'resources' in Package.swift, or remove MultiDelegatePlugin from the target"
      ]
    )
  }

  @Test func `three files are listed, and no number of others`() throws {
    let names = ["A", "B", "C"].map { "\($0).delegates.json" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    let feed = try folder.target("Feed", files, excluded: Set(names))
    let warnings = messages { setUp(feed).reportNoSpec() }
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("C.delegates.json', so nothing is generated"))
  }

  @Test func `what is called like a spec and is no file gets a warning`() throws {
    let feed = try folder.target(
      "Feed",
      ["A.delegates.json/Notes.txt": ""],
      excluded: ["A.delegates.json/Notes.txt"]
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/B.delegates.json",
      withDestinationPath: "/nowhere"
    )
    #expect(
      messages { setUp(feed).reportNoSpec() }.dropLast() == [
        "warning: '\(path)/A.delegates.json' is a folder, so it is no spec: put a file in its place, or remove it",
        "warning: '\(path)/B.delegates.json' is a link to a file that does not exist, so it is no spec: put a file in its place, or remove it",
      ]
    )
  }

  @Test(arguments: [
    ("Feed.delegate.json", "Feed.delegates.json"), ("Feed.Delegates.json", "Feed.delegates.json"),
    ("FeedDelegates.json", "Feed.delegates.json"), ("delegates.json", "App.delegates.json"),
    ("Feed.delegates.jsonc", "Feed.delegates.json"), ("Feed-delegtes.JSON5", "Feed.delegates.json"),
    ("Feed.delgates.json", "Feed.delegates.json"), ("Feed.deelgates.json", "Feed.delegates.json"),
    ("Feed.deligates.json", "Feed.delegates.json"), ("Feed.delleagtes.json", nil),
    ("Feed.deletes.json", nil), ("Feed.delegated.json", nil),
    ("Feed.relegates.json", "Feed.delegates.json"), ("Feed.deelegaates.json", nil),
    ("Feed.delegates.json", nil), ("Feed.delegates.txt", nil), ("Feed.delegation.json", nil),
    ("Feed.json", nil), ("FEEDDELEGATES.json", nil),
  ])
  func `a name that is nearly a spec's`(name: String, meant: String?) {
    #expect(SpecName.meant(by: name, in: "App") == meant)
  }
}
