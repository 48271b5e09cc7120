import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Options of import")
struct ImportOptionsTests {
  @Test func `lists end at the next option and may be given again`() throws {
    let options = try ImportOptions([
      "--symbol-graph", "a", "b c", "--protocol", "P", "Q", "--check", "--symbol-graph", "d",
      "--output", "x.delegates.json", "--protocol", "P", "O.R",
    ])
    #expect(options.origin == .symbolGraph)
    #expect(options.inputs == ["a", "b c", "d"])
    #expect(options.protocols == ["P", "Q", "O.R"])
    #expect(options.output == "x.delegates.json")
    #expect(options.isCheck)
  }

  @Test func `source is another origin`() throws {
    let options = try ImportOptions([
      "--output", "x.delegates.json", "--source", "a.swift", "--protocol", "P",
    ])
    #expect(options.origin == .source)
    #expect(options.inputs == ["a.swift"])
    #expect(!options.isCheck)
  }

  @Test func `Swift files need nothing else`() throws {
    let options = try ImportOptions(["Sources/a.swift", "b.swift"])
    #expect(options.origin == .source)
    #expect(options.inputs == ["Sources/a.swift", "b.swift"])
    #expect(options.protocols == [])
    #expect(options.output == "Sources/a.delegates.json")
  }

  @Test func `modules and their SDK`() throws {
    let options = try ImportOptions([
      "--module", "UIKit", "Kit", "--sdk", "iphoneos", "--protocol", "P", "--output",
      "x.delegates.json",
    ])
    #expect(options.origin == .module)
    #expect(options.inputs == ["UIKit", "Kit"])
    #expect(options.sdk == "iphoneos")
  }

  @Test(
    arguments: [
      ([], "say what to import from: name a Swift file, or '--module NAME'"),
      (["--symbol-graph", "a"], "say what to import with '--protocol NAME'"),
      (["--module", "Kit"], "say what to import with '--protocol NAME'"),
      (["--module", "Kit", "--protocol", "P"], "say where to write with '--output SPEC'"),
      (
        ["a.swift", "--sdk", "iphoneos"],
        "'--sdk' says where modules are: leave it or '--source' out"
      ),
      (
        ["--symbol-graph", "a", "--protocol", "P", "--sdk", "iphoneos"],
        "'--sdk' says where modules are: leave it or '--symbol-graph' out"
      ),
      (
        ["a.swift", "--module", "Kit"],
        "'--source' and '--module' do not go together: import twice"
      ),
      (
        ["a.swift", "--target", "Feed"],
        "unknown option '--target': see 'forwarder-gen help import'"
      ),
      (["--symbol-graph", "a", "--protocol", "P"], "say where to write with '--output SPEC'"),
      (["--source", "a"], "say where to write with '--output SPEC'"),
      (
        ["--source", "a", "--protocol", "P", "--output", "a.json"],
        "'a.json' is not called NAME.delegates.json"
      ),
      (
        ["--source", "a", "--protocol", "P", "--output", "b/.delegates.json"],
        "'b/.delegates.json' is not called NAME.delegates.json"
      ),
      (["--source"], "'--source' needs a value"),
      (["--protocol", ""], "'--protocol' needs a value"),
      (["--protocol", "P", ""], "'--protocol' has an empty value"),
      (["--source", "--check"], "'--source' needs a value"),
      (["--output", "a", "--output", "b"], "'--output' is given twice"),
      (
        ["--source", "a", "--symbol-graph", "b"],
        "'--source' and '--symbol-graph' do not go together: import twice"
      ),
      (
        ["--symbol-graphs", "a"], "unknown option '--symbol-graphs': did you mean '--symbol-graph'?"
      ),
      (["--source", "a", "-x"], "unknown option '-x': see 'forwarder-gen help import'"),
      (
        ["--protocol", "P", "--check", "Q"],
        "it is not clear what 'Q' is: a Swift file ends in '.swift', and before anything else stands an "
          + "option, such as '--module' or '--protocol'"
      ),
      (
        ["--protocol", "P", "a.swift"],
        "'a.swift' is a file and no protocol: write it before '--protocol'"
      ),
    ] as [([String], String)]
  )
  func `what cannot be understood is named`(arguments: [String], message: String) {
    let error = #expect(throws: CommandError.self) { try ImportOptions(arguments) }
    #expect(error?.messages == [message])
  }
}
