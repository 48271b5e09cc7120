import Foundation
import Testing

@testable import ForwarderGen

@Suite("The command import")
struct ImportCommandTests {
  private let folder: Folder

  private static let spec = ImportedSpec(
    imports: [ImportedModule(text: "Books", condition: nil)],
    protocols: [
      ImportedProtocol(
        head: "protocol P: AnyObject",
        requirements: [
          "func a()",
          ImportedRequirement(
            declaration: "func b() -> Int",
            dispatch: "first",
            fallback: "preconditionFailure(\"nobody\")"
          ),
        ]
      )
    ]
  )

  private static func omission(of requirement: String?, in name: String) -> ImportOmission {
    ImportOmission(
      protocolName: name,
      requirement: requirement,
      isWholeProtocol: requirement == nil,
      reason: .trailingComma()
    )
  }

  init() throws {
    folder = try Folder()
    try folder.write("input", to: "Input.json")
  }

  private func run(
    _ spec: ImportedSpec = Self.spec,
    omissions: [ImportOmission] = [],
    diagnostics: [Diagnostic] = [],
    to output: String = "Out/P.delegates.json",
    _ more: String...
  ) throws -> Outcome {
    let arguments =
      ["--symbol-graph", folder.path("Input.json"), "--protocol", "P"]
      + ["--output", folder.path(output)] + more
    return try ImportCommand.run(try ImportOptions(arguments)) { sources, protocols in
      #expect(sources.map(\.bytes) == [Array("input".utf8)])
      #expect(protocols == ["P"])
      return ImportResult(spec: spec, omissions: omissions, diagnostics: diagnostics)
    }
  }

  /// The line about the trap of `b()` at `place`.
  private static func trap(at place: String, in path: String = "SPEC") -> String {
    "\(path):\(place): warning: 'b()' traps if no delegate responds: replace this 'default' by an "
      + "answer, or choose another 'dispatch'\n"
  }

  /// The output, with the name of the spec in place of its path.
  private func told(_ text: String) -> String {
    text.replacing(folder.path("Out/P.delegates.json"), with: "SPEC")
  }

  @Test func `a new spec is written, and what is in it is told`() throws {
    let omissions = [
      Self.omission(of: "init()", in: "P"), Self.omission(of: "c()", in: "Q"),
    ]
    let outcome = try run(omissions: omissions)
    #expect(outcome.code == .success)
    #expect(told(outcome.errors) == Self.trap(at: "13:23"))
    #expect(
      told(outcome.output) == """
        wrote SPEC
          P: new, 2 requirements
            left out: init(): \(omissions[0].reason.text)
          left out: Q, c(): \(omissions[0].reason.text)
          imports: Books
        \(Self.next)
        """
    )
    #expect(try folder.text(of: "Out/P.delegates.json") == Self.spec.text)
    #expect(folder.files() == ["Input.json", "Out/P.delegates.json"])
  }

  @Test func `a second run says so and touches nothing`() throws {
    _ = try run()
    let before = try folder.identity(of: "Out/P.delegates.json")
    let outcome = try run()
    #expect(told(outcome.output) == "SPEC is up to date\n  P: 2 kept\n")
    #expect(outcome.errors == "")
    #expect(try folder.identity(of: "Out/P.delegates.json") == before)
  }

  @Test func `every change is told`() throws {
    try folder.write(
      """
      {
        "version": 1,
        "imports": ["Books"],
        "protocols": [
          {
            "protocol": "protocol P",
            "declared": "elsewhere",
            "requirements": ["func z()", "func b()", { "declaration": "func y()", "if": "DEBUG" }]
          }
        ]
      }

      """,
      to: "Out/P.delegates.json"
    )
    let outcome = try run()
    #expect(
      told(outcome.output) == """
        wrote SPEC
          P: 1 added, 1 removed, 1 changed, 1 kept
            added: a()
            removed: z()
            changed: b()
            changed: the protocol's own declaration
            not in the module, and kept for its 'if': y()

        """
    )
    #expect(told(outcome.errors) == Self.trap(at: "13:23"))
  }

  @Test func `checking is silent without drift, and shows it otherwise`() throws {
    #expect(
      try run(Self.spec, "--check")
        == Outcome(
          code: .failure,
          output: "missing: \(folder.path("Out/P.delegates.json"))\n",
          errors: "forwarder-gen: error: run the same command without '--check' to update\n"
        )
    )
    #expect(folder.files() == ["Input.json"])
    _ = try run()
    #expect(try run(Self.spec, "--check") == Outcome())
    let drifted = Self.spec.text.replacing("\"func a()\",", with: "\"func a(_ x: Int)\",")
    try folder.write(drifted, to: "Out/P.delegates.json")
    let outcome = try run(Self.spec, "--check")
    #expect(outcome.code == .failure)
    #expect(
      told(outcome.output) == """
        --- SPEC
        +++ SPEC (imported)
        @@ -6,7 +6,7 @@
               "protocol": "protocol P: AnyObject",
               "declared": "elsewhere",
               "requirements": [
        -        "func a(_ x: Int)",
        +        "func a()",
                 {
                   "declaration": "func b() -> Int",
                   "dispatch": "first",

        """
    )
    #expect(try folder.text(of: "Out/P.delegates.json") == drifted)
  }

  @Test func `what cannot be read is all named`() throws {
    let arguments = ["--source", "/nowhere/a", "/nowhere/b", "--protocol", "P"]
    let options = try ImportOptions(arguments + ["--output", folder.path("P.delegates.json")])
    let outcome = try ImportCommand.run(options) { _, _ in
      Issue.record("nothing is read")
      return ImportResult(spec: ImportedSpec(), omissions: [], diagnostics: [])
    }
    let lines = ["a", "b"]
      .map {
        "forwarder-gen: error: cannot read '/nowhere/\($0)': No such file or directory\n"
      }
    #expect(outcome == Outcome(code: .noInput, errors: lines.joined()))
  }

  @Test func `what cannot be written is code 73 and leaves nothing behind`() throws {
    let outcome = try run(to: "Input.json/P.delegates.json")
    #expect(outcome.code == .cannotCreate)
    let path = folder.path("Input.json/P.delegates.json")
    #expect(outcome.errors == "forwarder-gen: error: cannot write '\(path)': Not a directory\n")
    try folder.write("x", to: "P.delegates.json/y")
    #expect(try run(to: "P.delegates.json").code == .cannotCreate)
    #expect(folder.files() == ["Input.json", "P.delegates.json/y"])
  }

  @Test func `a protocol that is not imported keeps the others from being written`() throws {
    let nothing = try run(ImportedSpec())
    #expect(nothing.code == .failure)
    #expect(
      nothing.errors
        == "forwarder-gen: error: cannot import 'P': no file that was given has it\n"
    )
    let refused = try run(ImportedSpec(), omissions: [Self.omission(of: nil, in: "P")])
    let reason = Self.omission(of: nil, in: "P").reason.text
    #expect(refused.errors == "forwarder-gen: error: cannot import 'P': \(reason)\n")
    #expect(folder.files() == ["Input.json"])
  }

  @Test func `every reason that keeps Swift files from being imported is shown at its place`()
    throws
  {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { static func b() }", to: "P.swift")
    let many = """
      protocol Q: AnyObject {
        func a()
        init(b: Int)
        static func c()
        func d(_ numbers: Int...)
        func e() -> Self
      }
      """
    try folder.write(many, to: "Q.swift")
    let outcome = CommandLineTool.full.run([
      "import", "--source", folder.path("P.swift"), folder.path("Q.swift"),
      "--protocol", "Q", "P", "--output", folder.path("P.delegates.json"),
    ])
    #expect(outcome.code == .failure)
    let lines = outcome.errors.split(separator: "\n")
    let places = [
      "P.swift:1:25", "Q.swift:3:3", "Q.swift:4:3", "Q.swift:5:24", "Q.swift:6:15",
    ]
    #expect(lines.count == places.count, "\(outcome.errors)")
    for (line, place) in zip(lines, places) {
      #expect(line.hasPrefix("\(folder.path(place)): error: "), "\(line)")
    }
    #expect(folder.files() == ["P.swift", "Q.swift"])
  }

  @Test func `mistakes in what is read or merged into are shown`() throws {
    let source = SourceText(path: "Input.json", text: "{")
    var diagnostics = Diagnostics(of: source)
    _ = JSONParser.parse(source, &diagnostics)
    let line = "expected a key in quotation marks, found the end of the file\n"
    let outcome = try run(diagnostics: diagnostics.all)
    #expect(outcome == Outcome(code: .failure, errors: "Input.json:1:2: error: " + line))
    try folder.write("{", to: "Out/P.delegates.json")
    let broken = try run()
    #expect(broken.code == .failure)
    #expect(told(broken.errors) == "SPEC:1:2: error: " + line)
    #expect(try folder.text(of: "Out/P.delegates.json") == "{")
  }

  @Test func `the command takes options`() throws {
    let arguments = ["import", "--source", "a", "--protocol", "P", "--output", "o"]
    #expect(
      CommandLineTool.full.run(arguments).errors
        == "forwarder-gen: error: 'o' is not called NAME.delegates.json\n"
    )
    for arguments in [["import", "-h"], ["help", "import"], ["import", "x", "--help"]] {
      #expect(CommandLineTool.full.run(arguments) == Outcome(output: Command.import.help))
    }
  }

  /// The text about a new spec.
  private static let next = """
    next: the build generates the forwarders if Package.swift gives the spec's target
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]

    """

  @Test func `a Swift file is enough`() throws {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { func a() -> Int? }", to: "Sources/App/P.swift")
    let spec = folder.path("Sources/App/P.delegates.json")
    let path = folder.path("Sources/App/P.swift")
    let outcome = CommandLineTool.full.run(["import", path])
    #expect(outcome == Outcome(output: "wrote \(spec)\n  P: new, 1 decision\n\(Self.next)"))
    #expect(CommandLineTool.full.run(["import", path, "--check"]) == Outcome())
    #expect(
      CommandLineTool.full.run(["import", path]).output == "\(spec) is up to date\n  P: 1 kept\n"
    )
  }

  @Test func `a protocol of another spec in the folder is not imported again`() throws {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { func a() }", to: "App/P.swift")
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "P", "declared": "P.swift" }] }"#,
      to: "App/Other.delegates.json"
    )
    let outcome = CommandLineTool.full.run(["import", folder.path("App/P.swift")])
    #expect(outcome.code == .failure)
    let other = folder.path("App/Other.delegates.json")
    #expect(outcome.errors.hasPrefix("\(other):1:45: error: 'P' has an item"))
    #expect(folder.files() == ["App/Other.delegates.json", "App/P.swift"])
  }

  /// Specs that have nothing to do with `P`, beside files that they name.
  private static let broken: [(spec: String, swift: String)] = [
    ("{ broken", ""), (#"{ "version": 1, "protocls": [] }"#, ""),
    (specText([item("Q", in: "Q.swift")]), "protocol Q: AnyObject {"),
    (specText([item("Q", in: "Q.swift")]), "protocol Q: AnyObject { func q() -> Int }"),
    (specText([item("Q", in: "Nowhere.swift")]), ""),
    (specText([item("R", in: "Q.swift")]), "protocol Q: AnyObject {}"),
    (specText([item("Q", in: "Q.swift")]), "protocol Q: Unknown {}"),
  ]

  @Test(arguments: broken.indices)
  func `a spec in the folder that has mistakes does not stop an import of another one`(
    index: Int
  ) throws {
    let folder = try Folder()
    try folder.write("protocol P: Base { func a() -> Int? }", to: "App/P.swift")
    try folder.write("protocol Base: AnyObject { func b() }", to: "App/Base.swift")
    try folder.write(specText([item("Base", in: "Base.swift")]), to: "App/Base.delegates.json")
    try folder.write(Self.broken[index].spec, to: "App/Q.delegates.json")
    try folder.write(Self.broken[index].swift, to: "App/Q.swift")
    let outcome = CommandLineTool.full.run(["import", folder.path("App/P.swift")])
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("P: new, 1 decision\n"))
  }

  @Test func `a refusal has nothing of other specs`() throws {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { func a() }", to: "App/P.swift")
    try folder.write(specText([item("P", in: "P.swift")]), to: "App/Other.delegates.json")
    try folder.write("{ broken", to: "App/Q.delegates.json")
    let outcome = CommandLineTool.full.run(["import", folder.path("App/P.swift")])
    let other = folder.path("App/Other.delegates.json")
    #expect(
      outcome.errors
        == "\(other):1:45: error: 'P' has an item already: import into this spec with '--output "
        + "\(other)'\n"
    )
  }

  @Test(arguments: [
    (specText([item("P"), item("Q", in: "Q.swift")]), "'P' has an item already"),
    (specText([item("Base", in: "Nowhere.swift")]), "cannot read"),
    (#"{ "version": 1, "protocols": [{ "protocol": "Base", "#, "expected a key in quotation"),
  ])
  func `a spec in the folder that has the protocol or its base has to be right`(
    spec: String,
    message: String
  ) throws {
    let folder = try Folder()
    try folder.write("protocol P: Base { func a() -> Int? }", to: "App/P.swift")
    try folder.write(
      spec.replacing("X.swift", with: "P.swift"),
      to: "App/Other.delegates.json"
    )
    let outcome = CommandLineTool.full.run(["import", folder.path("App/P.swift")])
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("Other.delegates.json:1:"))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `a new spec names the schema of the folder`() throws {
    let folder = try Folder()
    try folder.write("{}", to: ".vscode/delegates.schema.json")
    try folder.write("protocol P: AnyObject { func a() }", to: "Sources/App/P.swift")
    let outcome = CommandLineTool.full.run(["import", folder.path("Sources/App/P.swift")])
    #expect(outcome.code == .success)
    let text = try folder.text(of: "Sources/App/P.delegates.json")
    #expect(
      text.hasPrefix(
        "{\n  \"$schema\": \"../../.vscode/delegates.schema.json\",\n  \"version\": 1,\n"
      )
    )
    #expect(SourceText(path: "P", text: text).json != nil)
  }

  @Test(
    arguments: [
      ("enum A {}", "there is no protocol to import in this file: name the file that declares it"),
      (
        "protocol P {}\nenum A { protocol Q {} }",
        "there are several protocols to import: choose with '--protocol', 'P' or 'A.Q'"
      ),
    ]
  )
  func `a Swift file without one protocol is asked about`(swift: String, message: String) throws {
    let folder = try Folder()
    try folder.write(swift, to: "P.swift")
    let outcome = CommandLineTool.full.run(["import", folder.path("P.swift")])
    #expect(
      outcome
        == Outcome(code: .failure, errors: "\(folder.path("P.swift")):1:1: error: \(message)\n")
    )
    #expect(folder.files() == ["P.swift"])
  }

  @Test func `it imports from Swift, and from what is there already`() throws {
    let folder = try Folder()
    try folder.write("protocol P: Q { func a() -> Int }", to: "Sources/P.swift")
    try folder.write("protocol Q: AnyObject { func q() }", to: "Sources/Q.swift")
    func run(_ more: String...) -> Outcome {
      CommandLineTool.full.run(
        [
          "import", "--source", folder.path("Sources/../Sources/P.swift"),
          folder.path("Sources/Q.swift"), "--protocol", "P", "--output",
          folder.path("Specs/P.delegates.json"),
        ] + more
      )
    }
    let first = run()
    #expect(
      first
        == Outcome(
          output: """
            wrote \(folder.path("Specs/P.delegates.json"))
              P: new, 1 decision
              Q: new, 0 decisions
            \(Self.next)
            """,
          errors: Self.trap(at: "11:23", in: folder.path("Specs/P.delegates.json"))
            .replacing("b()", with: "a()")
        )
    )
    let spec = try folder.text(of: "Specs/P.delegates.json")
    #expect(spec.contains(#""declared": "../Sources/P.swift""#))
    #expect(run("--check") == Outcome())
    #expect(
      run().output
        == "\(folder.path("Specs/P.delegates.json")) is up to date\n  P: 1 kept\n"
    )
    #expect(
      CommandLineTool.full.run([
        "generate", folder.path("Specs/P.delegates.json"), "--output", folder.path("Out"),
      ]) == Outcome()
    )
  }
}
