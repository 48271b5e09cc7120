import Testing

@testable import ForwarderGen

/// Specs that name Swift files of their own target, of another one, and of none.
@Suite("Folders of Swift files")
struct SwiftFolderTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["App/Own", "App/Kit/Nested", "Kit/Other", "Stranger"] {
      let type = name.split(separator: "/").last.map { String($0) } ?? name
      try folder.write("public protocol \(type): AnyObject {}", to: "\(name).swift")
    }
  }

  private func errors(_ path: String, imports: String = "") throws -> String {
    let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let item = #"{ "protocol": "\#(name)", "declared": "\#(path)" }"#
    try folder.write(
      #"{ "version": 1, \#(imports)"protocols": [\#(item)] }"#,
      to: "App/App.delegates.json"
    )
    return
      try Tool.result(
        of: [
          "generate", "App/App.delegates.json", "--output", "Out", "--swift-folder", "App",
          "--swift-folder", "Kit", "--swift-folder", "App/Kit",
        ],
        in: folder
      )
      .errors
  }

  @Test func `a file of the own target needs no import`() throws {
    #expect(try errors("Own.swift") == "")
  }

  @Test(arguments: ["../Kit/Other.swift", "Kit/Nested.swift"])
  func `a file of another target needs the import of its module`(path: String) throws {
    let place = "App/App.delegates.json:1:"
    let message =
      "error: '\(path)' is in another target, and the spec does not import it: add "
      + "'\"imports\": [\"Kit\"]', with the name of its module\n"
    let said = try errors(path)
    #expect(said.hasPrefix(place) && said.hasSuffix(message), "\(said)")
    #expect(try errors(path, imports: #""imports": ["Kit"], "#) == "")
  }

  @Test func `a file of no target is an error`() throws {
    #expect(try errors("../Stranger.swift").contains("belongs neither to this target nor"))
  }
}
