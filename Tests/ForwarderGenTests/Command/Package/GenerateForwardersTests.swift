import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("The command generate of the plugin")
struct GenerateForwardersTests {
  private static let player =
    #"{ "version": 1, "protocols": [{ "protocol": "PlayerDelegate" }] }"#
  private static let swift = "protocol PlayerDelegate: AnyObject { func playerDidStop() }"

  private let folder: Folder
  private var package: MadePackage

  init() throws {
    folder = try Folder()
    let player = try folder.target(
      "Player",
      ["Player.delegates.json": Self.player, "Player.swift": Self.swift],
      excluded: ["Player.delegates.json"]
    )
    package = MadePackage(folder: folder, packages: [folder.package([player])])
  }

  private func generate(_ arguments: String...) throws -> Tool.Result {
    try package.run(["generate", "--target", "Player"] + arguments)
  }

  private var generatedFiles: [String] {
    folder.files().filter { $0.hasSuffix(".delegates.swift") }
  }

  private func error(_ message: String) -> Tool.Result {
    Tool.Result(code: 64, output: "", errors: "forwarder-gen: error: \(message)\n")
  }

  private func written(_ name: String, in output: String = "Sources/Player/Generated") -> String {
    "\(folder.path("\(output)/\(name)"))\n"
  }

  @Test func `files are written into the target, without places, and listed`() throws {
    let result = try generate()
    #expect(
      result == Tool.Result(code: 0, output: written("Player.delegates.swift"), errors: "")
    )
    let text = try folder.text(of: "Sources/Player/Generated/Player.delegates.swift")
    #expect(text.contains("class MultiPlayerDelegate"))
    #expect(!text.contains("#sourceLocation"))
    #expect(try generate("--check") == Tool.Result(code: 0, output: "", errors: ""))
  }

  @Test func `a file is called after the spec's path in the target`() throws {
    try folder.write(Self.player, to: "Sources/Player/Deep/Inner/Player.delegates.json")
    try FileManager.default.removeItem(atPath: folder.path("Sources/Player/Player.delegates.json"))
    #expect(try generate().output == written("Deep+Inner+Player.delegates.swift"))
  }

  @Test func `a check names what differs, and writes nothing`() throws {
    let file = folder.path("Sources/Player/Generated/Player.delegates.swift")
    func outdated(_ state: String) -> Tool.Result {
      Tool.Result(
        code: 1,
        output: "\(state): \(file)\n",
        errors: "forwarder-gen: error: run the same command without '--check' to update\n"
      )
    }
    #expect(try generate("--check") == outdated("missing"))
    #expect(generatedFiles == [])
    _ = try generate()
    try folder.write(
      Self.swift.replacing("DidStop", with: "WillStop"),
      to: "Sources/Player/Player.swift"
    )
    #expect(try generate("--check") == outdated("stale"))
  }

  @Test func `orphans go from the target's own folder, and from another one with --prune`() throws {
    _ = try generate()
    try folder.write(
      try folder.text(of: "Sources/Player/Generated/Player.delegates.swift"),
      to: "Sources/Player/Generated/Old.delegates.swift"
    )
    // It counts by its first line, and not by its name.
    try folder.write(
      try folder.text(of: "Sources/Player/Generated/Player.delegates.swift"),
      to: "Sources/Player/Generated/Older.swift"
    )
    try folder.write("struct Stapler {}", to: "Sources/Player/Generated/Stapler.swift")
    let old = ["Old.delegates.swift", "Older.swift"]
      .map { folder.path("Sources/Player/Generated/\($0)") }
    let package = MadePackage(
      folder: folder,
      packages: [
        folder.package([
          try folder.target(
            "Player",
            [
              "Player.swift": Self.swift,
              "Generated/Older.swift": try folder.text(of: "Sources/Player/Generated/Older.swift"),
            ]
          )
        ])
      ]
    )
    let arguments = ["generate", "--target", "Player"]
    #expect(
      try package.run(arguments + ["--check"]).output
        == old.map { "orphaned: \($0)\n" }.joined()
    )
    #expect(
      try package.run(arguments).output.hasPrefix(old.map { "deleted: \($0)\n" }.joined())
    )
    #expect(folder.files().contains("Sources/Player/Generated/Stapler.swift"))
    let other = ["--output", "Made"]
    _ = try generate("--output", "Made")
    try folder.write(
      try folder.text(of: "Made/Player.delegates.swift"),
      to: "Made/Old.delegates.swift"
    )
    #expect(
      try generate("--output", "Made").output == written("Player.delegates.swift", in: "Made")
    )
    #expect(folder.files().contains("Made/Old.delegates.swift"))
    let way = "run the same command with '--prune' instead of '--check' to update\n"
    #expect(
      try package.run(["generate", "--target", "Player", "--check"] + other).errors
        == "forwarder-gen: error: " + way
    )
    _ = try generate("--output", "Made", "--prune")
    #expect(!folder.files().contains("Made/Old.delegates.swift"))
  }

  @Test func `the folder of a target inside belongs to that one`() throws {
    let inner = try folder.target("Inner", at: "Sources/Player/Inner")
    let package = MadePackage(
      folder: folder,
      packages: [folder.package(package.packages[0].targets + [inner])]
    )
    let output = "Sources/Player/Inner/Generated"
    let arguments = ["generate", "--target", "Player", "--output", output]
    _ = try package.run(arguments)
    try folder.write(
      try folder.text(of: "\(output)/Player.delegates.swift"),
      to: "\(output)/Old.delegates.swift"
    )
    _ = try package.run(arguments)
    #expect(folder.files().contains("\(output)/Old.delegates.swift"))
  }

  @Test func `protocols of other targets are found, and their specs' bases`() throws {
    let base = try folder.target(
      "Base",
      at: "Other/Base",
      [
        "Base.swift": "public protocol Base: AnyObject { func base() }",
        "Base.delegates.json":
          #"{ "version": 1, "protocols": [{ "protocol": "Base", "declared": "Base.swift" }] }"#,
      ]
    )
    let player = try folder.target(
      "Player",
      ["Player.swift": "protocol PlayerDelegate: Base {}"],
      dependencies: [base]
    )
    let package = MadePackage(
      folder: folder,
      packages: [folder.package([player]), folder.package([base], id: "other")]
    )
    let result = try package.run("generate", "--target", "Player")
    #expect(result.errors == "")
    let text = try folder.text(of: "Sources/Player/Generated/Player.delegates.swift")
    #expect(text.contains("func base()"))
  }

  @Test func `files of the target may not have the names of generated ones`() throws {
    let names = ["A", "Player"]
    let target = try folder.target(
      "Player",
      [
        "Old/a.delegates.swift": "", "Old/player.delegates.swift": "", "Player.swift": Self.swift,
        "A.delegates.json": Self.player,
      ]
    )
    let package = MadePackage(folder: folder, packages: [folder.package([target])])
    let result = try package.run("generate", "--target", "Player")
    let lines = names.map { name in
      let spec = folder.path("Sources/Player/\(name).delegates.json")
      let owner = folder.path("Sources/Player/Old/\(name.lowercased()).delegates.swift")
      return
        "forwarder-gen: error: '\(spec)' is generated as '\(name).delegates.swift', and the target already has "
        + "a file of that name, '\(owner)': rename one (or, if that file is generated code, delete it)\n"
    }
    #expect(result == Tool.Result(code: 64, output: "", errors: lines.joined()))
    // A file in the folder of the output was generated.
    let made = try folder.target(
      "Made",
      [
        "Old/made.delegates.swift": "", "Made.delegates.json": Self.player,
        "Made.swift": Self.swift,
      ]
    )
    let there = try MadePackage(folder: folder, packages: [folder.package([made])])
      .run("generate", "--target", "Made", "--output", "Sources/Made/Old")
    #expect(there.code == 0, "\(there.errors)")
  }

  @Test func `mistakes in specs are shown at their places, and nothing is written`() throws {
    try folder.write("{", to: "Sources/Player/Player.delegates.json")
    let result = try generate()
    let path = folder.path("Sources/Player/Player.delegates.json")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("\(path):1:2: error: expected a key"))
    #expect(generatedFiles == [])
  }

  @Test(arguments: [
    ([], "say which target with '--target NAME'"),
    (["--trget", "Player"], "unknown option '--trget': did you mean '--target'?"),
    (["--target", "Plaier"], "this package has no target 'Plaier': did you mean 'Player'?"),
    (
      ["--target", "Empty"],
      "target 'Empty' has no spec: add a file NAME.delegates.json to it"
    ),
    (
      ["Player"],
      "it is not clear what 'Player' is: write an option before it, such as '--target'"
    ),
    (
      ["--target", "Player", "--output", "A.swift"],
      "'--output' is a folder, and '/A.swift' is called like a Swift file"
    ),
    (
      ["--target", "Player", "--allow-writing-to-package-directory"],
      "write '--allow-writing-to-package-directory' before 'multidelegate': swift package "
        + "--allow-writing-to-package-directory multidelegate …"
    ),
  ])
  func `what cannot be understood is named`(arguments: [String], message: String) throws {
    let empty = try folder.target("Empty")
    let package = MadePackage(
      folder: folder,
      packages: [folder.package(package.packages[0].targets + [empty])]
    )
    let result = try package.run(["generate"] + arguments)
    #expect(result == error(message.replacing("'/A", with: "'\(folder.path("A"))")))
  }

  // MARK: The plugin

  /// A program that says what `swift package dump-package` would, and that it has run.
  private func swift(saying manifest: String, code: Int = 0) throws -> MadePackage {
    let script = """
      echo "$*" >'\(folder.path("ran"))'
      cat <<'END'
      \(manifest)
      END
      exit \(code)
      """
    var package = package
    package.programs = ["swift": try StandIns(folder: folder).write("swift", script)]
    return package
  }

  private static func manifest(_ target: String) -> String {
    """
    warning: 'app': something
    { "name": "app", "targets": [
      { "name": "Other" },
      { "name": "\(target)", "pluginUsages": [{ "plugin": ["MultiDelegatePlugin", "MultiDelegate"] }] }
    ] }
    note: the end
    """
  }

  @Test func `a target that uses the plugin is refused`() throws {
    try folder.write("// MultiDelegatePlugin", to: "Package.swift")
    let package = try swift(saying: Self.manifest("Player"))
    let message =
      "target 'Player' uses MultiDelegatePlugin, which generates its forwarders at every build: remove the "
      + "plugin from the target in Package.swift to commit them, or leave out this command"
    #expect(try package.run("generate", "--target", "Player") == error(message))
    let ran = try folder.text(of: "ran")
    #expect(ran.hasPrefix("package dump-package --package-path \(folder.path) --scratch-path "))
    #expect(generatedFiles == [])
  }

  @Test(arguments: [
    ("MultiDelegatePlugin", manifest("Other"), 0), ("MultiDelegatePlugin", "no manifest", 0),
    ("MultiDelegatePlugin", manifest("Player"), 1), ("Something", manifest("Player"), 0),
  ])
  func `a target that does not, or of which nothing is known, is generated`(
    text: String,
    manifest: String,
    code: Int
  ) throws {
    try folder.write("// \(text)", to: "Package.swift")
    let package = try swift(saying: manifest, code: code)
    #expect(try package.run("generate", "--target", "Player").code == 0)
    #expect(folder.files().contains("ran") == (text == "MultiDelegatePlugin"))
  }

  @Test func `a manifest for another version of Swift may name the plugin`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Package@swift-6.2.swift")
    let package = try swift(saying: Self.manifest("Player"))
    #expect(try package.run("generate", "--target", "Player").code == 64)
  }
}
