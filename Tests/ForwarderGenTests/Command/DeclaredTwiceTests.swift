import Testing

@testable import ForwarderGen

/// Names that a Swift file of the target declares, and that would be generated again.
@Suite("Names that are declared twice")
struct DeclaredTwiceTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    let spec = declared("protocol DoorDelegate: AnyObject", #""func doorDidOpen()""#)
    try folder.write(#"{ "version": 1, "protocols": [\#(spec)] }"#, to: "Door.delegates.json")
    try folder.write("Sources/Door.swift\nSources/Absent.swift\n", to: "list")
  }

  private func generate(beside swift: String) throws -> Tool.Result {
    try folder.write(swift, to: "Sources/Door.swift")
    return try Tool.result(
      of: ["generate", "Door.delegates.json", "--output", "Out", "--sources", "list"],
      in: folder
    )
  }

  @Test func `a protocol of the target gets the words to name it`() throws {
    let result = try generate(beside: "\npublic protocol DoorDelegate {}")
    #expect(result.code == 1)
    #expect(
      result.errors == """
        Door.delegates.json:1:46: error: a Swift file of the target declares 'DoorDelegate' already: \
        write '"protocol": "DoorDelegate", "declared": "Sources/Door.swift"' for a forwarder of that \
        one, or rename one
        Sources/Door.swift:2:17: note: 'DoorDelegate' is here

        """
    )
    #expect(!folder.files().contains { $0.hasPrefix("Out") })
  }

  @Test(
    arguments: [
      "class MultiDoorDelegate {}", "@MainActor open class MultiDoorDelegate: Door {}",
      "import A; public typealias MultiDoorDelegate = Int",
      "enum A {}\nfunc f() { }\nprotocol MultiDoorDelegate {}",
      "#if A\n#endif\nfinal class MultiDoorDelegate {}",
    ]
  )
  func `a type of the forwarder's name is found`(swift: String) throws {
    let result = try generate(beside: swift)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "error: 'Door.swift' declares 'MultiDoorDelegate' already, which would be the name of the "
          + "forwarder: give the forwarder another one in the spec, with '\"forwarder\": \"…\"'\n"
      )
    )
  }

  @Test(
    arguments: [
      "", "class MultiDoor {}", "// class MultiDoorDelegate {}",
      #"let a = "class MultiDoorDelegate ""#,
      "private class MultiDoorDelegate {}", "@objc fileprivate final class MultiDoorDelegate {}",
      "enum Outer { class MultiDoorDelegate {} }", "func f() { class MultiDoorDelegate {} }",
      "#if os(Windows)\nclass MultiDoorDelegate {}\n#else\nclass MultiDoorDelegate {}\n#endif",
      "extension MultiDoorDelegate {}", "class MultiDoorDelegate { \"", "protocol ",
      "class \0 class",
    ]
  )
  func `anything else is left to the compiler`(swift: String) throws {
    let result = try generate(beside: swift)
    #expect(result == Tool.Result(code: 0, output: "", errors: ""))
  }

  @Test func `a list that cannot be read is an error`() throws {
    let result = try Tool.result(
      of: ["generate", "Door.delegates.json", "--output", "Out", "--sources", "absent"],
      in: folder
    )
    #expect(result.code == 66)
    #expect(
      result.errors == "forwarder-gen: error: cannot read 'absent': No such file or directory\n"
    )
  }
}
