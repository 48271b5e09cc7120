import Foundation
import Testing

@testable import ForwarderGen

/// Makes a terminal without a screen: a file that its owner reads from, and one for a program.
///
/// No header has it that the Swift module of every C library shows.
@_silgen_name("openpty")
private func openTerminal(
  _ owner: UnsafeMutablePointer<CInt>,
  _ program: UnsafeMutablePointer<CInt>,
  _ name: UnsafeMutablePointer<CChar>?,
  _ attributes: UnsafeRawPointer?,
  _ size: UnsafeRawPointer?
) -> CInt

@Suite("Colours")
struct ColorTests {
  @Test func `places, errors, warnings and notes have colours, and nothing else has`() {
    let text = """
      a b.json:1:2: error: expected ': error: '
      a b.json:3:4: note: 'x' is here
      a.json:5:6: warning: 'x' traps
      forwarder-gen: error: cannot read 'a'
      missing: a
      """
    #expect(
      ColoredMessages.text(of: text + "\n") == """
        \u{1B}[1ma b.json:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m expected ': error: '
        \u{1B}[1ma b.json:3:4:\u{1B}[0m \u{1B}[1;90mnote:\u{1B}[0m 'x' is here
        \u{1B}[1ma.json:5:6:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m 'x' traps
        \u{1B}[1mforwarder-gen:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m cannot read 'a'
        missing: a

        """
    )
    #expect(ColoredMessages.text(of: "") == "")
  }

  /// The program's output on a terminal for an unknown command.
  private func saidOnTerminal(_ environment: [String: String]) throws -> String {
    var (owner, program): (CInt, CInt) = (-1, -1)
    let made = unsafe openTerminal(&owner, &program, nil, nil, nil)
    try #require(made == 0)
    let reader = FileHandle(fileDescriptor: owner, closeOnDealloc: true)
    let writer = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    let process = Tool.process(["genrate"], environment: environment)
    process.standardError = writer
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    let said = reader.availableData
    try writer.close()
    return String(decoding: said, as: UTF8.self)
  }

  @Test(
    arguments: [
      (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "dumb", "NO_COLOR": ""], false),
    ]
  )
  func `a terminal has colours unless it cannot, or nobody wants them`(
    environment: [String: String],
    isColored: Bool
  ) throws {
    let said = try saidOnTerminal(environment)
    #expect(said.contains("unknown command 'genrate'"))
    #expect(said.contains("\u{1B}[") == isColored)
  }

  @Test func `a file has none`() throws {
    let result = try Tool.run("genrate", environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(
      result.errors == "forwarder-gen: error: unknown command 'genrate': did you mean 'generate'?\n"
    )
  }
}
