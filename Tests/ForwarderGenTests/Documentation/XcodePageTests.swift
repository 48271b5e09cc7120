import Testing

/// Holds `Documentation/Xcode.md` against the program: its commands run in the folder of a project, which has no
/// `Package.swift`.
@Suite("The page of Xcode projects")
struct XcodePageTests {
  @Test func `its commands do what it says`() throws {
    let lines = try Page("Xcode.md").blocks(marked: "sh").joined(separator: "\n")
      .replacing("\\\n", with: "").split(separator: "\n")
    #expect(lines.count == 4)
    let folder = try Folder()
    let declaration = "protocol PlayerDelegate: AnyObject { func playerMayStop() -> Bool }"
    try folder.write(declaration, to: "Player/PlayerDelegate.swift")
    let programs = StandIns(folder: folder)
    try programs.write("xcrun", #"case "$1" in --sdk) echo 26.0 ;; *) exec "$@" ;; esac"#)
    try folder.write(
      symbolGraph(of: "UIKit", declaring: "UITextViewDelegate", ["func a()"]),
      to: "Graph.json"
    )
    try programs.write(
      "swift-symbolgraph-extract",
      #"while [ "$1" != -output-dir ]; do shift; done; cp Graph.json "$2/UIKit.symbols.json""#
    )
    var outputs: [String] = []
    for line in lines {
      let words = line.split(separator: " ").map { String($0) }
      let tool = try #require(words.firstIndex(of: "forwarder-gen"))
      let result = try Tool.result(
        of: Array(words[(tool + 1)...]),
        in: folder,
        environment: programs.environment
      )
      #expect(result.code == 0, "\(line): \(result.errors)")
      outputs.append(result.output + result.errors)
    }
    #expect(outputs[0].contains("wrote Player/PlayerDelegate.delegates.json"))
    #expect(outputs[0].contains("warning: 'playerMayStop()' stops the program"))
    #expect(
      outputs[1].contains("wrote Player/UIKit.swiftinterface\nwrote Player/UIKit.delegates.json")
    )
    #expect(outputs[2].contains("PlayerDelegate, forwarded by MultiPlayerDelegate"))
    #expect(folder.files().contains("Player/Generated/PlayerDelegate.delegates.swift"))
  }
}
