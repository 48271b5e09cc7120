import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Imports from modules")
struct ModuleReaderTests {
  private let folder: Folder
  private let programs: StandIns

  init() throws {
    folder = try Folder()
    programs = StandIns(folder: folder)
    try folder.write(symbolGraph(of: "Kit", ["func a() -> Bool?"]), to: "Kit.json")
    try folder.write(symbolGraph(of: "Other", declaring: "Q", ["func q()"]), to: "Other.json")
    try programs.write(
      "swift-symbolgraph-extract",
      #"echo "$*" >>ran; module=$2; while [ "$1" != -output-dir ]; do shift; done; cp $module.json "$2/$module.symbols.json""#
    )
    try programs.write("swiftc", #"echo '{ "target": { "triple": "made-up" } }'"#)
    try programs.write(
      "xcrun",
      """
      case "$1 $2 $3" in
      "--sdk iphoneos --show-sdk-path") echo "warning: old"; echo "/SDKs/iPhone OS.sdk" ;;
      "--sdk watchsimulator26.1 --show-sdk-path") echo /SDKs/WatchSimulator.sdk ;;
      "--sdk iphoneos --show-sdk-version" | "--sdk watchsimulator26.1 --show-sdk-version") echo 26.1 ;;
      "--sdk driverkit --show-sdk-path") echo /DriverKit.sdk ;;
      "--sdk "*) echo "xcrun: error: SDK \\"$2\\" cannot be located" >&2; echo "xcrun: error: no 'Path'" >&2; exit 1 ;;
      *) exec "$@" ;;
      esac
      """
    )
  }

  private func importing(_ words: String...) throws -> Tool.Result {
    try Tool.result(
      of: ["import"] + words + ["--output", "Out/Kit.delegates.json"],
      in: folder,
      environment: programs.environment
    )
  }

  private func refusal(_ message: String) -> Tool.Result {
    Tool.Result(code: 66, output: "", errors: "forwarder-gen: error: \(message)\n")
  }

  @Test func `modules are extracted, and their interfaces written beside the spec`() throws {
    let run = try importing("--module", "Kit", "Other", "--protocol", "P", "Q")
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").prefix(4)
    #expect(
      lines == [
        "wrote Out/Kit.swiftinterface", "wrote Out/Other.swiftinterface",
        "wrote Out/Kit.delegates.json", "  added: a() of P",
      ]
    )
    #if !os(macOS)
    let calls = try folder.text(of: "ran").split(separator: "\n")
    #expect(calls.count == 2)
    for call in calls { #expect(call.hasSuffix(" -target made-up")) }
    #endif
    #expect(try importing("--module", "Kit", "Other", "--protocol", "P", "Q", "--check").code == 0)
  }

  @Test(arguments: [
    ("iphoneos", "-target arm64-apple-ios26.1 -sdk /SDKs/iPhone OS.sdk"),
    (
      "watchsimulator26.1",
      "-target arm64-apple-watchos26.1-simulator -sdk /SDKs/WatchSimulator.sdk"
    ),
  ])
  func `of an SDK, its platform and its place`(sdk: String, arguments: String) throws {
    let run = try importing("--module", "Kit", "--sdk", sdk, "--protocol", "P")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.text(of: "ran").contains(" \(arguments)\n"))
  }

  @Test(arguments: [
    (
      "iphones",
      "cannot use SDK 'iphones': did you mean 'iphoneos'?; xcrun says: xcrun: error: SDK \"iphones\" cannot be "
        + "located; xcrun: error: no 'Path'"
    ),
    (
      "foo",
      "cannot use SDK 'foo': '--sdk' takes 'macosx', 'iphoneos', 'iphonesimulator', 'appletvos', "
        + "'appletvsimulator', 'watchos', 'watchsimulator', 'xros', 'xrsimulator'; xcrun says: xcrun: error: SDK "
        + "\"foo\" cannot be located; xcrun: error: no 'Path'"
    ),
    (
      "driverkit",
      "nothing can be imported from SDK 'driverkit': '--sdk' takes 'macosx', 'iphoneos', 'iphonesimulator', "
        + "'appletvos', 'appletvsimulator', 'watchos', 'watchsimulator', 'xros', 'xrsimulator'"
    ),
  ])
  func `an SDK that is not there, or of no use`(sdk: String, message: String) throws {
    #expect(
      try importing("--module", "Kit", "--sdk", sdk, "--protocol", "P") == refusal(message)
    )
    #expect(!folder.files().contains { $0.hasPrefix("Out/") })
  }

  #if !os(macOS)
  @Test func `without a toolchain on the search path, the error says so`() throws {
    let run = try Tool.result(
      of: ["import", "--module", "Kit", "--protocol", "P", "--output", "P.delegates.json"],
      in: folder,
      environment: ["PATH": folder.path]
    )
    #expect(run == refusal("the toolchain's 'swiftc' is not on the search path"))
  }

  @Test func `without Xcode there is no SDK`() throws {
    try FileManager.default.removeItem(atPath: folder.path("bin/xcrun"))
    #expect(
      try importing("--module", "UIKit", "--sdk", "iphoneos", "--protocol", "P")
        == refusal("'--sdk' needs Xcode's 'xcrun', which is not on the search path")
    )
  }

  @Test func `a protocol that is in another module here is a hint`() throws {
    try folder.write(symbolGraph(of: "Foundation", ["func a()"]), to: "Foundation.json")
    let run = try importing("--module", "Foundation", "--protocol", "XMLParserDelegate")
    #expect(run.code == 1)
    // Its graph is gone, so its name has to do.
    #expect(run.errors.hasPrefix("Foundation.symbols.json:"))
    #expect(
      run.errors.hasSuffix(
        "forwarder-gen: note: here, Foundation's XML is in module 'FoundationXML', and its networking in "
          + "'FoundationNetworking'\n"
      )
    )
  }
  #endif

  @Test func `of a module that cannot be read, no folder stays`() throws {
    try folder.write("", to: "Temporary/file")
    let run = try Tool.result(
      of: ["import", "--module", "Nowhere", "--protocol", "P", "--output", "P.delegates.json"],
      in: folder,
      environment: programs.environment.merging(["TMPDIR": folder.path("Temporary")]) { $1 }
    )
    #expect(run.code == 66)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("Temporary")) == ["file"]
    )
  }

  @Test func `a compiler that says nothing is named`() throws {
    try programs.write("swiftc", "echo broken; exit 1")
    try FileManager.default.removeItem(atPath: folder.path("bin/xcrun"))
    try programs.write("xcrun", "exit 1")
    let run = try importing("--module", "Kit", "--protocol", "P")
    #if os(macOS)
    #expect(run.code == 66)
    #else
    #expect(run == refusal("swiftc does not say what it compiles for: broken\n"))
    #endif
  }

  @Test(.slow) func `a module of the toolchain`() throws {
    #if canImport(ObjectiveC)
    let module = "Foundation"
    #else
    let module = "FoundationXML"
    #endif
    let run = try Tool.run(
      "import",
      "--module",
      module,
      "--protocol",
      "XMLParserDelegate",
      "--output",
      "XML.delegates.json",
      in: folder
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(" of XMLParserDelegate\n"))
  }
}
