import Foundation
import Testing

@Suite("The folders of the tool", .slow)
struct FolderOrderTests {
  /// The tool of a build, as `Documentation/Architecture.md` has it.
  private static let order = [
    "Source", "Diagnostics", "JSON", "Declarations", "Spec", "Reading", "Parsing", "Forwarding",
    "Emission", "Command",
  ]

  /// Each folder is checked with those before it, whose bodies the check of their own folder has seen.
  @Test(arguments: order.indices)
  func `folders compile without those behind them`(last: Int) throws {
    let name = Self.order[last]
    let tool = Repository.root.appending(path: "Sources/ForwarderGen").path(percentEncoded: false)
    let beside = ["Version.swift"] + (name == "Command" ? ["Generator.swift"] : [])
    let files = try Self.order[..<last].flatMap { try Self.files(of: $0) }
    let own = try Self.files(of: name)
    try #require(!own.isEmpty)
    let result = try SwiftCompiler.run(
      ["-frontend", "-typecheck", "-module-name", "ForwarderGen", "-package-name", "MultiDelegate"]
        + ["-swift-version", "6"] + files
        + (own + beside.map { "\(tool)/\($0)" }).flatMap { ["-primary-file", $0] },
      in: Folder()
    )
    #expect(result.succeeded, "\(name): \(result.complaints)")
  }

  private static func files(of folder: String) throws -> [String] {
    try Repository.swiftFiles(in: "Sources/ForwarderGen/\(folder)")
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
