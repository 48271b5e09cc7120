import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("The command explain of the plugin")
struct ExplainTargetTests {
  private static let spec = #"{ "version": 1, "protocols": [{ "protocol": "PlayerDelegate" }] }"#

  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The target `Player`, whose protocol inherits one of the target `Kit`.
  private func package(answering body: String) throws -> MadePackage {
    let base = #"{ "version": 1, "protocols": [{ "protocol": "BaseDelegate" }] }"#
    let kit = try folder.target(
      "Kit",
      [
        "Base.delegates.json": base,
        "Base.swift": "public protocol BaseDelegate: AnyObject { func baseDidStop() }",
      ]
    )
    let player = try folder.target(
      "Player",
      [
        "A/Player.delegates.json": Self.spec, "B/Other.delegates.json": "{ \"version\": 1 }",
        "Player.swift": """
        import Kit
        protocol PlayerDelegate: BaseDelegate { \(body) }
        """,
      ],
      dependencies: [kit]
    )
    return MadePackage(folder: folder, packages: [folder.package([player, kit])])
  }

  @Test func `all specs of a target are explained, with what they inherit elsewhere`() throws {
    let result = try package(answering: "func playerDidStop()").run("explain", "--target", "Player")
    #expect(result.code == 0)
    #expect(result.errors == "")
    for words in ["PlayerDelegate, forwarded by", "playerDidStop()", "baseDidStop()"] {
      #expect(result.output.contains(words))
    }
    #expect(!result.output.contains("BaseDelegate, forwarded by"))
  }

  @Test func `traps are found`() throws {
    let body = "func mayStop() -> Bool"
    let spec = #"""
      { "version": 1, "protocols": [{ "protocol": "PlayerDelegate", "requirements": [
        { "requirement": "mayStop()", "dispatch": "first", "default": "fatalError()" }
      ] }] }
      """#
    let package = try package(answering: body)
    try folder.write(spec, to: "Sources/Player/A/Player.delegates.json")
    let result = try package.run("explain", "--target", "Player", "--traps")
    #expect(result.code == 1)
    #expect(result.errors.contains("Player.delegates.json:2:"))
    #expect(result.output == "")
  }

  @Test(arguments: [
    ([], "say which target with '--target NAME'"),
    (["--target", "Plyer"], "this package has no target 'Plyer': did you mean 'Player'?"),
    (
      ["--target", "Empty"],
      "target 'Empty' has no spec: add a file NAME.delegates.json to it"
    ),
    (
      ["A.delegates.json"],
      "it is not clear what 'A.delegates.json' is: write an option before it, such as '--target'"
    ),
    (
      ["--traces", "--target", "Player"],
      "unknown option '--traces': did you mean '--traps'?"
    ),
  ])
  func `what cannot be understood is named`(arguments: [String], message: String) throws {
    var package = try package(answering: "")
    package.packages = [
      folder.package(package.packages[0].targets + [try folder.target("Empty")])
    ]
    #expect(
      try package.run(["explain"] + arguments)
        == Tool.Result(code: 64, output: "", errors: "forwarder-gen: error: \(message)\n")
    )
  }
}
