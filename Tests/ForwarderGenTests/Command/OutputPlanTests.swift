import Testing

@testable import ForwarderGen

@Suite("Output plan")
struct OutputPlanTests {
  private func plan(_ arguments: String...) throws -> [String] {
    let options = try GenerateOptions(arguments)
    return try OutputPlan(for: options, currentFolder: "/project").paths
  }

  @Test func `without a base the file's own name counts`() throws {
    #expect(
      try plan("x/a.delegates.json", "/y/b.delegates.json", "--output", "o") == [
        "o/a.delegates.swift", "o/b.delegates.swift",
      ]
    )
  }

  @Test(
    arguments: [
      ("a/b.delegates.json", ".", "a+b"), ("a/b.delegates.json", "a", "b"),
      ("/project/a/b.delegates.json", "a/", "b"), ("./a/../a/b.delegates.json", "/project", "a+b"),
      ("../other/b.delegates.json", "/", "other+b"), ("a/b.delegates.json", "/project/a/.", "b"),
      ("a/b/c.delegates.json", "./a/..", "a+b+c"),
    ]
  )
  func `a base is what paths are taken relative to`(spec: String, base: String, name: String) throws
  {
    #expect(try plan(spec, "--base", base, "--output", "o/") == ["o/\(name).delegates.swift"])
  }

  @Test(
    arguments: [
      (
        ["a.json", "--output", "o"], "'a.json' is not called NAME.delegates.json"
      ),
      (
        ["x/.delegates.json", "--output", "o"],
        "'x/.delegates.json' is not called NAME.delegates.json"
      ),
      (
        [".delegates.json", "--output", "o"],
        "'.delegates.json' is not called NAME.delegates.json"
      ),
      (
        ["x/a.delegates.json", "y/a.delegates.json", "--output", "o", "--no-source-locations"],
        "'x/a.delegates.json' and 'y/a.delegates.json' would both be written to "
          + "'a.delegates.swift': tell them apart with '--base DIR'"
      ),
      (
        ["x/a.delegates.json", "y/A.delegates.json", "--output", "o"],
        "'x/a.delegates.json' and 'y/A.delegates.json' would both be written to "
          + "'A.delegates.swift': tell them apart with '--base DIR'"
      ),
      (
        ["a.delegates.json", "b/../a.delegates.json", "--output", "o"],
        "'a.delegates.json' and 'b/../a.delegates.json' are one file: name it once"
      ),
      (
        ["a.delegates.json", "./A.delegates.json", "--base", ".", "--output", "o"],
        "'a.delegates.json' and './A.delegates.json' would both be written to 'A.delegates.swift'"
      ),
      (
        ["a.delegates.json", "--base", "b", "--output", "o"],
        "'a.delegates.json' is not below 'b', the base of names"
      ),
      (
        ["bb/a.delegates.json", "--base", "b", "--output", "o"],
        "'bb/a.delegates.json' is not below 'b', the base of names"
      ),
    ] as [([String], String)]
  )
  func `what has no sensible name is refused`(arguments: [String], message: String) throws {
    let options = try GenerateOptions(arguments)
    let error = #expect(throws: CommandError.self) {
      try OutputPlan(for: options, currentFolder: "/project")
    }
    #expect(error?.messages == [message])
  }

  @Test func `folders tell specs of one name apart`() throws {
    #expect(
      try plan("x/a.delegates.json", "y/a.delegates.json", "--base", ".", "--output", "o") == [
        "o/x+a.delegates.swift", "o/y+a.delegates.swift",
      ]
    )
  }
}
