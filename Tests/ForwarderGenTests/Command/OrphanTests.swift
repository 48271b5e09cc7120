import Foundation
import Testing

@testable import ForwarderGen

/// Generated files whose spec is gone, beside files that the tool must leave alone.
@Suite("Orphaned files")
struct OrphanTests {
  private let folder: Folder

  /// The orphans of ``folder``.
  private let orphans = ["Out/Old.delegates.swift", "Out/Renamed.swift", "Out/Windows.swift"]

  init() throws {
    folder = try Folder()
    for name in ["Good", "Old"] {
      let spec = declared("protocol \(name)Delegate: AnyObject", #""func a()""#)
      let text = #"{ "version": 1, "protocols": [\#(spec)] }"#
      try folder.write(text, to: "\(name).delegates.json")
    }
    let result = try Tool.run(
      "generate",
      "Good.delegates.json",
      "Old.delegates.json",
      "--output",
      "Out",
      in: folder
    )
    try #require(result == Tool.Result(code: 0, output: "", errors: ""))
    let generated = try folder.text(of: "Out/Old.delegates.swift")
    try folder.write(generated, to: "Out/Renamed.swift")
    try folder.write(generated.replacing("\n", with: "\r\n"), to: "Out/Windows.swift")
    // None of these is one.
    try folder.write(generated, to: "Out/Inner/Old.delegates.swift")
    try folder.write(generated, to: "Out/Folder.swift/Old.delegates.swift")
    try folder.write(generated, to: "Out/Notes.txt")
    try folder.write("\n" + generated, to: "Out/Second.swift")
    try folder.write("import Foundation\n", to: "Out/Hand.swift")
    try folder.write("", to: "Out/Empty.swift")
    try folder.write(FileEmitter.firstLine + " More.\n", to: "Out/Longer.swift")
    try folder.write(String(FileEmitter.firstLine.dropLast()), to: "Out/Shorter.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Out/Link.swift"),
      withDestinationPath: "Old.delegates.swift"
    )
    // A file system that ignores case, or normalizes names, shows an output under another name.
    try FileManager.default.linkItem(
      atPath: folder.path("Out/Good.delegates.swift"),
      toPath: folder.path("Out/Alias.swift")
    )
  }

  private func generate(_ arguments: String..., spec: String = "Good") throws -> Tool.Result {
    try Tool.result(
      of: ["generate", "\(spec).delegates.json", "--output", "Out/"] + arguments,
      in: folder
    )
  }

  private func errors(_ way: String) -> String {
    "forwarder-gen: error: run the same command \(way) '--check' to update\n"
  }

  @Test func `checking lists every orphan, and deletes none`() throws {
    let before = folder.files()
    let list = orphans.map { "orphaned: \($0)\n" }.joined()
    let way = errors("with '--prune' instead of")
    #expect(try generate("--check") == Tool.Result(code: 1, output: list, errors: way))
    let update = errors("without")
    let pruning = try generate("--check", "--prune")
    #expect(pruning == Tool.Result(code: 1, output: list, errors: update))
    #expect(folder.files() == before)
  }

  @Test func `checking lists orphans behind what is missing or stale`() throws {
    try FileManager.default.removeItem(atPath: folder.path("Out/Good.delegates.swift"))
    let output = try generate("--check").output.split(separator: "\n")
    // Nothing tells any more that it is another name of that file.
    let more = ["Out/Alias.swift"] + orphans
    #expect(output == ["missing: Out/Good.delegates.swift"] + more.map { "orphaned: \($0)" })
  }

  @Test func `generating deletes orphans only when it is asked to`() throws {
    let before = folder.files()
    #expect(try generate() == Tool.Result(code: 0, output: "", errors: ""))
    #expect(folder.files() == before)
    let list = orphans.map { "deleted: \($0)\n" }.joined()
    #expect(try generate("--prune") == Tool.Result(code: 0, output: list, errors: ""))
    #expect(folder.files() == before.filter { !orphans.contains($0) })
    #expect(try generate("--prune") == Tool.Result(code: 0, output: "", errors: ""))
    #expect(try generate("--check") == Tool.Result(code: 0, output: "", errors: ""))
  }

  @Test func `a run that fails deletes nothing`() throws {
    try folder.write("{", to: "Bad.delegates.json")
    try folder.write("in the way", to: "Out/InTheWay.delegates.swift/file")
    try folder.write(
      try folder.text(of: "Good.delegates.json"),
      to: "InTheWay.delegates.json"
    )
    let before = folder.files()
    #expect(try generate("--prune", spec: "Bad").code == 1)
    #expect(try generate("--prune", spec: "InTheWay").code == 73)
    #expect(try generate("--prune", spec: "Missing").code == 66)
    #expect(folder.files() == before)
  }

  @Test func `a folder that is not there has no orphans`() throws {
    try FileManager.default.removeItem(atPath: folder.path("Out"))
    #expect(try generate("--check").output == "missing: Out/Good.delegates.swift\n")
    #expect(try generate("--prune") == Tool.Result(code: 0, output: "", errors: ""))
  }
}
