import Testing

@testable import ForwarderGen

/// Specs that name Swift files of their own target, of another one, and of none.
@Suite("Folders of Swift files")
struct SwiftFolderTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["App/Own", "App/Kit/Nested", "Kit/Other", "Stranger"] {
      let type = name.split(separator: "/").last.map { String($0) } ?? name
      try folder.write("public protocol \(type): AnyObject {}", to: "\(name).swift")
    }
  }

  private func errors(_ path: String, imports: String = "") throws -> String {
    let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let item = #"{ "protocol": "\#(name)", "declared": "\#(path)" }"#
    try folder.write(
      #"{ "version": 1, \#(imports)"protocols": [\#(item)] }"#,
      to: "App/App.delegates.json"
    )
    return
      try Tool.result(
        of: [
          "generate", "App/App.delegates.json", "--output", "Out", "--swift-folder", "App",
          "--swift-folder", "Kit", "--swift-folder", "App/Kit",
        ],
        in: folder
      )
      .errors
  }

  @Test func `a file of the own target needs no import`() throws {
    #expect(try errors("Own.swift") == "")
  }

  @Test(arguments: ["../Kit/Other.swift", "Kit/Nested.swift"])
  func `a file of another target needs the import of its module`(path: String) throws {
    let place = "App/App.delegates.json:1:"
    let message =
      "error: '\(path)' is in another target, and the spec does not import it: add "
      + "'\"imports\": [\"Kit\"]', with the name of its module\n"
    let said = try errors(path)
    #expect(said.hasPrefix(place) && said.hasSuffix(message), "\(said)")
    #expect(try errors(path, imports: #""imports": ["Kit"], "#) == "")
  }

  /// The default implementation is in another file of the target, so the requirement is optional.
  @Test(arguments: [[], ["--swift-folder", "Xcode"]])
  func `the tool looks in the whole folder where nobody lists the files`(options: [String]) throws {
    let place = options.isEmpty ? "Xcode/Specs" : "Xcode"
    try folder.write(
      #"""
      {
        "version": 1,
        "protocols": [
          {
            "protocol": "Named",
            "requirements": [{ "requirement": "name()", "dispatch": "first", "default": "\"\"" }]
          }
        ]
      }
      """#,
      to: "Xcode/Specs/Named.delegates.json"
    )
    try folder.write("protocol Named: AnyObject { func name() -> String }", to: "\(place)/A.swift")
    try folder.write("extension Named { func name() -> String { \"\" } }", to: "\(place)/B.swift")
    let generate = ["generate", "--output", "Xcode/Specs", "--no-source-locations"] + options
    // The second run finds what the first one has generated.
    for _ in 0..<2 {
      let result = try Tool.result(of: generate + ["Xcode/Specs/Named.delegates.json"], in: folder)
      #expect(result.errors == "")
    }
    let text = try folder.text(of: "Xcode/Specs/Named.delegates.swift")
    #expect(text.contains(": MultiDelegateRuntime.DelegateReference {"))
    let explain = ["explain", "Xcode/Specs/Named.delegates.json"] + options
    #expect(try Tool.result(of: explain, in: folder).output.contains("name() (optional)"))
  }

  @Test func `a file of no target is an error`() throws {
    #expect(try errors("../Stranger.swift").contains("belongs neither to this target nor"))
  }

  @Test(arguments: [nil, "protocol Base: AnyObject { func own() }"])
  func `a spec of another target means the protocols there`(own: String?) throws {
    try folder.write("public protocol Base: AnyObject { func base() }", to: "Kit/Base.swift")
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "Base" }] }"#,
      to: "Kit/Kit.delegates.json"
    )
    try folder.write(own ?? "", to: "App/Base.swift")
    let heir = "import Kit\nprotocol Heir: \(own == nil ? "Base" : "Kit.Base") { func heir() }"
    try folder.write(heir, to: "App/Heir.swift")
    let result = try generateListed(#""protocol": "Heir""#)
    #expect(result.errors == "")
    let text = try folder.text(of: "Out/App.delegates.swift")
    #expect(text.contains("func base()") && !text.contains("func own()"))
  }

  @Test func `a name in two targets that a spec imports is unclear`() throws {
    try folder.write("public protocol Twice: AnyObject {}", to: "Kit/Twice.swift")
    try folder.write("public protocol Twice: AnyObject {}", to: "App/Kit/Twice.swift")
    #expect(
      try generateListed(#""protocol": "Twice""#, imports: #""imports": ["Kit"], "#).errors
        .contains("several files declare a protocol 'Twice'")
    )
  }

  /// A manifest may give the target of a module a folder of any name.
  @Test(arguments: ["Kit=", ""])
  func `the module of another target may have another name than its folder`(module: String) throws {
    try folder.write("public typealias Done = () -> Void", to: "Libraries/Core/Done.swift")
    try folder.write("public protocol Base: AnyObject {}", to: "Libraries/Core/Base.swift")
    try folder.write(
      "import Kit\nprotocol Heir: AnyObject { func load(_ done: Done?) }",
      to: "App/Heir.swift"
    )
    try folder.write(
      #"""
      {
        "version": 1,
        "imports": ["Kit"],
        "protocols": [{ "protocol": "Heir" }, { "protocol": "Base" }]
      }
      """#,
      to: "App/App.delegates.json"
    )
    let result = try Tool.result(
      of: [
        "generate", "App/App.delegates.json", "--output", "Out", "--swift-folder", "App",
        "--swift-folder", "\(module)Libraries/Core",
      ],
      in: folder
    )
    #expect(result.errors.contains("takes an escaping closure"), "\(result.errors)")
    #expect(result.errors.contains("declares a protocol 'Base'") == module.isEmpty)
  }

  /// Generates the forwarder of `item` in a run that knows all files of the targets.
  private func generateListed(_ item: String, imports: String = "") throws -> Tool.Result {
    try folder.write(
      #"{ "version": 1, \#(imports)"protocols": [{ \#(item) }] }"#,
      to: "App/App.delegates.json"
    )
    let names = ["App/Base", "App/Heir", "App/Kit/Twice", "Kit/Base", "Kit/Twice"]
    try folder.write(names.map { "\($0).swift\n" }.joined(), to: "list")
    let reference =
      folder.files().contains("Kit/Kit.delegates.json")
      ? ["--reference", "Kit/Kit.delegates.json"] : []
    let arguments = [
      "generate", "App/App.delegates.json", "--output", "Out", "--sources", "list",
      "--swift-folder", "App", "--swift-folder", "Kit", "--swift-folder", "App/Kit",
    ]
    return try Tool.result(of: arguments + reference, in: folder)
  }

  // MARK: Extensions of other targets' protocols

  private static let entry =
    #"{ "requirement": "name()", "dispatch": "first", "default": "\"\"" }"#

  /// What the forwarder of the protocol `name` in `App` does, which has a file with `text` and is in a package
  /// with `Kit`.
  private func explained(
    _ name: String,
    _ text: String,
    _ entries: String = "",
    references: [String] = []
  ) throws -> String {
    try folder.write(#"["App", "Kit"]"#, to: "Package/Package.swift")
    try folder.write(
      "public protocol Named: AnyObject { func name() -> String }",
      to: "Package/Sources/Kit/Named.swift"
    )
    let kit =
      #"{ "version": 1, "protocols": [{ "protocol": "Named", "requirements": [\#(Self.entry)] }] }"#
    try folder.write(kit, to: "Package/Sources/Kit/Specs/Kit.delegates.json")
    try folder.write("import Kit\n\(text)", to: "Package/Sources/App/App.swift")
    try folder.write(
      #"""
      {
        "version": 1,
        "imports": ["Kit"],
        "protocols": [{ "protocol": "\#(name)", "requirements": [\#(entries)] }]
      }
      """#,
      to: "Package/Sources/App/App.delegates.json"
    )
    let arguments = [
      "explain", "Package/Sources/App/App.delegates.json", "--reference",
      "Package/Sources/Kit/Specs/Kit.delegates.json",
    ]
    let others = references.flatMap {
      ["--reference", "Package/Sources/Kit/Specs/\($0).delegates.json"]
    }
    let run = try Tool.result(of: arguments + others, in: folder)
    #expect(run.errors == "")
    return run.output
  }

  @Test(arguments: [
    "protocol Heir: Named {}\nextension Named",
    "protocol Heir: Kit.Named {}\nextension Kit.Named",
    "typealias Base = Named\nprotocol Heir: Base {}\nextension Base",
    "protocol Heir: Named {}\nextension Heir",
    "protocol Heir: Named {}\nextension Named where Self: Error",
  ])
  func `an extension implements what a protocol of another target requires`(text: String) throws {
    let output = try explained("Heir", "\(text) { func name() -> String { String() } }")
    #expect(output.contains("name() (optional)"), "\(output)")
  }

  @Test func `an extension implements for another target's protocol that the spec names`() throws {
    let member = "{ func name() -> String { String() } }"
    let item = #"Named", "forwarder": "MultiOwn"#
    let output = try explained(item, "extension Named \(member)", Self.entry)
    #expect(output.contains("name() (optional)"), "\(output)")
  }

  @Test func `an own protocol of the same name has its own extensions`() throws {
    let text = "protocol Named {}\nextension Named { func name() -> String { String() } }"
    let output = try explained("Heir", "\(text)\nprotocol Heir: Kit.Named {}")
    #expect(output.contains("name()") && !output.contains("optional"), "\(output)")
  }

  @Test func `an extension of an indirect base in another target is found`() throws {
    try folder.write("public protocol Root: AnyObject {}", to: "Package/Sources/Kit/Root.swift")
    let heir = "protocol Heir: Middle { func name() -> String }\nextension Root"
    let own = "public protocol Middle: Root {}"
    try folder.write(own, to: "Package/Sources/Kit/Middle.swift")
    let spec = #"{ "version": 1, "protocols": [{ "protocol": "Middle" }, { "protocol": "Root" }] }"#
    try folder.write(spec, to: "Package/Sources/Kit/Specs/Root.delegates.json")
    let output = try explained(
      "Heir",
      "\(heir) { func name() -> String { String() } }",
      Self.entry,
      references: ["Root"]
    )
    #expect(output.contains("name() (optional)"), "\(output)")
  }

  @Test(arguments: [("Base.delegates.json", "App/Specs"), ("App/Deep/Base.delegates.json", "App")])
  func `a reference in a folder around or in the target's own does not take its files`(
    reference: String,
    own: String
  ) throws {
    try folder.write(#"{ "version": 1, "protocols": [{ "protocol": "Base" }] }"#, to: reference)
    try folder.write("protocol Base { func base() }", to: "App/Deep/Base.swift")
    try folder.write("protocol Heir: Base { func heir() }", to: "App/Heir.swift")
    try folder.write("App/Heir.swift\nApp/Deep/Base.swift\n", to: "list")
    let spec = "\(own)/App.delegates.json"
    try folder.write(#"{ "version": 1, "protocols": [{ "protocol": "Heir" }] }"#, to: spec)
    let result = try Tool.result(
      of: [
        "generate", spec, "--output", "Out", "--sources", "list", "--reference", reference,
      ],
      in: folder
    )
    #expect(result.errors == "")
  }

  @Test func `an extension beside the protocol is found from another target, too`() throws {
    try folder.write(
      "extension Named { public func name() -> String { String() } }",
      to: "Package/Sources/Kit/Extension.swift"
    )
    #expect(try explained("Heir", "protocol Heir: Named {}").contains("name() (optional)"))
  }

  @Test func `without an extension, nothing is optional`() throws {
    #expect(try !explained("Heir", "protocol Heir: Named {}").contains("optional"))
  }

  // MARK: Files that are somewhere else

  /// What is said about the protocol `name` in the file at `path`, of a target with the listed files.
  private func said(of name: String, in path: String, isAbsolute: Bool) throws -> String {
    try folder.write("protocol Moved: AnyObject {}", to: "App/Deep/Moved.swift")
    try folder.write("enum Outer { protocol Inner: AnyObject {} }", to: "App/Outer.swift")
    try folder.write("// Moved\nprotocol Broken: AnyObject {", to: "App/Broken.swift")
    let files = ["App/Broken", "App/Own", "App/Outer", "App/Deep/Moved"].map { "\($0).swift" }
    let list = files.map { isAbsolute ? folder.path($0) : $0 }.joined(separator: "\n")
    try folder.write(list + "\n", to: "list")
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "\#(name)", "declared": "\#(path)" }] }"#,
      to: "App/Specs/App.delegates.json"
    )
    let spec = "App/Specs/App.delegates.json"
    let paths = [isAbsolute ? folder.path(spec) : spec, "--output", "Out", "--sources", "list"]
    let result = try Tool.result(of: ["generate"] + paths, in: folder)
    return result.errors.replacing(folder.path(""), with: "")
  }

  @Test(arguments: [
    (
      "Moved", "Moved.swift", 66,
      "cannot read 'App/Specs/Moved.swift': ENOENT: write '../Deep/Moved.swift'"
    ),
    (
      "Moved", "../Renamed.swift", 66,
      "cannot read 'App/Renamed.swift': ENOENT: write '../Deep/Moved.swift'"
    ),
    (
      "Moved", "../Own.swift", 45,
      "there is no protocol 'Moved' in '../Own.swift': write '\"declared\": \"../Deep/Moved.swift\"', "
        + "which has it"
    ),
    (
      "Outer.Inner", "Inner.swift", 72,
      "cannot read 'App/Specs/Inner.swift': ENOENT: write '../Outer.swift'"
    ),
    (
      "Owm", "../Own.swift", 45, "there is no protocol 'Owm' in '../Own.swift': did you mean 'Own'?"
    ),
    (
      "Lost", "Lost.swift", 65,
      "cannot read 'App/Specs/Lost.swift': ENOENT (a path in 'declared' begins at the folder of the "
        + "spec)"
    ),
  ])
  func `a file of the target that is meant is named as the spec would write it`(
    name: String,
    path: String,
    column: Int,
    message: String
  ) throws {
    let expected = message.replacing("ENOENT", with: "No such file or directory")
    for isAbsolute in [true, false] {
      let said = try said(of: name, in: path, isAbsolute: isAbsolute)
      #expect(said == "App/Specs/App.delegates.json:1:\(column): error: \(expected)\n")
    }
  }
}
