import Foundation
import PackagePlugin
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// What SwiftPM calls for `swift package multidelegate`.
@Suite("The command plugin")
struct CommandTests {
  private static let player =
    #"{ "version": 1, "protocols": [{ "protocol": "PlayerDelegate" }] }"#
  private static let swift = "protocol PlayerDelegate: Base { func playerDidStop() }"

  private let folder: Folder
  private let kit: MadeTarget
  private let player: MadeTarget

  /// The target `Player`, which excludes its specs, and `Kit`, with a base of its protocol.
  init() throws {
    folder = try Folder()
    kit = try folder.target(
      "Kit",
      [
        "Base.swift": "public protocol Base: AnyObject { func base() }",
        "Base.delegates.json": #"{ "version": 1, "protocols": [{ "protocol": "Base" }] }"#,
      ],
      excluded: ["Base.delegates.json"]
    )
    player = try folder.target(
      "Player",
      ["Player.swift": Self.swift, "Deep/Player.delegates.json": Self.player],
      excluded: ["Deep/Player.delegates.json"],
      dependencies: [kit]
    )
  }

  private func context(_ targets: [MadeTarget], tool: String = "/nowhere") -> PluginContext {
    PluginContext(
      package: folder.package(targets),
      pluginWorkDirectoryURL: folder.url.appending(path: "Work", directoryHint: .isDirectory),
      tools: [
        "forwarder-gen": URL(filePath: tool),
        "swift-symbolgraph-extract": URL(filePath: "/a toolchain/swift-symbolgraph-extract"),
      ]
    )
  }

  private func command(_ words: String...) throws -> TargetCommand {
    try TargetCommand(words, in: context([player, kit]))
  }

  /// `words`, without the path of the folder.
  private func short(_ words: [String]) -> [String] {
    words.map { $0.replacing(folder.path, with: "") }
  }

  // MARK: Generate

  private static let surroundings = [
    "--reference", "/Sources/Kit/Base.delegates.json", "--swift-folder", "Player=/Sources/Player/",
    "--swift-folder", "Kit=/Sources/Kit/",
  ]

  @Test func `files are generated for a commit, from excluded specs, too`() throws {
    let arguments = try command("--target", "Player").generating()
    let specs = ["/Sources/Player/Deep/Player.delegates.json"]
    #expect(
      short(arguments)
        == ["generate"] + specs + [
          "--output", "/Sources/Player/Generated/", "--base", "/Sources/Player/",
        ] + Self.surroundings + [
          "--no-source-locations", "--sources", "/Work/Swift files.txt", "--prune",
        ]
    )
    #expect(CommandLineTool.full.run(arguments) == Outcome())
    let generated = "Sources/Player/Generated/Deep+Player.delegates.swift"
    let text = try folder.text(of: generated)
    #expect(text.contains("class MultiPlayerDelegate") && text.contains("func base()"))
    #expect(!text.contains("#sourceLocation"))
    // What it generates is none of the target's own files.
    let again = try folder.target(
      "Player",
      ["Player.swift": Self.swift, "Generated/Deep+Player.delegates.swift": text],
      dependencies: [kit]
    )
    let check = try TargetCommand(["--check", "--target=Player"], in: context([again, kit]))
    #expect(CommandLineTool.full.run(try check.generating()) == Outcome())
    try folder.write(text, to: "Sources/Player/Generated/Old.delegates.swift")
    let old = folder.path("Sources/Player/Generated/Old.delegates.swift")
    #expect(CommandLineTool.full.run(arguments) == Outcome(output: "deleted: \(old)\n"))
  }

  @Test func `in a stated folder, files stay unless --prune is stated, too`() throws {
    for (stated, place) in [("Made", "/Made/"), (folder.path("Far/../Made"), "/Made/")] {
      let arguments = short(
        try command("--output", stated, "--target", "Player", "--check").generating()
      )
      let index = try #require(arguments.firstIndex(of: "--output"))
      #expect(arguments[index + 1] == place)
      #expect(!arguments.contains("--prune") && arguments.last == "--check")
    }
    let arguments = try command("--target", "Player", "--prune", "--output=Made").generating()
    #expect(arguments.count { $0 == "--prune" } == 1)
  }

  @Test func `the forwarder in another file of the target is in the way`() throws {
    let arguments = try command("--target", "Player").generating()
    #expect(CommandLineTool.full.run(arguments) == Outcome())
    let generated = "Sources/Player/Generated/Deep+Player.delegates.swift"
    let twice = try folder.target(
      "Player",
      ["Player.swift": Self.swift, "Old/Player.delegates.swift": try folder.text(of: generated)],
      dependencies: [kit]
    )
    let outcome = CommandLineTool.full.run(
      try TargetCommand(["--target", "Player"], in: context([twice, kit])).generating()
    )
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("Old/Player.delegates.swift"), "\(outcome.errors)")
  }

  // MARK: Explain

  @Test func `all specs of a target are explained, with what they inherit elsewhere`() throws {
    let arguments = try command("--target", "Player", "--traps").explaining()
    #expect(
      short(arguments)
        == ["explain", "/Sources/Player/Deep/Player.delegates.json"] + Self.surroundings
        + ["--traps"]
    )
    let outcome = CommandLineTool.full.run(arguments.dropLast())
    #expect(outcome.code == .success, "\(outcome.errors)")
    for words in ["PlayerDelegate, forwarded by", "playerDidStop()", "base()"] {
      #expect(outcome.output.contains(words))
    }
    #expect(!outcome.output.contains("Base, forwarded by"))
    let placed = try command("--target", "Player", "--output", "A").explaining()
    #expect(CommandLineTool.full.run(placed).errors.contains("unknown option '--output'"))
  }

  // MARK: Import

  private func noGraph(_ target: any Target, _ isOwn: Bool) throws -> URL {
    Issue.record("a graph of '\(target.name)' is made")
    return folder.url
  }

  @Test func `a Swift file is imported beside the specs of the target and of others`() throws {
    try folder.write(
      "protocol Other: PlayerDelegate { func other() -> Int? }",
      to: "Sources/Player/Other.swift"
    )
    let file = folder.path("Sources/Player/Other.swift")
    let arguments = try command(file, "--target", "Player").importing(noGraph)
    #expect(
      short(arguments)
        == ["import", "/Sources/Player/Other.swift"] + [
          "--reference", "/Sources/Player/Deep/Player.delegates.json",
        ] + Self.surroundings
    )
    let outcome = CommandLineTool.full.run(arguments)
    #expect(outcome.code == .success, "\(outcome.errors)")
    #expect(try folder.text(of: "Sources/Player/Other.delegates.json").contains("other()"))
    #expect(CommandLineTool.full.run(arguments + ["--check"]) == Outcome())
  }

  @Test func `modules of the toolchain are left to the tool, and have a place in the target`()
    throws
  {
    for words in [["--module", "Far", "Near"], ["--module=Far", "--module", "Near"]] {
      let options = words + ["--sdk", "iphoneos", "--protocol", "P"]
      let call = try TargetCommand(options + ["--target", "Player"], in: context([player, kit]))
      #expect(
        Array(try call.importing(noGraph).prefix(options.count + 3))
          == ["import"] + options + ["--output", "Sources/Player/Far.delegates.json"]
      )
    }
    let stated = try command(
      "--target",
      "Player",
      "--output",
      "A.delegates.json",
      "--module",
      "Far"
    )
    #expect(
      try stated.importing(noGraph).prefix(5) == [
        "import", "--module", "Far", "--output", "A.delegates.json",
      ]
    )
  }

  @Test func `a module of a package is read from the symbol graphs that SwiftPM makes`() throws {
    for name in ["Kit.symbols.json", "Kit@Swift.symbols.json", "KitMore.symbols.json", "Kit.txt"] {
      try folder.write("", to: "Graphs/\(name)")
    }
    let call = try command("--protocol", "P", "--target", "Player", "--module", "Kit", "--check")
    var made: [String] = []
    let arguments = try call.importing { target, isOwn in
      made.append("\(target.name) \(isOwn)")
      return folder.url.appending(path: "Graphs")
    }
    #expect(made == ["Kit true"])
    #expect(
      short(arguments).prefix(9) == [
        "import", "--symbol-graph", "/Graphs/Kit.symbols.json", "/Graphs/Kit@Swift.symbols.json",
        "--protocol", "P", "--check", "--output", "Sources/Player/Kit.delegates.json",
      ]
    )
    let outside = try TargetCommand(
      ["--module", "Kit", "--target", "Player"],
      in: context([player])
    )
    #expect(throws: Mistake.self) {
      _ = try outside.importing { _, isOwn in
        #expect(!isOwn)
        throw CancellationError()
      }
    }
  }

  @Test func `the module of a target that does not compile may be read from its file`() throws {
    let call = try command("--module", "Kit", "--protocol", "P", "--target", "Player")
    let mistake = #expect(throws: Mistake.self) {
      try call.importing { _, _ in throw CancellationError() }
    }
    #expect(
      mistake?.description
        == "target 'Kit' does not compile, and its module is read from the build: correct the errors above, or name "
        + "its Swift file instead, which compiles nothing"
    )
  }

  @Test(arguments: [
    (
      ["--module", "Player"],
      "module 'Player' is that of target 'Player' itself, whose spec reads the Swift file: name that instead of "
        + "'--module Player'"
    ),
    (
      ["--module", "Far", "Kit"],
      "module 'Kit' is of a package that target 'Player' depends on, and 'Far' is not: import twice"
    ),
  ])
  func `modules that cannot be imported`(words: [String], message: String) throws {
    let call = try TargetCommand(words + ["--target", "Player"], in: context([player, kit]))
    let mistake = #expect(throws: Mistake.self) { try call.importing(noGraph) }
    #expect(mistake?.description == message)
  }

  // MARK: Arguments

  @Test(arguments: [
    (["generate"], "say which target with '--target NAME'"),
    (["explain", "--target"], "say which target with '--target NAME'"),
    (
      ["import", "--target", "Plaier"],
      "this package has no target 'Plaier': there is 'Player', 'Kit', 'Empty'"
    ),
    (["explain", "--target", "Kit", "--target", "Player"], "'--target' is given twice"),
    (
      ["generate", "--target", "Kit", "--output", "A", "--output", "B"], "'--output' is given twice"
    ),
    (
      ["generate", "--target", "Empty"],
      "target 'Empty' has no spec: add a file NAME.delegates.json to it"
    ),
    (
      ["explain", "--target", "Empty"],
      "target 'Empty' has no spec: add a file NAME.delegates.json to it"
    ),
    (
      ["import", "--target", "Kit", "--allow-writing-to-package-directory"],
      "write '--allow-writing-to-package-directory' before 'multidelegate': swift package "
        + "--allow-writing-to-package-directory multidelegate …"
    ),
  ])
  func `what is wrong with the arguments is told before the tool runs`(
    arguments: [String],
    message: String
  ) async throws {
    let context = context([player, kit, try folder.target("Empty")])
    let mistake = await #expect(throws: Mistake.self) {
      try await MultiDelegateCommand().performCommand(context: context, arguments: arguments)
    }
    #expect(mistake?.description == message)
  }

  // MARK: The tool

  @Test(arguments: [["--help"], ["help", "generate"], ["generate", "-h"], ["explaim"], []])
  func `what is about no target goes to the tool, which runs in the package`(
    arguments: [String]
  ) async throws {
    let tool = folder.path("tool")
    // Another process writes it: nobody can run a file that somebody has open to write.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    let script = #"#!/bin/sh\n{ pwd; echo "$PATH"; echo "$TMPDIR"; printf "%%s\\n" "$@"; } >ran\n"#
    writer.arguments = ["-c", #"printf "$1" >"$2" && chmod +x "$2""#, "sh", script, tool]
    try writer.run()
    writer.waitUntilExit()
    try await MultiDelegateCommand()
      .performCommand(context: context([player], tool: tool), arguments: arguments)
    let lines = try folder.text(of: "ran").split(separator: "\n").map { String($0) }
    #expect(
      URL(filePath: lines[0]).resolvingSymlinksInPath()
        == folder.url.resolvingSymlinksInPath()
    )
    #expect(lines[1].hasPrefix("/a toolchain/:"))
    #expect(lines[2] == folder.path("Work/"))
    #expect(lines.dropFirst(3).filter { !$0.isEmpty } == arguments)
  }

  @Test(arguments: ["exit 3", "kill -9 $$"])
  func `a tool that fails ends the plugin, which says nothing more`(end: String) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [end, outer = folder.path as String] in
      // An exit deletes nothing, and the outer test deletes its folder.
      unsafe setenv("TMPDIR", outer, 1)
      let tests = try CommandTests()
      let script = tests.folder.path("script")
      try tests.folder.write("echo said >&2; \(end)", to: "script")
      let context = tests.context([tests.player], tool: "/bin/sh")
      try await MultiDelegateCommand().performCommand(context: context, arguments: [script])
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("said\n"))
    #expect(!errors.contains("error"))
  }
}
