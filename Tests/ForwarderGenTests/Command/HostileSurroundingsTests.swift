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
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
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

  /// Makes what is no file at `path`, and says what that is.
  private static let others: [(what: String, make: @Sendable (String) throws -> Void)] = [
    ("pipe", { path in try #require(unsafe mkfifo(path, 0o600) == 0) }),
    (
      "device",
      { path in
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      }
    ),
    (
      "socket",
      { path in
        let socket = try #require(Socket(at: path))
        withExtendedLifetime(socket) {}
      }
    ),
  ]

  @Test(arguments: others.indices)
  func `a pipe, a socket and a device are no files, and nobody waits for them`(
    index: Int
  ) throws {
    let (what, make) = Self.others[index]
    // A socket has a short path, and the tool looks at all that is beside a spec.
    let place = "/tmp/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let name = "\(place)/A.delegates.json"
    try make(name)
    try folder.write("\(name)\n", to: "list")
    let before = folder.files()
    let good = ["generate", "Good.delegates.json", "--output", "Out"]
    for (verb, code, arguments) in [
      ("read", 66, ["generate", name, "--output", "Out"]),
      ("read", 66, good + ["--reference", name]), ("read", 66, good + ["--sources", name]),
      ("write", 73, good + ["--depfile", name]), ("read", 66, ["explain", name]),
      (
        "read", 66, ["import", "--source", name, "--protocol", "P", "--output", "P.delegates.json"]
      ),
      ("write", 73, ["import", "--source", "list", "--protocol", "P", "--output", name]),
    ] {
      let result = try Tool.result(of: arguments, in: folder)
      #expect(result.code == code, "\(arguments)")
      #expect(
        result.errors
          == "forwarder-gen: error: cannot \(verb) '\(name)': it is a \(what) and no file\n"
      )
    }
    // The compiler reports what else is wrong with a list.
    #expect(try Tool.result(of: good + ["--sources", "list"], in: folder).code == 0)
    #expect(folder.files() == (before + ["Out/Good.delegates.swift"]).sorted())
  }

  @Test func `a link that leads nowhere is called one`() throws {
    try link("Lost.delegates.json", to: "Moved.delegates.json")
    try link("Lost.swift", to: "../Moved.swift")
    try link("list", to: "Moved.txt")
    try folder.write(specText([item("P", in: "Lost.swift")]), to: "P.delegates.json")
    try folder.write("protocol P: AnyObject {}", to: "P.swift")
    let good = ["generate", "Good.delegates.json", "--output", "New"]
    let spec = "it is a link to 'Moved.delegates.json', and there is no such file"
    for (arguments, name, reason) in [
      (["generate", "Lost.delegates.json", "--output", "New"], "Lost.delegates.json", spec),
      (good + ["--reference", "Lost.delegates.json"], "Lost.delegates.json", spec),
      (["explain", "Lost.delegates.json"], "Lost.delegates.json", spec),
      (
        ["import", "Lost.swift"], "Lost.swift",
        "it is a link to '../Moved.swift', and there is no such file"
      ),
      (
        good + ["--sources", "list"], "list",
        "it is a link to 'Moved.txt', and there is no such file"
      ),
    ] {
      let result = try Tool.result(of: arguments, in: folder)
      #expect(result.code == 66, "\(arguments)")
      #expect(result.errors == "forwarder-gen: error: cannot read '\(name)': \(reason)\n")
    }
    let arguments = ["generate", "P.delegates.json", "--output", "New"]
    let result = try Tool.result(of: arguments, in: folder)
    #expect(
      result.errors.contains(
        "cannot read 'Lost.swift': it is a link to '../Moved.swift', and there is no such file"
      )
    )
  }

  @Test func `a file that a spec names is no pipe, and its path has no NUL`() throws {
    try #require(unsafe mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
    try folder.write("protocol P: AnyObject {}", to: "Notes.txt")
    for (path, reason) in [
      ("Pipe.swift", "it is a pipe and no file"),
      (#"Notes.txt\u0000.swift"#, "no path has a NUL character"),
    ] {
      let spec =
        #"{ "version": 1, "protocols": [{ "protocol": "P", "declared": "\#(path)" }] }"#
      try folder.write(spec, to: "Named.delegates.json")
      let result = try Tool.run("generate", "Named.delegates.json", "--output", "Out", in: folder)
      #expect(result.code == 1)
      #expect(result.errors.hasPrefix("Named.delegates.json:1:62: error: "), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  #if os(Linux)
  @Test func `a name that is not UTF-8 is said to be the reason`() throws {
    let result = try Tool.run(
      behind: #"touch "$(printf 'caf\351.delegates.json')"; set -- "$@" caf*.json"#,
      "generate",
      "--output",
      "Out",
      in: folder
    )
    #expect(result.code == 66)
    #expect(
      result.errors
        == "forwarder-gen: error: cannot read 'caf\u{FFFD}.delegates.json': its name is not UTF-8: "
        + "rename it\n"
    )
    let listed = try Tool.run(
      behind: #"printf 'caf\351.swift\n' > list"#,
      "generate",
      "Good.delegates.json",
      "--output",
      "Out",
      "--sources",
      "list",
      in: folder
    )
    #expect(listed.code == 66)
    #expect(
      listed.errors
        == "forwarder-gen: error: cannot read 'caf\u{FFFD}.swift': its name is not UTF-8: rename it\n"
    )
  }
  #endif

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

  @Test(arguments: ["kept", "nowhere", "/proc/self/fd/2"])
  func `a link is not replaced by a file`(destination: String) throws {
    try folder.write("kept", to: "kept")
    let good = ["generate", "Good.delegates.json", "--output"]
    try folder.write("protocol P: AnyObject {}", to: "P.swift")
    for (link, arguments) in [
      ("Link.d", good + ["Out", "--depfile", "Link.d"]),
      ("Good.delegates.swift", good + ["."]),
      ("Link.delegates.json", ["import", "P.swift", "--output", "Link.delegates.json"]),
    ] where destination == "nowhere" || arguments[0] == "generate" {
      let before = folder.files()
      try self.link(link, to: destination)
      let result = try Tool.result(of: arguments, in: folder)
      #expect(result.code == 73)
      #expect(result.errors.contains("\(link)': it is a link and no file: "), "\(result.errors)")
      let path = folder.path(link)
      let kept = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      #expect(kept == destination)
      #expect(try folder.text(of: "kept") == "kept")
      #expect(folder.files() == before)
      unsafe unlink(path)
    }
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

  @Test func `an output that does not fit is not taken for a whole one`() throws {
    let result = try Tool.run(
      behind: "ulimit -f 1",
      "help",
      "generate",
      redirection: "> help.txt",
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

  @Test func `who interrupts it while it writes waits until all files are in place`() {
    func isBlocked() -> Bool {
      var current = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, nil, &current)
      return unsafe sigismember(&current, SIGTERM) == 1
    }
    let wasBlocked = isBlocked()
    FileSystem.holdingBackSignals {
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
    let expected = try FixtureSpecs.generated.get()
    let names = expected.keys.sorted().map { "Specs/\($0).delegates.json" }
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
          + ["--swift-folder", number == 0 ? "." : "Specs"]
          + ["--output", folder.path("Out\(number)")],
        environment: environment
      )
      process.currentDirectoryURL = URL(filePath: begin)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      for (name, expected) in expected {
        let written = try folder.text(of: "Out\(number)/\(name).delegates.swift")
        #expect(written == expected, "\(name)")
      }
    }
  }
}

/// A socket of the file system, which is closed when it goes.
private final class Socket {
  private let number: Int32

  init?(at path: String) {
    #if canImport(Darwin)
    number = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
    number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 { return nil }
  }

  deinit { close(number) }
}
