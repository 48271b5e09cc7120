import Testing

@testable import ForwarderGen

/// Specs that name protocols without files, in commands that get no list of the files.
@Suite("Folders of targets")
struct TargetFolderTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let targets = #".target(name: "House"), .target(name: "Bells", path: "./Loose/")"#
    try folder.write(targets, to: "Package.swift")
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "DoorDelegate" }] }"#,
      to: "Sources/House/Specs/Door.delegates.json"
    )
    try folder.write(
      "protocol DoorDelegate: AnyObject { func doorDidOpen() }",
      to: "Sources/House/Doors/Door.swift"
    )
    try folder.write("protocol DoorDelegate {}", to: "Sources/Other/Door.swift")
    try folder.write("protocol DoorDelegate {}", to: "Sources/House/.hidden/Door.swift")
    try folder.write("protocol DoorDelegate {}", to: "Sources/House/Generated/A.delegates.swift")
  }

  @Test(arguments: [false, true])
  func `explain finds a protocol in the target of the spec`(isAbsolute: Bool) throws {
    let path = "Sources/House/Specs/Door.delegates.json"
    let result = try Tool.result(
      of: ["explain", isAbsolute ? folder.path(path) : path],
      in: folder
    )
    #expect(result.errors == "")
    #expect(result.output.contains("doorDidOpen()"))
    #expect(result.output.contains("Door.swift:1"))
  }

  @Test func `an import leaves an item alone that names no file`() throws {
    let spec = "Sources/House/Specs/Door.delegates.json"
    let result = try Tool.result(
      of: ["import", "Sources/House/Doors/Door.swift", "--output", spec],
      in: folder
    )
    #expect(result.errors == "")
    #expect(try folder.text(of: spec).contains(#"{ "protocol": "DoorDelegate" }"#))
  }

  @Test func `an import that moves an item leaves it as it is`() throws {
    let own = #"""
      {
        "version": 1,
        "protocols": [
          { "protocol": "Chime", "declared": "Chime.swift" },
          {
            "protocol": "protocol Own",
            "requirements": [{ "declaration": "func load(_ done: @escaping Done)", "dispatch": "anyTrue" }]
          }
        ]
      }
      """#
    try folder.write(own, to: "Loose/Chime.delegates.json")
    try folder.write("protocol Chime { func chime() -> Bool }", to: "Loose/Chime.swift")
    try folder.write("typealias Done = (Bool) -> Void", to: "Loose/Done.swift")
    let result = try Tool.result(of: ["import", "Loose/Chime.swift"], in: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.text(of: "Loose/Chime.delegates.json").contains("chime()"))
  }

  /// The only target of a package may be `Sources`, which then has no Swift file of its own.
  @Test func `a folder that the manifest does not name is no target`() throws {
    let spec = #"{ "version": 1, "protocols": [{ "protocol": "Bell" }] }"#
    try folder.write(spec, to: "Sources/Models/Bell.delegates.json")
    try folder.write("protocol Bell { func ring(_ done: Done?) }", to: "Sources/Models/Bell.swift")
    try folder.write("typealias Done = () -> Void", to: "Sources/Views/Done.swift")
    let result = try Tool.result(of: ["explain", "Sources/Models/Bell.delegates.json"], in: folder)
    #expect(result.errors.contains("takes an escaping closure"), "\(result.errors)")
  }

  @Test func `outside of a package, the target is the folder of the spec`() throws {
    let spec = #"{ "version": 1, "protocols": [{ "protocol": "Bell" }] }"#
    try folder.write(spec, to: "Loose/Bell.delegates.json")
    try folder.write("protocol Bell { func ring() }", to: "Loose/Deep/Bell.swift")
    let result = try Tool.result(of: ["explain", "Loose/Bell.delegates.json"], in: folder)
    #expect(result.output.contains("ring()"), "\(result.errors)")
  }

  @Test func `a folder with too much in it is not taken for a target`() throws {
    let folder = try Folder()
    for number in 0..<9 { try folder.write("", to: "Home/\(number)/A.swift") }
    let spec = folder.path("Home/A.delegates.json")
    #expect(try TargetFolder.swiftFiles(ofSpecsAt: [spec], upTo: 18).count == 9)
    let error = #expect(throws: CommandError.self) {
      try TargetFolder.swiftFiles(ofSpecsAt: [spec], upTo: 17)
    }
    #expect(error?.messages.first?.contains("'\(folder.path("Home"))'") == true)
    #expect(error?.messages.first?.contains("--swift-folder DIR") == true)
    let stated = [SwiftFolder(folder.path("Home/1"))]
    #expect(try TargetFolder.swiftFiles(ofSpecsAt: [spec], in: stated, upTo: 0).count == 1)
  }

  /// Without one, it is the one that the manifest names.
  @Test(arguments: [[], ["--swift-folder", "Loose/Specs"]])
  func `an import sees the folder that it is told`(options: [String]) throws {
    try folder.write("protocol Bell { func ring() -> Int }", to: "Loose/Code/Bell.swift")
    try folder.write("extension Bell { func ring() -> Int { 7 } }", to: "Loose/Code/Ring.swift")
    let result = try Tool.result(
      of: ["import", "Loose/Code/Bell.swift", "--output", "Loose/Specs/Bell.delegates.json"]
        + options,
      in: folder
    )
    #expect(result.code == 0, "\(result.errors)")
    let text = try folder.text(of: "Loose/Specs/Bell.delegates.json")
    #expect(text.contains(#""default": "7""#) == options.isEmpty, "\(text)")
  }

  @Test(arguments: [false, true], [false, true])
  func `a list may have whole paths or not`(isAbsolute: Bool, namesFile: Bool) throws {
    let declared = namesFile ? #", "declared": "Doors/Door.swift""# : ""
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "DoorDelegate"\#(declared) }] }"#,
      to: "Sources/House/Door.delegates.json"
    )
    try folder.write(
      "protocol DoorDelegate: AnyObject { func doorDidOpen(_ then: Handler?) }",
      to: "Sources/House/Doors/Door.swift"
    )
    try folder.write("typealias Handler = () -> Void", to: "Sources/House/Handler.swift")
    let paths = ["Sources/House/Doors/Door.swift", "Sources/House/Handler.swift"]
    let list = paths.map { (isAbsolute ? folder.path($0) : $0) + "\n" }.joined()
    try folder.write(list, to: "list")
    let result = try Tool.result(
      of: [
        "generate", "Sources/House/Door.delegates.json", "--output", "Out", "--sources", "list",
      ],
      in: folder
    )
    #expect(result.errors.contains("this requirement takes an escaping closure"))
  }
}
