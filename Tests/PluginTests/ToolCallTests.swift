import Foundation
import PackagePlugin
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("A plugin's call of the tool")
struct ToolCallTests {
  private struct Program: Product {
    let id: String
    let name: String
    let targets: [any Target]
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A call of a tool that runs `script`; there is a program `swift` that nobody runs, and none called `swiftc`.
  private func call(_ script: String, in package: Package) throws -> ToolCall {
    try folder.write(script, to: "script")
    try folder.write("", to: "Work/old")
    return ToolCall(
      context: PluginContext(
        package: package,
        pluginWorkDirectoryURL: folder.url.appending(path: "Work"),
        tools: ["tool": URL(filePath: "/bin/sh"), "swift": URL(filePath: "/bin/a swift")]
      ),
      tool: "tool",
      arguments: [folder.path("script"), "a b", "--c"],
      programs: ["swift", "swiftc"]
    )
  }

  @Test func `the tool is told of the package, and runs in its folder`() throws {
    let base = try folder.target("Base", at: "Base/Base", ["B.swift": "", "B.delegates.json": ""])
    let kit = try folder.target("The-Kit", at: "Kit/Kit", dependencies: [base])
    let feed = try folder.target("Feed", ["F.swift": ""], dependencies: [kit])
    let far = folder.package([base], id: "far", libraries: [("Base", [base])])
    let near = folder.package([kit], id: "near", named: "Near", dependencies: [far])
    var package = folder.package([feed], dependencies: [near, far])
    package.products = [Program(id: "run", name: "run", targets: [feed])]
    var call = try call(#"pwd >ran; printf '%s\n' "$@" >>ran; cat >>ran"#, in: package)
    call.symbolGraphs = ["Feed": "/graphs"]
    call.failures = ["The-Kit": "does not compile"]
    try call.run()
    let lines = try folder.text(of: "ran").split(separator: "\n").map { String($0) }
    let place = folder.url.resolvingSymlinksInPath().filePath
    let file = folder.path("Work/Package.json")
    #expect(
      [URL(filePath: lines[0]).resolvingSymlinksInPath().filePath] + lines.dropFirst()
        == [place, file, "a b", "--c"]
    )
    var arguments = Array(lines.dropFirst())
    let request = try PluginRequest(takenFrom: &arguments)
    #expect(arguments == ["a b", "--c"])
    #expect(request.workFolder == folder.path("Work"))
    #expect(request.programs == ["swift": "/bin/a swift"])
    #expect(request.symbolGraphs == ["Feed": "/graphs"])
    #expect(request.failures == ["The-Kit": "does not compile"])
    let graph = request.graph
    #expect(Set(graph.packages.map(\.id)) == ["app", "near", "far"])
    #expect(graph.packages.count == 3)
    #expect(graph.root.id == "app")
    #expect(graph.root.dependencies == ["near", "far"])
    let target = try #require(graph.targets.first { $0.id == "Base" })
    #expect(
      target
        == PackageGraph.Target(
          id: "Base",
          name: "Base",
          module: "Base",
          folder: folder.path("Base/Base"),
          files: ["B.delegates.json", "B.swift"].map { folder.path("Base/Base/\($0)") },
          dependencies: []
        )
    )
    #expect(graph.targets.first { $0.name == "The-Kit" }?.module == "The_Kit")
    #expect(try graph.target("Feed").dependencies == ["The-Kit", "Base"])
    #expect(
      graph.packages.first { $0.id == "far" }?.products
        == [PackageGraph.Product(name: "Base", isLibrary: true, targets: ["Base"])]
    )
    #expect(graph.packages.first { $0.id == "near" }?.name == "Near")
    #expect(
      graph.root.products
        == [PackageGraph.Product(name: "run", isLibrary: false, targets: ["Feed"])]
    )
  }

  @Test(arguments: ["exit 3", "kill -9 $$"])
  func `a tool that fails ends the plugin, which says nothing more`(end: String) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [end] in
      let tests = try ToolCallTests()
      let package = tests.folder.package([try tests.folder.target("Feed")])
      try tests.call("echo said >&2; \(end)", in: package).run()
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("said\n"))
    #expect(!errors.contains("error"))
  }
}
