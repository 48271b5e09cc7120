import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// A protocol that passes a sender which is not `Sendable`, from the compiler's error to what it
  /// proposes.
  @Suite("Senders")
  struct SenderTests {
    private static let swift = """
      public protocol DownloadDelegate: AnyObject {
        func downloadDidStart(_ download: Download)
        func download(_ download: Download, didReach fraction: Double)
        func download(_ download: Download, shouldRetryAfter error: any Error) -> Bool
      }

      public final class Download { public init() {} }
      """

    /// What a spec with `keys` generates.
    private func generatedText(_ keys: String) throws -> String {
      let source = SourceText(
        path: "Download.delegates.json",
        text: """
          { "version": 1, "protocols": [
            { "protocol": "DownloadDelegate", "declared": "Download.swift", \(keys), "requirements": [
              { "requirement": "download(_:shouldRetryAfter:)", "dispatch": "anyTrue" }
            ] }
          ] }
          """
      )
      let files = SwiftFiles([SourceText(path: "Download.swift", text: Self.swift)])
      let generation = Generator.generate([source], beside: files, locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      return try #require(generation.texts.first)
    }

    /// The message at the requirement, and the comment behind what the compiler quotes.
    @Test(
      arguments: [
        (
          #""events": true"#, "associated value 'downloadDidStart' of 'Sendable'-conforming enum",
          #""events": { "without": ["download"] }"#
        ),
        (
          #""queues": true"#, "type 'Download' does not conform to the 'Sendable' protocol",
          #""unchecked": ["download"]"#
        ),
      ]
    )
    func `the compiler quotes the key to paste`(
      keys: String,
      message: String,
      proposal: String
    ) throws {
      let module = try #require(RuntimeModule.current)
      let text = try generatedText(keys)
      let errors = try module.errors(in: ["Download.swift": Self.swift, "Generated.swift": text])
      let isReported = errors.contains { error in
        error.path.hasSuffix("Download.swift") && error.line == 2
          && error.message.hasPrefix(message)
      }
      #expect(isReported, "\(errors)")
      let lines = text.split(separator: "\n").filter { $0.contains("  // if not Sendable: ") }
      #expect(lines.allSatisfy { $0.hasSuffix(proposal) })
      #expect(lines.count == (keys.contains("queues") ? 3 : 2))
    }

    @Test(
      arguments: [
        #""events": { "without": ["download"] }"#,
        #""queues": true, "unchecked": ["download"]"#,
        #""events": true, "unchecked": ["download"]"#,
        #""events": true, "queues": true, "unchecked": ["download"]"#,
        #""events": { "without": ["download"] }, "queues": true, "unchecked": ["download"]"#,
      ]
    )
    func `one pasted line is enough`(keys: String) throws {
      let module = try #require(RuntimeModule.current)
      let files = ["Download.swift": Self.swift, "Generated.swift": try generatedText(keys)]
      try module.compile(files, ["-typecheck", "-swift-version", "6", "-strict-memory-safety"])
    }

    @Test func `what is not unchecked is checked as before`() throws {
      let module = try #require(RuntimeModule.current)
      let source = SourceText(
        path: "P.delegates.json",
        text: #"""
          { "version": 1, "protocols": [
            { "protocol": "protocol P: AnyObject", "events": true, "unchecked": ["a"], "requirements": [
              "func p(_ a: Box)",
              "func q(_ b: Box)" ] } ] }
          """#
      )
      let generation = Generator.generate([source], locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      let files = ["Box.swift": "final class Box {}", "P.swift": generation.texts[0]]
      let errors = try module.errors(in: files)
      #expect(errors.map(\.line) == [4], "\(errors)")
    }
  }
}
