import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Options of generate")
struct GenerateOptionsTests {
  @Test func `specs and a folder are enough`() throws {
    let options = try GenerateOptions(["a", "--output", "o", "b"])
    #expect(options.specs == ["a", "b"])
    #expect(options.output == "o")
    #expect(options.base == nil)
    #expect(!options.isCheck)
    #expect(!options.prunes)
    #expect(options.locatesSource)
  }

  @Test func `every option can be given`() throws {
    let options = try GenerateOptions([
      "--check", "--prune", "--base", "b", "--no-source-locations", "--output", "o", "a",
    ])
    #expect(try GenerateOptions(["a", "--output", "o", "--depfile", "d"]).depfile == "d")
    #expect(options.base == "b")
    #expect(options.isCheck)
    #expect(options.prunes)
    #expect(!options.locatesSource)
  }

  @Test func `a value may follow an equals sign`() throws {
    let options = try GenerateOptions(["--output=o=p", "a", "--reference=--r", "--reference", "s"])
    #expect(options.output == "o=p")
    #expect(options.references == ["--r", "s"])
    #expect(options.specs == ["a"])
    let listed = try ImportOptions(["P.swift", "--protocol=P", "--protocol", "Q", "R"])
    #expect(listed.protocols == ["P", "Q", "R"])
    #expect(throws: CommandError("'--output' is given twice")) {
      try GenerateOptions(["a", "--output=o", "--output", "p"])
    }
  }

  @Test func `a flag that is given twice means the same`() throws {
    #expect(try GenerateOptions(["--check", "a", "--output", "o", "--check"]).isCheck)
  }

  @Test func `behind two dashes everything is a spec`() throws {
    let options = try GenerateOptions(["--output", "o", "--", "--check", "-a"])
    #expect(options.specs == ["--check", "-a"])
    #expect(!options.isCheck)
  }

  @Test(
    arguments: [
      ([], "say where to write with '--output DIR'"),
      (["a"], "say where to write with '--output DIR'"),
      (["--output", "o"], "name the specs to generate from"),
      (["a", "--output"], "'--output' needs a value"),
      (["a", "--output", ""], "'--output' needs a value"),
      (["--output", "--check", "a"], "'--output' needs a value"),
      (["a", "--output", "o", "--output", "p"], "'--output' is given twice"),
      (["a", "--output", "o", "--depfile", "d", "--depfile", "e"], "'--depfile' is given twice"),
      (["a", "--output", "o", "--base", "b", "--base", "b"], "'--base' is given twice"),
      (["a", "--ouput", "o"], "unknown option '--ouput': did you mean '--output'?"),
      (["-x"], "unknown option '-x': see 'forwarder-gen help generate'"),
      (["--references", "a"], "unknown option '--references': did you mean '--reference'?"),
    ] as [([String], String)]
  )
  func `what cannot be understood is named`(arguments: [String], message: String) {
    let error = #expect(throws: CommandError.self) {
      try GenerateOptions(arguments)
    }
    #expect(error?.messages == [message])
  }
}
