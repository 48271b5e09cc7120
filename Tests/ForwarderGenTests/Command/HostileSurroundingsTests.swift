import Foundation
import Testing

@testable import ForwarderGen

/// The program where files, folders and the system are not as they should be.
@Suite("The program in hostile surroundings")
struct HostileSurroundingsTests {
  private let folder: Folder

  private static let spec = """
    {
      "version": 1,
      "protocols": [
        { "protocol": "protocol GoodDelegate: AnyObject", "requirements": ["func good()"] }
      ]
    }
    """

  #if os(Linux)
  private static let readOnlyFolder = "/proc/forwarder-gen"
  #else
  private static let readOnlyFolder = "/System/forwarder-gen"
  #endif

  init() throws {
    folder = try Folder()
    try folder.write(Self.spec, to: "Good.delegates.json")
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name),
      withDestinationPath: destination
    )
  }

  /// Expects all commands to say why they cannot read the file `name`: for the reason `code`.
  private func expectUnreadable(
    _ name: String,
    _ code: Int32,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let reason = FileSystem.Failure("", code).reason
    let unreadable = Tool.Result(
      code: 66,
      output: "",
      errors: "forwarder-gen: error: cannot read '\(name)': \(reason)\n"
    )
    for command in [
      ["generate", name, "--output", "Out"],
      ["generate", "Good.delegates.json", "--reference", name, "--output", "Out"],
      ["explain", name],
      ["import", "--source", name, "--protocol", "P", "--output", "P.delegates.json"],
    ] {
      let result = try Tool.result(of: command, in: folder)
      #expect(result == unreadable, "\(command)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Inputs

  @Test func `a folder, a circle of links and a path through a file are no inputs`() throws {
    try folder.write("", to: "Folder.delegates.json/file")
    try link("Circle.delegates.json", to: "Circle.delegates.json")
    let names = [
      "Folder.delegates.json", "Circle.delegates.json", "Good.delegates.json/a.delegates.json",
    ]
    let before = folder.files()
    for (name, code) in zip(names, [EISDIR, ELOOP, ENOTDIR]) { try expectUnreadable(name, code) }
    #expect(folder.files() == before)
  }

  #if os(Linux)
  @Test func `a file that can be opened and not be read is no input`() throws {
    // Nothing is in a program's memory where that begins.
    try link("Broken.delegates.json", to: "/proc/self/mem")
    try expectUnreadable("Broken.delegates.json", EIO)
    #expect(folder.files() == ["Good.delegates.json"])
  }
  #endif

  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func `a file that nobody may read is no input`() throws {
    try folder.write(Self.spec, to: "Secret.delegates.json")
    try #require(unsafe chmod(folder.path("Secret.delegates.json"), 0) == 0)
    try expectUnreadable("Secret.delegates.json", EACCES)
    #expect(folder.files() == ["Good.delegates.json", "Secret.delegates.json"])
  }

  @Test func `a file without an end is too large`() throws {
    try link("Endless.delegates.json", to: "/dev/zero")
    try link("Endless.swift", to: "/dev/zero")
    let result = try Tool.run("generate", "Endless.delegates.json", "--output", "Out", in: folder)
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix("Endless.delegates.json:1:1: error: the file has more than 4194304 ")
    )
    let imported = try Tool.run(
      "import",
      "--source",
      "Endless.swift",
      "--protocol",
      "P",
      "--output",
      "P.delegates.json",
      in: folder
    )
    #expect(imported.code == 1)
    let place = "\(folder.path("Endless.swift")):1:1"
    #expect(imported.errors.hasPrefix("\(place): error: the file has more than 16777216 "))
    let merged = try Tool.run(
      "import",
      "--source",
      "/dev/null",
      "--protocol",
      "P",
      "--output",
      "Endless.delegates.json",
      in: folder
    )
    #expect(merged.code == 1)
    #expect(folder.files() == ["Good.delegates.json"])
  }

  // MARK: Outputs

  @Test func `a folder that nobody may write to is code 73`() throws {
    for arguments in [
      ["generate", "Good.delegates.json", "--output", Self.readOnlyFolder],
      ["generate", "Good.delegates.json", "--output", "Good.delegates.json/Out"],
    ] {
      let result = try Tool.result(of: arguments, in: folder)
      #expect(result.code == 73)
      #expect(result.errors.hasPrefix("forwarder-gen: error: cannot write '\(arguments[3])"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(folder.files() == ["Good.delegates.json"])
  }

  @Test func `where there is no room, nothing is half written`() throws {
    let result = try Tool.run(
      behind: "ulimit -f 1",
      "generate",
      "Good.delegates.json",
      "--output",
      "Out",
      in: folder
    )
    #expect(result.code == 73)
    let reason = FileSystem.Failure("", EFBIG).reason
    #expect(
      result.errors.hasPrefix("forwarder-gen: error: cannot write 'Out/Good.delegates.swift.")
    )
    #expect(result.errors.hasSuffix(": \(reason)\n"))
    #expect(folder.files() == ["Good.delegates.json"])
  }

  @Test func `a schema that does not fit is not taken for a whole one`() throws {
    let result = try Tool.run(
      behind: "ulimit -f 1",
      "schema",
      redirection: "> schema.json",
      in: folder
    )
    #expect(result.code == 73)
    let reason = FileSystem.Failure("", EFBIG).reason
    #expect(
      result.errors == "forwarder-gen: error: cannot write to standard output: \(reason)\n"
    )
    let closed = try Tool.run(behind: "", "--version", redirection: ">&-", in: folder)
    #expect(closed.code == 73)
  }

  // MARK: Others

  @Test func `runs at the same time on one folder all succeed, and leave whole files`() throws {
    let names = (0..<5).map { "Spec\($0)" }
    for name in names {
      try folder.write(
        Self.spec.replacing("Good", with: name),
        to: "\(name).delegates.json"
      )
    }
    let arguments = ["generate"] + names.map { "\($0).delegates.json" } + ["--output", "Out"]
    let processes = (0..<6).map { _ in Tool.process(arguments, in: folder) }
    for process in processes { try process.run() }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let files = folder.files().filter { $0.hasPrefix("Out/") }
    #expect(files == names.map { "Out/\($0).delegates.swift" })
    let check = try Tool.result(of: arguments + ["--check"], in: folder)
    #expect(check == Tool.Result(code: 0, output: "", errors: ""))
  }

  @Test func `one that is interrupted while it reads has written nothing`() throws {
    let pipe = folder.path("Slow.delegates.json")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let process = Tool.process(
      ["generate", "Good.delegates.json", "Slow.delegates.json", "--output", "Out"],
      in: folder
    )
    try process.run()
    // Opening the pipe waits until the program reads from it.
    let writer = try FileHandle(forWritingTo: URL(filePath: pipe))
    // The only signal that threads of the tests do not keep from what they start.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGKILL)
    try writer.close()
    #expect(folder.files() == ["Good.delegates.json"])
  }

  @Test func `who interrupts it while it writes waits until all files are in place`() {
    func isBlocked() -> Bool {
      var current = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, nil, &current)
      return unsafe sigismember(&current, SIGTERM) == 1
    }
    let wasBlocked = isBlocked()
    Signals.holdingBack {
      #expect(isBlocked())
      // On this thread.
      raise(SIGTERM)
      var pending = sigset_t()
      unsafe sigpending(&pending)
      let isPending = unsafe sigismember(&pending, SIGTERM)
      #expect(isPending == 1)
      // Takes it back, since it would end the tests.
      var term = sigset_t()
      unsafe sigemptyset(&term)
      unsafe sigaddset(&term, SIGTERM)
      var taken: Int32 = 0
      unsafe sigwait(&term, &taken)
      #expect(taken == SIGTERM)
    }
    #expect(isBlocked() == wasBlocked)
  }

  @Test func `files are the same in every language, time zone and order of specs`() throws {
    let names = try Repository.specNames(in: "Specs").map { "Specs/\($0).delegates.json" }
    let fixtures = Repository.fixtures.path(percentEncoded: false)
    let surroundings: [[String: String]] = [
      ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"],
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
      ["LANG": "de_DE.ISO-8859-1", "LC_ALL": "", "TZ": "America/St_Johns", "NO_COLOR": "1"],
    ]
    for (number, environment) in surroundings.enumerated() {
      // Another folder to begin in, and another order.
      let begin = number == 0 ? "\(fixtures)/Specs" : fixtures
      let paths = names.map { number == 0 ? "../\($0)" : $0 }
      let process = Tool.process(
        ["generate"] + (number == 2 ? paths.reversed() : paths)
          + ["--base", number == 0 ? "." : "Specs", "--no-source-locations"]
          + ["--output", folder.path("Out\(number)")],
        environment: environment
      )
      process.currentDirectoryURL = URL(filePath: begin)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      for name in try Repository.specNames(in: "Specs") {
        let written = try folder.text(of: "Out\(number)/\(name).delegates.swift")
        let expected = Repository.fixtures.appending(path: "Expected/\(name).delegates.swift")
        #expect(try written == String(contentsOf: expected, encoding: .utf8), "\(name)")
      }
    }
  }
}
