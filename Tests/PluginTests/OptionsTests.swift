import Testing

@Suite("Arguments of the commands")
struct OptionsTests {
  @Test func `generate-forwarders`() throws {
    let options = try GenerateForwardersOptions(["--check", "--output=Out", "--target", "Feed"])
    #expect(options.target == "Feed")
    #expect(options.output == "Out")
    #expect(options.isCheck)
    #expect(!options.prunes)
    #expect(try GenerateForwardersOptions(["--target", "Feed", "--prune"]).prunes)
  }

  @Test func `import-protocol`() throws {
    let options = try ImportProtocolOptions(
      "--source A.swift B.swift --protocol P Q --target Feed --output Feed.delegates.json --check"
        .split(separator: " ")
        .map { String($0) }
    )
    #expect(options.sources == ["A.swift", "B.swift"])
    #expect(options.modules == [])
    #expect(options.protocols == ["P", "Q"])
    #expect(options.target == "Feed")
    #expect(options.output == "Feed.delegates.json")
    #expect(options.isCheck)
  }

  @Test(arguments: [
    ("", "say what to import from with '--source FILE.swift' or '--module NAME'"),
    ("--module Kit", "say what to import with '--protocol NAME'"),
    ("--module Kit --protocol P", "say which target the spec belongs to with '--target NAME'"),
    ("--module Kit --source A.swift", "'--source' and '--module' do not go together: import twice"),
    (
      "--source A.swift --sdk iphoneos",
      "'--sdk' says where modules are, and '--source' reads a Swift file: remove '--sdk'"
    ),
    (
      "--module Kit --protocol P --target Feed --output Feed.json",
      "'Feed.json' is not called NAME.delegates.json"
    ),
    (
      "--allow-writing-to-package-directory",
      "write '--allow-writing-to-package-directory' before 'import-protocol': swift package "
        + "--allow-writing-to-package-directory import-protocol …"
    ),
  ])
  func `what import-protocol cannot do without`(arguments: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try ImportProtocolOptions(arguments.split(separator: " ").map { String($0) })
    }
    #expect(error?.description == message)
  }

  @Test func `generate-forwarders needs a target`() {
    let error = #expect(throws: UsageError.self) { try GenerateForwardersOptions([]) }
    #expect(error?.description == "say which target with '--target NAME'")
  }
}
