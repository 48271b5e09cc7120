import Foundation
import Testing

@testable import ForwarderGen

/// Holds what `Guides/ForSDKAuthors.md` says of new requirements and of binaries.
///
/// `.ci/mistakes` follows the page.
@Suite("The page for authors of SDKs", .runtimeModule)
struct SDKPageTests {
  // For Apple's platforms, Xcode would build a framework.
  #if os(Linux)
  @Test(.slow)
  func `an app that has only the interface of the hidden SDK runs with its library`() throws {
    let module = try #require(RuntimeModule.current)
    let page = try Page("Guides/ForSDKAuthors.md")
    let spec = SourceText(path: "Player.delegates.json", text: page.blocks(marked: "json")[0])
    let files = SwiftFiles(try page.swiftFiles(namedIn: spec))
    let generation = Generator.generate([spec], beside: files, locatesSource: false)
    try #require(generation.diagnostics.flatMap(\.lines) == [])

    let (sdk, app) = (try Folder(), try Folder())
    let swift = page.blocks(marked: "swift")
    try #require(swift.count == 4)
    try sdk.write(swift[1], to: "PlayerDelegate.swift")
    try sdk.write(swift[2], to: "Player.swift")
    try sdk.write(generation.texts[0], to: "Player.delegates.swift")
    let library = try SwiftCompiler.run(
      ["-O", "-parse-as-library", "-swift-version", "5", "-module-name", "PlayerSDK"]
        + ["-enable-library-evolution"]
        + ["-emit-module-interface-path", app.path("PlayerSDK.swiftinterface")]
        + ["-emit-library", "-o", "libPlayerSDK.so", "-emit-module"]
        + ["-I", module.path, "-L", module.path, "-lMultiDelegateRuntime"]
        + ["PlayerDelegate.swift", "Player.swift", "Player.delegates.swift"],
      in: sdk
    )
    try #require(library.succeeded, "\(library.complaints)")
    #expect(try !app.text(of: "PlayerSDK.swiftinterface").contains("MultiDelegate"))

    try app.write(swift[3], to: "Example.swift")
    let example = try SwiftCompiler.run(
      ["-parse-as-library", "-I", ".", "-L", sdk.path, "-lPlayerSDK", "-o", "example"]
        + ["-Xlinker", "-rpath", "-Xlinker", sdk.path, "Example.swift"],
      in: app
    )
    try #require(example.succeeded, "\(example.complaints)")
    #expect(try app.output(of: "example") == "playing 3\n")
  }
  #endif

  /// Nothing changes for users: they add a delegate as before, and one that leaves them all out changes no answer.
  @Test(.slow)
  func `the default implementation of each new requirement is neutral`() throws {
    let page = try Page("Guides/ForSDKAuthors.md")
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("- `func ") }
      .map { $0.split(separator: "`").map { String($0) } }
    try #require(rows.count == 9)
    // Behind the declaration and the body, at the third place in code, is what the entry says.
    let entries = rows.filter { $0.count > 5 }
      .map { "{ \"requirement\": \"\(Self.name(of: $0[1]))\", \($0[5]) }" }
    try #require(entries.count == 8)
    let swift = """
      class Player {}
      protocol PlayerDelegate: AnyObject {
      \(rows.map { $0[1] }.joined(separator: "\n"))
      }
      extension PlayerDelegate {
      \(rows.map { "\($0[1]) \($0[3])" }.joined(separator: "\n"))
      }
      """
    let spec = """
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "PlayerDelegate",
            "declared": "Player.swift",
            "requirements": [\(entries.joined(separator: ", "))]
          }
        ]
      }
      """
    let generation = Generator.generate(
      [SourceText(path: "Player.delegates.json", text: spec)],
      beside: SwiftFiles([SourceText(path: "Player.swift", text: swift)]),
      locatesSource: false
    )
    try #require(generation.diagnostics.flatMap(\.lines) == [])
    let main = """
      final class Screen: PlayerDelegate {}
      func answers(_ multi: MultiPlayerDelegate) throws -> [String] {
        var answers: [String] = []
        let player = Player()
        multi.playerDidSeek(player)
        try multi.playerWillSeek(player)
        answers.append("\\(multi.player(player, shouldLoop: 1))")
        answers.append("\\(multi.player(player, mayLeave: 1))")
        answers.append("\\(multi.player(player, artistOf: 1) ?? "nobody")")
        answers.append("\\(multi.player(player, tagsOf: 1))")
        answers.append(multi.player(player, willShow: "title"))
        multi.player(player, ending: { answers.append("done") })
        multi.player(player, mayClose: { answers.append("\\($0)") })
        return answers
      }
      @main struct Main {
        static func main() throws {
          let multi = MultiPlayerDelegate()
          print(try answers(multi))
          let screen = Screen()
          multi.delegates.add(screen)
          print(try answers(multi))
        }
      }
      """
    let module = try #require(RuntimeModule.current)
    let output = try module.output(
      of: ["Player.swift": swift, "Forwarder.swift": generation.texts[0], "Main.swift": main],
      ["-swift-version", "6"]
    )
    let answers = #"["false", "true", "nobody", "[]", "title", "done", "true"]"#
    #expect(output == "\(answers)\n\(answers)\n")
  }

  /// The name of a requirement whose first parameter has no label.
  private static func name(of requirement: String) -> String {
    let parts = requirement.dropFirst("func ".count).split(separator: "(", maxSplits: 1)
    let others = parts[1].components(separatedBy: ", ").dropFirst()
    let labels = others.map { "\($0.prefix { $0 != " " }):" }
    return "\(parts[0])(_:\(labels.joined()))"
  }
}
