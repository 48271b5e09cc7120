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

  private static let runs: [(arguments: [String], owner: String, other: String?)] = [
    (generate + ["."], "./X.delegates.swift", "X.delegates.swift"),
    (generate + ["Here"], "Here/X.delegates.swift", "X.delegates.swift"),
    (generate + [".", "--check"], "./X.delegates.swift", "X.delegates.swift"),
    (generate + ["Out", "--depfile", "X.delegates.json"], "X.delegates.json", nil),
    (
      generate + ["Out", "--depfile", "Out/../Here/X.delegates.json"],
      "Out/../Here/X.delegates.json", "X.delegates.json"
    ),
    (generate + ["Out", "--depfile", "Hard.d"], "Hard.d", "X.delegates.json"),
    (generate + ["Out", "--depfile", "X.delegates.swift"], "X.delegates.swift", nil),
    (
      generate + ["New/Out", "--depfile", "New/./x/../Out/X.delegates.swift"],
      "New/Out/X.delegates.swift", "New/./x/../Out/X.delegates.swift"
    ),
    (
      generate + ["Out", "--reference", "Base.delegates.json", "--depfile", "Base.delegates.json"],
      "Base.delegates.json", nil
    ),
    (listing + ["--depfile", "list"], "list", nil),
    (listing + ["--depfile", "Link.d"], "Link.d", "Other.swift"),
    (
      ["generate", "Marked.delegates.json", "--output", "Out", "--prune"], "Out/Marked.swift", nil
    ),
    (
      ["generate", "Marked.delegates.json", "--output", "Out", "--check"], "Out/Marked.swift", nil
    ),
    (
      ["import", "Other.swift", "--output", "Linked.delegates.json"], "Linked.delegates.json",
      "Other.swift"
    ),
    (
      [
        "import", "--symbol-graph", "X.delegates.json", "--protocol", "X", "--output",
        "./X.delegates.json",
      ],
      "./X.delegates.json", "X.delegates.json"
    ),
    (
      ["import", "Other.swift", "--output", "Linked.delegates.json", "--check"],
      "Linked.delegates.json", "Other.swift"
    ),
  ]

  @Test(arguments: runs.indices)
  func `a run that would write over what it reads says so, and touches nothing`(
    index: Int
  ) throws {
    let (arguments, owner, other) = Self.runs[index]
    let before = try contents()
    let result = try Tool.result(of: arguments, in: folder)
    #expect(result.code == 64, "\(arguments)")
    #expect(
      result.errors
        == "forwarder-gen: error: '\(owner)' would be written or deleted, and has another use in this run"
        + (other.map { ", as '\($0)'" } ?? "") + ": name another output, or move the file\n"
    )
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

  @Test func `a path with a line break stands in no depfile`() throws {
    let result = try Tool.result(of: Self.generate + ["O\nut", "--depfile", "X.d"], in: folder)
    #expect(result.code != 0)
    #expect(result.errors.contains("cannot stand in a depfile: rename it"))
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
