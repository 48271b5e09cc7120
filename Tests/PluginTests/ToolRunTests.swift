import Foundation
import Testing

@Suite("Run of a tool")
struct ToolRunTests {
  private static func run(_ script: String) throws -> ToolRun {
    try ToolRun(URL(filePath: "/bin/sh"), ["-c", script])
  }

  @Test func `both streams are its output, in order, and it has no input`() throws {
    let input = "test /dev/stdin -ef /dev/null && echo three"
    let tool = try Self.run("echo one; echo two >&2; \(input); exit 3")
    #expect(tool.output == "one\ntwo\nthree\n")
    #expect(tool.code == 3)
  }

  @Test func `its end is awaited, also behind its output`() throws {
    let work = "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"
    #expect(try Self.run("exec >&- 2>&-; \(work); exit 4").code == 4)
  }

  @Test func `a signal is a failure with a code above those of programs`() throws {
    #expect(try Self.run("kill -9 $$").code == 128 + 9)
  }

  @Test func `a tool that fails ends the plugin, behind its output and the failure`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent]
    ) {
      try ToolRunTests.run("echo said; exit 2").report(failure: "it failed")
    }
    let output = try #require(result).standardOutputContent
    #expect(String(decoding: output, as: UTF8.self).contains("said\nerror: it failed\n"))
    // Another one does not end this process.
    try Self.run("exit 0").report(failure: "it failed")
  }
}
