import Foundation
import Testing

@Suite("The folders of the tool")
struct FolderOrderTests {
  /// The tool of a build, as `Documentation/Architecture.md` has it.
  private static let order = [
    "Source", "Diagnostics", "JSON", "Declarations", "Spec", "Reading", "Parsing", "Forwarding",
    "Emission", "Command",
  ]

  /// What no folder knows of those behind it.
  @Test(arguments: order.indices)
  func `folders compile without those behind them`(last: Int) throws {
    let root = Repository.root.appending(path: "Sources/ForwarderGen").path(percentEncoded: false)
    let folders = Self.order[...last].map { "\(root)/\($0)/" }
    let beside = ["Version.swift"] + (Self.order[last] == "Command" ? ["Generator.swift"] : [])
    let files = try Repository.swiftFiles(in: "Sources/ForwarderGen")
      .filter { file in folders.contains(where: file.hasPrefix) }
    try #require(!files.isEmpty)
    let result = try SwiftCompiler.run(
      ["-typecheck", "-module-name", "ForwarderGen", "-package-name", "MultiDelegate"]
        + ["-swift-version", "6"] + beside.map { "\(root)/\($0)" } + files,
      in: Folder()
    )
    #expect(result.succeeded, "\(Self.order[last]): \(result.complaints)")
  }

  @Test func `all folders are in the order`() throws {
    let root = Repository.root.appending(path: "Sources/ForwarderGen")
    let contents = try FileManager.default.contentsOfDirectory(
      atPath: root.path(percentEncoded: false)
    )
    let folders = contents.filter { !$0.hasSuffix(".swift") }
    #expect(Set(folders) == Set(Self.order + ["Authoring", "BuildTool", "Executable"]))
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Architecture.md"),
      encoding: .utf8
    )
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let list = Self.order.map { "`\($0)`" }.joined(separator: ", ")
    #expect(words.contains(list), "the page says: \(list)")
  }
}
