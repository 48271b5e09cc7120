import Testing

@Suite("The tool of a build")
struct BuildToolTests {
  /// `Documentation/Architecture.md` promises that the folder can become a target of its own.
  @Test func `it compiles without the folder Authoring`() throws {
    let files = try Repository.swiftFiles(in: "Sources/ForwarderGen")
    let others = files.filter { !$0.contains("/Authoring/") && !$0.contains("/Executable/") }
    #expect(others.count < files.count - 1)
    let result = try SwiftCompiler.run(
      ["-typecheck", "-module-name", "ForwarderGen", "-package-name", "MultiDelegate"]
        + ["-swift-version", "6"] + others,
      in: Folder()
    )
    #expect(result.succeeded, "\(result.complaints)")
  }
}
