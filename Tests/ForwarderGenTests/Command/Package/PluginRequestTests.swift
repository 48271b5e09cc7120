import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("What a command plugin tells the tool")
struct PluginRequestTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func request(_ text: String) throws(UsageError) -> PluginRequest {
    do { try folder.write(text, to: "Package.json") } catch { Issue.record(error) }
    var arguments = [folder.path("Package.json"), "--target", "Feed"]
    let request = try PluginRequest(takenFrom: &arguments)
    #expect(arguments == ["--target", "Feed"])
    return request
  }

  @Test func `all of it arrives, without slashes at the ends of folders`() throws {
    let request = try request(
      """
      {
        "packages": [
          {
            "id": "app", "name": "App", "folder": "/App/", "dependencies": ["kit"],
            "products": [{ "name": "All", "isLibrary": true, "targets": ["Feed"] }],
            "targets": [{
              "id": "Feed", "name": "Feed", "module": "FeedModule", "folder": "/App/Sources/Feed/",
              "files": ["/App/Sources/Feed/A b.swift"], "dependencies": ["Kit"]
            }]
          },
          {
            "id": "kit", "name": "Kit", "folder": "/", "dependencies": [],
            "products": [{ "name": "tool", "isLibrary": false, "targets": [] }], "targets": []
          }
        ],
        "workFolder": "/Work/", "programs": { "swift": "/bin/swift" },
        "symbolGraphs": { "Feed": "/Graphs/" }, "failures": { "Kit": "does \\"not\\" compile" }
      }
      """
    )
    let app = PackageGraph.Package(
      id: "app",
      name: "App",
      folder: "/App",
      dependencies: ["kit"],
      products: [PackageGraph.Product(name: "All", isLibrary: true, targets: ["Feed"])],
      targets: [
        PackageGraph.Target(
          id: "Feed",
          name: "Feed",
          module: "FeedModule",
          folder: "/App/Sources/Feed",
          files: ["/App/Sources/Feed/A b.swift"],
          dependencies: ["Kit"]
        )
      ]
    )
    let kit = PackageGraph.Package(
      id: "kit",
      name: "Kit",
      folder: "/",
      dependencies: [],
      products: [PackageGraph.Product(name: "tool", isLibrary: false, targets: [])],
      targets: []
    )
    #expect(request.graph.packages == [app, kit])
    #expect(request.graph.root == app)
    #expect(request.workFolder == "/Work")
    #expect(request.programs == ["swift": "/bin/swift"])
    #expect(request.symbolGraphs == ["Feed": "/Graphs/"])
    #expect(request.failures == ["Kit": "does \"not\" compile"])
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{ "packages": [] }"#, #"{ "packages": {} }"#])
  func `what is no description of a package is refused`(text: String) {
    #expect(throws: UsageError("'\(folder.path("Package.json"))' is no description of a package")) {
      try request(text)
    }
  }

  @Test func `a description that is not there is named`() {
    var arguments = ["/nowhere/Package.json"]
    #expect(throws: UsageError("cannot read '/nowhere/Package.json': No such file or directory")) {
      try PluginRequest(takenFrom: &arguments)
    }
  }
}
