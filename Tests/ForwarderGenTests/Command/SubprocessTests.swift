import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Run of a program")
struct SubprocessTests {
  private static func run(_ script: String) -> Subprocess { Subprocess("sh", ["-c", script]) }

  @Test func `both streams are its output, in order`() {
    let run = Self.run("echo one; echo two >&2; echo three; exit 3")
    #expect(run.output == "one\ntwo\nthree\n")
    #expect(run.code == 3)
  }

  @Test func `it has no input, also where its parent has some`() async {
    await #expect(processExitsWith: .success) {
      precondition(dup2(unsafe open("/bin/sh", O_RDONLY), 0) == 0)
      precondition(SubprocessTests.run("test /dev/stdin -ef /dev/null").code == 0)
    }
  }

  @Test func `it is a failure if its end is not known`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let run = SubprocessTests.run("echo said")
      precondition(run.code == 1 && run.output == "said\n", "\(run)")
    }
  }

  @Test func `its end is awaited, also behind its output`() {
    let work = "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"
    #expect(Self.run("exec >&- 2>&-; \(work); exit 4").code == 4)
  }

  @Test func `more than a pipe holds arrives`() {
    let run = Self.run(
      "i=0; while [ $i -lt 3000 ]; do i=$((i+1)); echo $i, one of many lines; done"
    )
    #expect(run.output.split(separator: "\n").last == "3000, one of many lines")
    #expect(run.output.utf8.count > 1 << 16)
  }

  @Test func `one byte is some output`() {
    #expect(Self.run("printf x") == Subprocess("printf", ["x"]))
    #expect(Self.run("printf x").output == "x")
  }

  @Test func `a signal is a failure with a code above those of programs`() {
    #expect(Self.run("kill -9 $$").code == 128 + 9)
  }

  @Test func `arguments arrive as they are`() {
    let words = ["it's", "$HOME `date` \"x\"", "a\nb", "", "-n", "\\"]
    let run = Subprocess("printf", ["[%s]"] + words)
    #expect(
      run == Self.run(#"printf '[%s]' "it's" '$HOME `date` "x"' 'a"# + "\n" + #"b' '' -n '\'"#)
    )
    #expect(run.output == words.map { "[\($0)]" }.joined())
  }

  @Test func `what is not there, or is no program, has a code of its own`() throws {
    #expect(Subprocess("no-such-program-anywhere", []).code == 127)
    let folder = try Folder()
    try folder.write("", to: "plain")
    #expect(Subprocess(folder.path("plain"), []).code == 126)
    #expect(Subprocess(folder.path, []).code == 126)
  }
}
