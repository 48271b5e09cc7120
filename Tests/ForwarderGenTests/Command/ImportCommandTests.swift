import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("The command import")
struct ImportCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(symbolGraph(of: "Kit", ["func a()", "func b() -> Int"]), to: "Input.json")
  }

  private func run(
    of protocols: String...,
    to output: String = "Out/P.delegates.json",
    check: Bool = false
  ) throws -> Outcome {
    let arguments =
      ["import", "--symbol-graph", folder.path("Input.json")]
      + ["--protocol"] + (protocols.isEmpty ? ["P"] : protocols)
      + ["--output", folder.path(output)] + (check ? ["--check"] : [])
    return CommandLineTool.full.run(arguments)
  }

  /// The line about the trap of `b()` at `place`.
  private static func trap(at place: String, in path: String = "SPEC") -> String {
    "\(path):\(place): warning: 'b()' stops the program if no delegate responds: replace this 'default' with an "
      + "answer, or choose another 'dispatch'\n"
  }

  /// The output, with names in place of the paths.
  private func told(_ text: String) -> String {
    text.replacing(folder.path("Out/P.delegates.json"), with: "SPEC")
      .replacing(folder.path("Out/Kit.swiftinterface"), with: "KIT")
  }

  /// The interface with the requirements `members` of `P`.
  private static func interface(_ members: String...) -> String {
    """
    // An excerpt of the interface of module Kit, written by 'forwarder-gen import', which
    // replaces this file when it imports again. The decisions are in the specs beside it.
    import Kit

    public protocol P: AnyObject {
    \(members.map { "  \($0)\n" }.joined())}

    """
  }

  @Test func `a spec and an interface are written, and what is in them is told`() throws {
    let outcome = try run()
    #expect(outcome.code == .success)
    #expect(told(outcome.errors) == Self.trap(at: "11:23"))
    #expect(
      told(outcome.output) == """
        wrote KIT
        wrote SPEC
          added: b() of P
        \(Self.next)
        """
    )
    #expect(
      try folder.text(of: "Out/Kit.swiftinterface")
        == Self.interface("func a()", "func b() -> Int")
    )
    #expect(folder.files() == ["Input.json", "Out/Kit.swiftinterface", "Out/P.delegates.json"])
  }

  @Test func `a second run says so and touches nothing`() throws {
    _ = try run()
    let paths = ["Out/P.delegates.json", "Out/Kit.swiftinterface"]
    let before = try paths.map { try folder.identity(of: $0) }
    let outcome = try run()
    #expect(told(outcome.output) == "SPEC is up to date\n")
    #expect(outcome.errors == "")
    #expect(try paths.map { try folder.identity(of: $0) } == before)
  }

  @Test func `a module that has changed replaces the interface, and the decisions stay`() throws {
    _ = try run()
    let spec = try folder.text(of: "Out/P.delegates.json").replacing("\"first\"", with: "\"last\"")
    try folder.write(spec, to: "Out/P.delegates.json")
    try folder.write(
      symbolGraph(of: "Kit", ["func b() -> Int", "func c()", "func d() -> String?"]),
      to: "Input.json"
    )
    #expect(told(try run(check: true).output) == "stale: KIT\nstale: SPEC\n")
    #expect(
      told(try run().output) == """
        wrote KIT
        wrote SPEC
          added: d() of P

        """
    )
    #expect(
      try folder.text(of: "Out/Kit.swiftinterface")
        == Self.interface("func b() -> Int", "func c()", "func d() -> String?")
    )
    let lines = try folder.text(of: "Out/P.delegates.json").split(separator: "\n")
      .map { String($0) }
    #expect(lines.filter { $0.contains("\"last\"") }.count == 1)
    #expect(lines.filter { $0.contains("firstNonNil") }.count == 1)
    // A requirement that the module no longer has takes its entry along only by hand.
    try folder.write(symbolGraph(of: "Kit", ["func c()"]), to: "Input.json")
    let gone = try run()
    #expect(gone.code == .failure)
    #expect(told(gone.errors).hasPrefix("SPEC:"))
    #expect(gone.errors.contains("has no requirement 'b()'"), "\(gone.errors)")
    #expect(try folder.text(of: "Out/P.delegates.json").split(separator: "\n").count == lines.count)
  }

  @Test func `what an earlier import has written stays in the interface`() throws {
    try folder.write(symbolGraph(of: "Kit", declaring: "Q", ["func q()"]), to: "Other.json")
    func run(_ name: String, to output: String) -> Outcome {
      CommandLineTool.full.run([
        "import", "--symbol-graph", folder.path("Input.json"), folder.path("Other.json"),
        "--protocol", name, "--output", folder.path(output),
      ])
    }
    #expect(run("P", to: "Out/P.delegates.json").code == .success)
    #expect(run("Q", to: "Out/Q.delegates.json").code == .success)
    let interface = try folder.text(of: "Out/Kit.swiftinterface")
    #expect(interface.contains("protocol P: AnyObject {\n  func a()\n"))
    #expect(interface.contains("protocol Q: AnyObject {\n  func q()\n"))
    #expect(run("P", to: "Out/P.delegates.json").output.contains("is up to date"))
  }

  @Test func `checking is silent without drift, and names the files otherwise`() throws {
    let missing = try run(check: true)
    #expect(missing.code == .failure)
    #expect(told(missing.output) == "missing: KIT\nmissing: SPEC\n")
    #expect(
      missing.errors
        == "forwarder-gen: error: run the same command without '--check' to update\n"
    )
    #expect(folder.files() == ["Input.json"])
    _ = try run()
    #expect(try run(check: true) == Outcome())
    let drifted = Self.interface("func a(_ x: Int)", "func b() -> Int")
    try folder.write(drifted, to: "Out/Kit.swiftinterface")
    #expect(told(try run(check: true).output) == "stale: KIT\n")
    #expect(try folder.text(of: "Out/Kit.swiftinterface") == drifted)
  }

  @Test func `what cannot be read is all named`() throws {
    let outcome = CommandLineTool.full.run([
      "import", "--source", "/nowhere/a", "/nowhere/b", "--protocol", "P", "--output",
      folder.path("P.delegates.json"),
    ])
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

  @Test func `a protocol that is not there keeps the others from being written`() throws {
    let outcome = try run(of: "P", "Nothing")
    #expect(outcome.code == .failure)
    #expect(outcome.errors.contains("there is no protocol 'Nothing' in what was read"))
    #expect(folder.files() == ["Input.json"])
  }

  @Test func `a refusal quotes the module`() throws {
    try folder.write(symbolGraph(of: "Kit", ["func a(_ items: Int...)"]), to: "Input.json")
    let outcome = try run()
    #expect(outcome.code == .failure)
    let lines = told(outcome.errors).split(separator: "\n")
    #expect(lines.first?.hasPrefix("KIT:6:22: error: Swift cannot pass variadic") == true)
    #expect(lines.last == "KIT:6:22: note: the module declares 'func a(_ items: Int...)'")
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
    let line = "expected a key in quotation marks, found the end\n"
    try folder.write("{", to: "Out/P.delegates.json")
    let broken = try run()
    #expect(broken.code == .failure)
    #expect(told(broken.errors) == "SPEC:1:2: error: " + line)
    #expect(try folder.text(of: "Out/P.delegates.json") == "{")
    try folder.write("{", to: "Input.json")
    #expect(
      try run()
        == Outcome(code: .failure, errors: "\(folder.path("Input.json")):1:2: error: " + line)
    )
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
    or without the plugin, if you commit them: see 'swift package multidelegate generate --help'

    """

  @Test func `a Swift file is enough`() throws {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { func a() -> Int? }", to: "Sources/App/P.swift")
    let spec = folder.path("Sources/App/P.delegates.json")
    let path = folder.path("Sources/App/P.swift")
    let outcome = CommandLineTool.full.run(["import", path])
    #expect(outcome == Outcome(output: "wrote \(spec)\n  added: a() of P\n\(Self.next)"))
    #expect(CommandLineTool.full.run(["import", path, "--check"]) == Outcome())
    #expect(
      CommandLineTool.full.run(["import", path]).output == "\(spec) is up to date\n"
    )
  }

  @Test func `a requirement called like the registry is imported once that has another name`()
    throws
  {
    let folder = try Folder()
    try folder.write("protocol P: AnyObject { func delegates() -> Int? }", to: "P.swift")
    let outcome = CommandLineTool.full.run(["import", folder.path("P.swift")])
    #expect(outcome.errors.contains(#"rename that one with 'delegatesProperty'"#))
    let keys = #""declared": "P.swift", "delegatesProperty": "listeners""#
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "P", \#(keys) }] }"#,
      to: "P.delegates.json"
    )
    let second = CommandLineTool.full.run(["import", folder.path("P.swift")])
    #expect(second.output.hasSuffix("  added: delegates() of P\n"))
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
    #expect(outcome.output.contains("added: a() of P\n"))
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
              added: a() of P
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
        == "\(folder.path("Specs/P.delegates.json")) is up to date\n"
    )
    #expect(
      CommandLineTool.full.run([
        "generate", folder.path("Specs/P.delegates.json"), "--output", folder.path("Out"),
      ]) == Outcome()
    )
  }
}
