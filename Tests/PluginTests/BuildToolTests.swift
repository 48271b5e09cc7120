import Foundation
import PackagePlugin
import Testing

/// What SwiftPM calls at every build.
@Suite("The build-tool plugin")
struct BuildToolTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func context(_ package: Package, _ tools: [String: String]) throws -> PluginContext {
    try folder.write("", to: "Work/Old.delegates.swift")
    return PluginContext(
      package: package,
      pluginWorkDirectoryURL: folder.url.appending(path: "Work", directoryHint: .isDirectory),
      tools: tools.mapValues { URL(filePath: $0) }
    )
  }

  private func buildCommands(of target: MadeTarget) throws -> [Command] {
    let context = try context(folder.package([target]), ["forwarder-gen-build": "/a tool"])
    return try MultiDelegatePlugin().createBuildCommands(context: context, target: target)
  }

  @Test func `a target with specs has one command, whose inputs are all that decides`() throws {
    let runtime = try folder.target("MultiDelegateRuntime", at: "Far", ["Lock.swift": ""])
    let local = try folder.target("Local", at: "Local", ["L.delegates.json": "", "L.swift": ""])
    let feed = try folder.target(
      "Feed",
      ["F.swift": "", "B.delegates.json": "", "A.delegates.json": "", "F.md": ""],
      dependencies: [runtime, local]
    )
    let commands = try buildCommands(of: feed)
    guard commands.count == 1,
      case .buildCommand(let name, let tool, let arguments, let inputs, let outputs) = commands[0]
    else {
      Issue.record("\(commands)")
      return
    }
    func paths(_ urls: [URL]) -> [String] {
      urls.map { $0.filePath.replacing(folder.url.filePath, with: "") }
    }
    #expect(name == "Generating forwarders for Feed" && tool.filePath == "/a tool")
    #expect(arguments.first == "generate" && arguments.contains("--reference"))
    #expect(arguments.suffix(3) == ["--prune", "--sources", folder.path("Work/Swift files.txt")])
    #expect(
      paths(inputs) == [
        "/Sources/Feed/A.delegates.json", "/Sources/Feed/B.delegates.json",
        "/Local/L.delegates.json", "/Sources/Feed/F.swift", "/Local/L.swift",
      ]
    )
    #expect(paths(outputs) == ["/Work/A.delegates.swift", "/Work/B.delegates.swift"])
  }

  @Test func `a target without specs or without the runtime has no command`() throws {
    let empty = try folder.target("Empty", ["E.swift": ""])
    var commands: [Command] = []
    var reports = try messages { commands = try buildCommands(of: empty) }
    #expect(commands.isEmpty && reports.count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("Work/Old.delegates.swift")))
    let feed = try folder.target("Feed", ["F.delegates.json": ""])
    reports = try messages { commands = try buildCommands(of: feed) }
    #expect(commands.isEmpty && reports.count == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path("Work/Old.delegates.swift")))
  }
}
