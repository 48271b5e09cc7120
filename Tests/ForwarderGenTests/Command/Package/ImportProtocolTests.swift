import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("The command import of the plugin")
struct ImportProtocolTests {
  private let folder: Folder
  private let kit: PackageGraph.Target
  private let feed: PackageGraph.Target

  init() throws {
    folder = try Folder()
    kit = try folder.target(
      "Kit",
      [
        "Notes.txt": "protocol P", "A.swift": "// protocolP\nlet x: any P\nprotocol Q {}",
        "Kit.swift": "public protocol P {}",
      ]
    )
    feed = try folder.target(
      "Feed",
      [
        "Feed.swift": "protocol FeedDelegate: Base { func ending() -> Bool? }",
        "Base.swift": "protocol Base: AnyObject { func begin() }",
        "Base.delegates.json": #"{ "version": 1, "protocols": [{ "protocol": "Base" }] }"#,
      ],
      excluded: ["Base.delegates.json"],
      dependencies: [kit]
    )
  }

  private var package: MadePackage {
    MadePackage(folder: folder, packages: [folder.package([feed, kit])])
  }

  private func result(_ code: Int32, _ message: String) -> Tool.Result {
    Tool.Result(code: code, output: "", errors: "forwarder-gen: error: \(message)\n")
  }

  // MARK: Swift files

  @Test func `the spec of a Swift file inherits from those of the targets`() throws {
    let arguments = ["import", "Sources/Feed/Feed.swift", "--target", "Feed"]
    let run = try package.run(arguments)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("wrote Sources/Feed/Feed.delegates.json\n  FeedDelegate: new"))
    #expect(try folder.text(of: "Sources/Feed/Feed.delegates.json").contains("ending()"))
    #expect(
      try package.run(arguments + ["--check"]) == Tool.Result(code: 0, output: "", errors: "")
    )
    try folder.write(
      "protocol FeedDelegate: Base { func endings() -> Bool? }",
      to: "Sources/Feed/Feed.swift"
    )
    let spec = "Sources/Feed/Feed.delegates.json"
    let drift = try package.run(arguments + ["--check"])
    #expect(drift.code == 1)
    #expect(drift.errors.contains("/\(spec):"))
    #expect(drift.errors.contains("did you mean 'endings()'?"), "\(drift.errors)")
  }

  @Test func `a package behind a link has each spec once`() throws {
    try folder.write(
      "protocol Second: FeedDelegate {}",
      to: "Sources/Feed/Second.swift"
    )
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "FeedDelegate", "requirements": [{ "requirement": "ending()", "dispatch": "firstNonNil" }] }] }"#,
      to: "Sources/Feed/Feed.delegates.json"
    )
    let link = folder.path("Work/Link")
    try FileManager.default.createDirectory(
      atPath: folder.path("Work"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    func linked(_ target: PackageGraph.Target) -> PackageGraph.Target {
      PackageGraph.Target(
        id: target.id,
        name: target.name,
        module: target.module,
        folder: target.folder.replacing(folder.path, with: link),
        files: target.files.map { $0.replacing(folder.path, with: link) },
        dependencies: target.dependencies
      )
    }
    let package = MadePackage(
      folder: folder,
      packages: [folder.package([linked(feed), linked(kit)])]
    )
    let run = try package.run("import", "Sources/Feed/Second.swift", "--target", "Feed")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `what the target and the spec lack is a warning, behind what was written`() throws {
    let arguments = [
      "import", "Sources/Kit/Kit.swift", "--target", "Feed", "--output",
      "Sources/Feed/P.delegates.json",
    ]
    let run = try package.run(arguments)
    let warning =
      "forwarder-gen: warning: the spec does not import module 'Kit', which declares the protocol: add "
      + "'\"imports\": [\"Kit\"]' to 'Sources/Feed/P.delegates.json'\n"
    #expect(run.code == 0)
    #expect(run.errors == warning)
    #expect(try package.run(arguments + ["--check"]).errors == warning)
  }

  // MARK: Modules

  private static let ofKit = [
    "import", "--module", "Kit", "--protocol", "P", "--target", "Feed",
  ]

  @Test func `the plugin is asked for a target's symbol graphs, and imports from them`() throws {
    var package = package
    #expect(try package.run(Self.ofKit) == Tool.Result(code: 0, output: "", errors: ""))
    #expect(try folder.text(of: "Work/Needed symbol graphs.txt") == "Kit\n")
    #expect(!folder.files().contains("Sources/Feed/Kit.delegates.json"))
    try folder.write(symbolGraph(of: "Kit", ["func a() -> Bool?"]), to: "Graphs/Kit.symbols.json")
    try folder.write("{", to: "Graphs/Other.symbols.json")
    package.symbolGraphs = ["Kit": folder.path("Graphs")]
    let run = try package.run(Self.ofKit)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        """
        wrote Sources/Feed/Kit.swiftinterface
        wrote Sources/Feed/Kit.delegates.json
          P: new, 1 decision

        """
      )
    )
    #expect(
      try package.run(Self.ofKit + ["--check"]) == Tool.Result(code: 0, output: "", errors: "")
    )
    try FileManager.default.removeItem(atPath: folder.path("Graphs/Kit.symbols.json"))
    #expect(
      try package.run(Self.ofKit)
        == result(66, "cannot read what '\(folder.path("Graphs"))' has about module 'Kit'")
    )
  }

  @Test(arguments: [("fatalError", ""), ("no space left", " (SwiftPM says: no space left)")])
  func `a target that does not compile may be imported from its file`(
    reason: String,
    told: String
  )
    throws
  {
    var package = package
    package.failures = ["Kit": reason]
    #expect(
      try package.run(Self.ofKit)
        == result(
          66,
          "target 'Kit' does not compile, and its module is read from the build\(told): correct the errors above, or "
            + "write '--source Sources/Kit/Kit.swift' instead of '--module Kit', which compiles nothing"
        )
    )
    // Nobody can write to the files of another package.
    package.packages = [folder.package([feed]), folder.package([kit], id: "kit")]
    #expect(
      try package.run(Self.ofKit)
        == result(
          66,
          "target 'Kit' does not compile, and its module is read from the build\(told)"
        )
    )
  }

  @Test func `a module of the toolchain is extracted, and a target of that name comes first`()
    throws
  {
    var package = package
    let programs = StandIns(folder: folder)
    try folder.write(symbolGraph(of: "Far", ["func far()"]), to: "Far.json")
    package.programs = [
      "swift-symbolgraph-extract": try programs.write(
        "swift-symbolgraph-extract",
        #"echo "$*" >ran; while [ "$1" != -output-dir ]; do shift; done; cp Far.json "$2/Far.symbols.json""#
      ),
      "swiftc": try programs.write(
        "swiftc",
        #"echo warning; echo '{ "target": { "triple": "made-up" } }'"#
      ),
    ]
    let run = try package.run(
      "import",
      "--module",
      "Far",
      "--protocol",
      "P",
      "--target",
      "Feed"
    )
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("wrote Sources/Feed/Far.swiftinterface\n"))
    let ran = try folder.text(of: "ran")
    #expect(ran.hasPrefix("-module-name Far -minimum-access-level public -output-dir "))
    #if !os(macOS)
    #expect(ran.hasSuffix(" -target made-up\n"))
    #endif
    // What it wrote has gone.
    #expect(folder.files().filter { $0.hasPrefix("Work/") } == ["Work/Package.json"])
    try folder.write("", to: "ran")
    _ = try package.run(Self.ofKit)
    #expect(try folder.text(of: "ran") == "")
  }

  @Test(arguments: [
    (
      "Kiit",
      "cannot read module 'Kiit' (did you mean 'Kit'?); swift-symbolgraph-extract says: Couldn't load module 'Kiit'"
    ),
    (
      "Foundatoin",
      "cannot read module 'Foundatoin' (did you mean 'Foundation'?); swift-symbolgraph-extract says: Couldn't load "
        + "module 'Foundatoin'"
    ),
    (
      "Everything",
      "'Everything' is a product and no module: write '--module Feed' or '--module Kit'"
    ),
  ])
  func `a module that cannot be read`(module: String, message: String) throws {
    var package = package
    package.packages = [folder.package([feed, kit], libraries: [("Everything", [feed, kit])])]
    let script =
      "echo \"Couldn't load module '$2'\"; echo 'Current visible modules:'; echo Foundation; exit 1"
    let programs = StandIns(folder: folder)
    package.programs = [
      "swift-symbolgraph-extract": try programs.write("swift-symbolgraph-extract", script),
      "swiftc": try programs.write("swiftc", #"echo '{ "target": { "triple": "made-up" } }'"#),
    ]
    let run = try package.run(
      "import",
      "--module",
      module,
      "--protocol",
      "P",
      "--target",
      "Feed"
    )
    #expect(run == result(66, message))
  }

  // MARK: Arguments

  @Test(arguments: [
    ("", "say what to import from: name a Swift file, or '--module NAME'"),
    ("A.swift --trget Feed", "unknown option '--trget': did you mean '--target'?"),
    ("A.swift --target Fed", "this package has no target 'Fed': did you mean 'Feed'?"),
    (
      "--module Kit --protocol P --target Fed",
      "this package has no target 'Fed': did you mean 'Feed'?"
    ),
    (
      "--module Feed --protocol P --target Feed",
      "module 'Feed' is that of target 'Feed' itself, whose spec reads the Swift file: write "
        + "'--source FILE.swift' instead of '--module Feed'"
    ),
    (
      "--module Feed --protocol P --target Kit",
      "target 'Kit' cannot import module 'Feed', which depends on it: write the spec into that target, with "
        + "'--source FILE --target Feed'"
    ),
    (
      "A.swift --allow-writing-to-package-directory",
      "write '--allow-writing-to-package-directory' before 'multidelegate': swift package "
        + "--allow-writing-to-package-directory multidelegate …"
    ),
  ])
  func `what cannot be understood is named`(line: String, message: String) throws {
    let words = line.split(separator: " ").map { String($0) }
    #expect(try package.run(["import"] + words) == result(64, message))
  }

  @Test func `a target of a package is in no SDK`() throws {
    #expect(
      try package.run(Self.ofKit + ["--sdk", "iphoneos"])
        == result(
          66,
          "module 'Kit' is built from target 'Kit' and is in no SDK: import it without '--sdk iphoneos'"
        )
    )
  }
}
