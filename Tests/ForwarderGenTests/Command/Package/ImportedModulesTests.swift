import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("Modules that an import needs")
struct ImportedModulesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func imported(
    _ arguments: [String],
    for target: PackageGraph.Target,
    in packages: [PackageGraph.Package]
  ) throws -> ImportedModules {
    let graph = PackageGraph(packages: packages)
    let options = try ImportOptions(
      arguments + ["--protocol", "P", "--target", target.name],
      for: graph
    )
    return ImportedModules(of: options, for: target, in: graph)
  }

  private func missing(
    _ module: String,
    for target: PackageGraph.Target,
    in packages: PackageGraph.Package...
  ) throws -> [String] {
    try imported(["--module", module], for: target, in: packages).missingDependencies()
  }

  @Test func `what a target depends on, and itself, is not missing`() throws {
    let kit = try folder.target("Kit", ["Kit.swift": ""])
    let feed = try folder.target("Feed", ["Feed.swift": ""], dependencies: [kit])
    let package = folder.package([feed, kit])
    #expect(try missing("Kit", for: feed, in: package) == [])
    #expect(try missing("Foundation", for: feed, in: package) == [])
    try folder.write("{}", to: "Feed.delegates.json")
    let file = folder.path("Sources/Feed/Feed.swift")
    let own = try imported([file], for: feed, in: [package])
    #expect(try own.missingDependencies() == [])
    #expect(own.missingImports(in: folder.path("Feed.delegates.json")) == [])
  }

  @Test func `a target of the same package is to be added by its name`() throws {
    let kit = try folder.target("Big-Kit", ["Kit.swift": ""])
    let feed = try folder.target("Feed")
    let package = folder.package([feed, kit])
    let way =
      "target 'Feed' does not depend on module 'Big_Kit': add '.target(name: \"Big-Kit\")' to the "
      + "'dependencies' of 'Feed' in Package.swift"
    #expect(try missing("Big_Kit", for: feed, in: package) == [way])
    let twice = ["Sources/Big-Kit/Kit.swift", "Sources/Feed/../Big-Kit/Kit.swift"]
      .map(folder.path)
    #expect(try imported(twice, for: feed, in: [package]).missingDependencies() == [way])
  }

  @Test func `a module that depends on the target cannot be imported`() throws {
    let feed = try folder.target("Feed")
    let app = try folder.target("App", dependencies: [feed])
    let error = #expect(throws: UsageError.self) {
      try missing("App", for: feed, in: folder.package([feed, app]))
    }
    #expect(
      error?.message
        == "target 'Feed' cannot import module 'App', which depends on it: write the spec into that target, with "
        + "'--source FILE --target App'"
    )
  }

  @Test func `of another package's libraries, the one of the module's name comes first`() throws {
    let base = try folder.target("Base", at: "Other/Base")
    let kit = try folder.target("Kit", at: "Other/Kit", dependencies: [base])
    let tool = try folder.target("Tool", at: "Other/Tool")
    let other = folder.package(
      [base, kit, tool],
      id: "other",
      libraries: [("Everything", [kit, tool]), ("Kit", [kit])]
    )
    let feed = try folder.target("Feed")
    let package = folder.package([feed], dependencies: [other])
    func product(for module: String) throws -> String? {
      try missing(module, for: feed, in: package, other).first?.split(separator: "'").dropFirst(5)
        .first
        .map { String($0) }
    }
    let graph = PackageGraph(packages: [package, other])
    #expect(graph.modules(ofProduct: "Kit") == ["Kit"])
    #expect(graph.modules(ofProduct: "Everything") == ["Kit", "Tool"])
    #expect(graph.modules(ofProduct: "Base") == [])
    #expect(try product(for: "Kit") == ".product(name: \"Kit\", package: \"other\")")
    #expect(try product(for: "Tool") == ".product(name: \"Everything\", package: \"other\")")
    #expect(try product(for: "Base") == ".product(name: \"Everything\", package: \"other\")")
  }

  @Test func `a module without a library cannot be imported, and a package may have to be added`()
    throws
  {
    let hidden = try folder.target("Hidden", at: "Far/Hidden")
    let kit = try folder.target("Kit", at: "Far/Kit")
    let far = folder.package([hidden, kit], id: "far", libraries: [("Kit", [kit])])
    let near = folder.package([], id: "near", dependencies: [far])
    let feed = try folder.target("Feed")
    let package = folder.package([feed], dependencies: [near])
    #expect(
      try missing("Hidden", for: feed, in: package, near, far) == [
        "target 'Feed' does not depend on module 'Hidden': no library of package 'far' has it, so no target can "
          + "import it"
      ]
    )
    #expect(
      try missing("Kit", for: feed, in: package, near, far) == [
        "target 'Feed' does not depend on module 'Kit': add '.product(name: \"Kit\", package: \"far\")' to the "
          + "'dependencies' of 'Feed' in Package.swift, and package 'far' to those of the package"
      ]
    )
  }

  @Test(arguments: [
    (#".package(url: "https://example.com/Kit.git", from: "1.0.0")"#, "kit"),
    (#".package(name: "KitNamed", path: "../Kit")"#, "KitNamed"),
    (
      #".package(name: "Wrong", path: "../Other"), .package( name: "Right" , path: "kit" )"#,
      "Right"
    ),
    (#".package(name: "The Kit", path: somewhere)"#, "The Kit"),
    (#".package(name: "Another", path: somewhere)"#, "kit"),
  ])
  func `a package has the name that the manifest states`(manifest: String, name: String) throws {
    try folder.write(manifest, to: "Package.swift")
    let kit = try folder.target("Kit", at: "Other/Kit")
    let other = folder.package([kit], id: "kit", named: "The Kit", libraries: [("Kit", [kit])])
    let feed = try folder.target("Feed")
    let package = folder.package([feed], dependencies: [other])
    let messages = try missing("Kit", for: feed, in: package, other)
    #expect(messages.first?.contains("package: \"\(name)\")") == true)
  }

  @Test func `a spec has to import the module of a Swift file, in any form`() throws {
    let kit = try folder.target("Kit", ["Kit.swift": ""])
    let feed = try folder.target("Feed", dependencies: [kit])
    let package = folder.package([feed, kit])
    let spec = folder.path("Feed.delegates.json")
    let file = folder.path("Sources/Kit/Kit.swift")
    func missing(_ imports: String, _ arguments: [String]) throws -> [String] {
      try folder.write(imports, to: "Feed.delegates.json")
      return try imported(arguments, for: feed, in: [package]).missingImports(in: spec)
    }
    let message =
      "the spec does not import module 'Kit', which declares the protocol: add '\"imports\": [\"Kit\"]' to "
      + "'\(spec)'"
    #expect(try missing("{}", [file]) == [message])
    #expect(try missing(#"{ "imports": ["KitToo"] }"#, [file]) == [message])
    #expect(try missing(#"{ "imports": ["Kit"] }"#, [file]) == [])
    #expect(try missing(#"{ "imports": ["@testable public import Kit"] }"#, [file]) == [])
    #expect(try missing(#"{ "imports": [{ "import": "Kit", "if": "DEBUG" }] }"#, [file]) == [])
    #expect(try missing("{}", ["--module", "Kit"]) == [])
  }

  @Test func `a protocol that a dependency forwards already is named`() throws {
    let heads =
      #"{ "protocols": [{ "protocol": "public protocol Player: AnyObject" }, { "protocol": "Feed<Item>" }] }"#
    let kit = try folder.target("Kit", ["Kit.delegates.json": heads, "Broken.delegates.json": "{"])
    let feed = try folder.target("Feed", dependencies: [kit])
    let modules = try imported(["--module", "Kit"], for: feed, in: [folder.package([feed, kit])])
    let path = folder.path("Sources/Kit/Kit.delegates.json")
    #expect(
      modules.forwardedElsewhere(["Feed", "Other", "Player"])
        == ["Feed", "Player"]
        .map {
          "'\(path)', of target 'Kit', has '\($0)' already: use the forwarder there, or give this one another name "
            + "with 'forwarder'"
        }
    )
  }
}
