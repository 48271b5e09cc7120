import Foundation
import Testing

@testable import ForwarderGen

/// Runs that would write over a file that they read, or write one file twice.
@Suite("Files with two uses")
struct FileUsesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("protocol XDelegate: AnyObject { func x() }\n", to: "X.delegates.swift")
    try folder.write(Self.spec("X", in: "X.delegates.swift"), to: "X.delegates.json")
    // A protocol in a file that begins as generated ones do.
    let marked = "\(FileEmitter.firstLine)\nprotocol MarkedDelegate: AnyObject { func m() }\n"
    try folder.write(marked, to: "Out/Marked.swift")
    try folder.write(Self.spec("Marked", in: "Out/Marked.swift"), to: "Marked.delegates.json")
    try folder.write("\(FileEmitter.firstLine)\n", to: "Out/Orphan.swift")
    try FileManager.default.linkItem(
      atPath: folder.path("Out/Orphan.swift"),
      toPath: folder.path("Out/Orphan2.swift")
    )
    try folder.write(
      #"{ "version": 1, "protocols": [{ "protocol": "protocol B", "requirements": ["func b()"] }] }"#,
      to: "Base.delegates.json"
    )
    try folder.write("Other.swift\n", to: "list")
    try folder.write("import Foundation\n", to: "Other.swift")
    for (link, destination) in [
      ("Link.d", "Other.swift"), ("Here", "."), ("Linked.delegates.json", "Other.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link),
        withDestinationPath: destination
      )
    }
    try FileManager.default.linkItem(
      atPath: folder.path("X.delegates.json"),
      toPath: folder.path("Hard.d")
    )
  }

  private static func spec(_ name: String, in file: String) -> String {
    #"{ "version": 1, "protocols": [{ "protocol": "\#(name)Delegate", "declared": "\#(file)" }] }"#
  }

  /// Everything in ``folder``: the texts of files, and what links lead to.
  private func contents() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? [])
      .reduce(into: [:]) { contents, name in
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name))
        let text = try? folder.text(of: name)
        contents[name] = link.map { "→ \($0)" } ?? text ?? "a folder"
      }
  }

  private static let generate = ["generate", "X.delegates.json", "--output"]
  private static let listing = generate + ["Out", "--sources", "list"]

  private static let runs: [(arguments: [String], message: String)] = [
    (
      generate + ["."],
      "'X.delegates.swift', a Swift file that a spec names, and './X.delegates.swift', a file to"
    ),
    (generate + ["Here"], "'X.delegates.swift', a Swift file that a spec names, and 'Here/X."),
    (generate + [".", "--check"], "'./X.delegates.swift', a file to generate, are one file"),
    (
      generate + ["Out", "--depfile", "X.delegates.json"],
      "'X.delegates.json' is a spec, and the '--depfile': name another '--depfile'"
    ),
    (generate + ["Out", "--depfile", "Out/../Here/X.delegates.json"], "', are one file: name"),
    (generate + ["Out", "--depfile", "Hard.d"], "'X.delegates.json', a spec, and 'Hard.d'"),
    (
      generate + ["Out", "--depfile", "X.delegates.swift"],
      "'X.delegates.swift' is a Swift file that a spec names, and the '--depfile'"
    ),
    (
      generate + ["New/Out", "--depfile", "New/./x/../Out/X.delegates.swift"],
      "', the '--depfile', and 'New/Out/X.delegates.swift', a file to generate, are one file"
    ),
    (
      generate + ["Out", "--reference", "Base.delegates.json", "--depfile", "Base.delegates.json"],
      "'Base.delegates.json' is a '--reference', and the '--depfile'"
    ),
    (listing + ["--depfile", "list"], "'list' is the list of '--sources', and the '--depfile'"),
    (
      listing + ["--depfile", "Link.d"],
      "'Other.swift', a Swift file of the target, and 'Link.d', the '--depfile', are one"
    ),
    (
      ["generate", "Marked.delegates.json", "--output", "Out", "--prune"],
      "'Out/Marked.swift' is a Swift file that a spec names, and an orphan by its first line: move"
    ),
    (
      ["generate", "Marked.delegates.json", "--output", "Out", "--check"],
      "an orphan by its first line: move it to another folder, or remove that line"
    ),
    (
      ["import", "Other.swift", "--output", "Linked.delegates.json"],
      "'Other.swift', a Swift file to import from, and 'Linked.delegates.json', the '--output', are"
    ),
    (
      [
        "import", "--symbol-graph", "X.delegates.json", "--protocol", "X", "--output",
        "./X.delegates.json",
      ],
      "'X.delegates.json', a symbol graph, and './X.delegates.json', the '--output', are one file"
    ),
    (
      ["import", "Other.swift", "--output", "Linked.delegates.json", "--check"],
      "are one file: name another '--output'"
    ),
  ]

  @Test(arguments: runs.indices)
  func `a run that would write over what it reads says so, and touches nothing`(
    index: Int
  ) throws {
    let (arguments, message) = Self.runs[index]
    let before = try contents()
    let result = try Tool.result(of: arguments, in: folder)
    #expect(result.code == 64, "\(arguments)")
    #expect(result.errors.hasPrefix("forwarder-gen: error: '"), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try contents() == before)
  }

  @Test func `files that are only near each other are no obstacle`() throws {
    try folder.write("Other.swift\nX.delegates.swift\nNowhere.swift\n", to: "list")
    let result = try Tool.result(
      of: Self.listing + ["--reference", "Base.delegates.json", "--depfile", "Out/X.d", "--prune"],
      in: folder
    )
    #expect(result.code == 0, "\(result.errors)")
    let deleted = ["Marked", "Orphan", "Orphan2"].map { "deleted: Out/\($0).swift\n" }
    #expect(result.output == deleted.joined())
    // A second time, too.
    #expect(try Tool.result(of: Self.listing + ["--depfile", "Out/X.d"], in: folder).code == 0)
  }

  @Test func `a run writes to no file that has the name of its temporary one`() throws {
    try folder.write("kept", to: "kept")
    let path = folder.path("text.tmp")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "kept")
    try FileSystem.create(path, "new")
    #expect(try folder.text(of: "text.tmp") == "new")
    #expect(try folder.text(of: "kept") == "kept")
  }
}
