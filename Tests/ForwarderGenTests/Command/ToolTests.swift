import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

@Suite("The program")
struct ToolTests {
  private let folder: Folder

  private static let good = """
    {
      "version": 1,
      "protocols": [
        { "protocol": "protocol GoodDelegate: AnyObject", "requirements": ["func good()"] }
      ]
    }
    """

  private static let bad = """
    { "version": 1, "protocols": [{ "protocol": "protocol Bad: Worse", "requirements": ["func bad("] }] }
    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.good, to: "Good.delegates.json")
    try folder.write(Self.bad, to: "Bad.delegates.json")
  }

  @Test func `generating writes one Swift file per spec`() throws {
    try folder.write(
      Self.good.replacing("Good", with: "Other"),
      to: "Specs/Other.delegates.json"
    )
    let result = try Tool.run(
      "generate",
      "Good.delegates.json",
      "Specs/Other.delegates.json",
      "--output",
      "Out",
      in: folder
    )
    #expect(result == Tool.Result(code: 0, output: "", errors: ""))
    #expect(
      folder.files().filter { $0.hasPrefix("Out/") } == [
        "Out/Good.delegates.swift", "Out/Other.delegates.swift",
      ]
    )
    let text = try folder.text(of: "Out/Good.delegates.swift")
    #expect(text.contains("final class MultiGoodDelegate: GoodDelegate, "))
    #expect(text.contains("#sourceLocation(file: \"Good.delegates.json\", line: 4)"))
  }

  @Test func `names come from the path below the base`() throws {
    try folder.write(Self.good, to: "a/b_c.delegates.json")
    try folder.write(Self.good.replacing("Good", with: "Fine"), to: "a_b/c.delegates.json")
    let result = try Tool.run(
      "generate",
      folder.path("a/b_c.delegates.json"),
      "./a_b/../a_b/c.delegates.json",
      "--base",
      ".",
      "--output",
      "Out/",
      in: folder
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      folder.files().filter { $0.hasPrefix("Out/") } == [
        "Out/a+b_c.delegates.swift", "Out/a_b+c.delegates.swift",
      ]
    )
  }

  @Test(arguments: [[], ["--base", "."]])
  func `two specs with one file name are an error that names both`(base: [String]) throws {
    try folder.write(Self.good, to: "a/Same.delegates.json")
    try folder.write(Self.good.replacing("Good", with: "Fine"), to: "b/Same.delegates.json")
    let specs = ["b/Same.delegates.json", "Bad.delegates.json", "a/Same.delegates.json"]
    let before = folder.files()
    let result = try Tool.result(
      of: ["generate", "--output", "Out"] + base + specs,
      in: folder
    )
    #expect(result.code == 1)
    #expect(result.errors.split(separator: "\n").first?.hasPrefix("Bad.delegates.json:1:") == true)
    #expect(
      result.errors.hasSuffix(
        """
        a/Same.delegates.json:1:1: error: two specs with the file name 'Same.delegates.json' have \
        the same '#fileID': rename one, or generate with '--no-source-locations'
        b/Same.delegates.json:1:1: note: 'Same.delegates.json' is here

        """
      )
    )
    #expect(folder.files() == before)
  }

  @Test func `without source locations, specs may have one file name`() throws {
    try folder.write(Self.good, to: "a/Same.delegates.json")
    try folder.write(Self.good.replacing("Good", with: "Fine"), to: "b/Same.delegates.json")
    let specs = ["a/Same.delegates.json", "b/Same.delegates.json"]
    let result = try Tool.result(
      of: ["generate", "--output", "Out", "--base", ".", "--no-source-locations"] + specs,
      in: folder
    )
    #expect(result == Tool.Result(code: 0, output: "", errors: ""))
    #expect(
      folder.files().filter { $0.hasPrefix("Out/") } == [
        "Out/a+Same.delegates.swift", "Out/b+Same.delegates.swift",
      ]
    )
    #expect(try Tool.result(of: ["explain"] + specs, in: folder).code == 0)
  }

  @Test func `source locations can be left out`() throws {
    let result = try Tool.run(
      "generate",
      "Good.delegates.json",
      "--output",
      ".",
      "--no-source-locations",
      in: folder
    )
    #expect(result.code == 0)
    #expect(try !folder.text(of: "Good.delegates.swift").contains("#sourceLocation"))
  }

  @Test func `a file that would stay the same is not touched`() throws {
    func generate() throws {
      let result = try Tool.run("generate", "Good.delegates.json", "--output", "Out", in: folder)
      #expect(result.code == 0)
    }
    try generate()
    let before = try folder.identity(of: "Out/Good.delegates.swift")
    try generate()
    #expect(try folder.identity(of: "Out/Good.delegates.swift") == before)
    try folder.write(Self.good + "\n", to: "Good.delegates.json")
    try generate()
    #expect(try folder.identity(of: "Out/Good.delegates.swift") == before)
    try folder.write("\n" + Self.good, to: "Good.delegates.json")
    try generate()
    #expect(try folder.identity(of: "Out/Good.delegates.swift") != before)
  }

  @Test func `one mistake keeps every file from being written`() throws {
    let before = folder.files()
    let result = try Tool.run(
      "generate",
      "Good.delegates.json",
      "Bad.delegates.json",
      "--output",
      "Out",
      in: folder
    )
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
    #expect(result.errors.hasPrefix("Bad.delegates.json:1:60: error: no spec declares 'Worse'"))
    #expect(folder.files() == before)
  }

  @Test(
    arguments: [
      ["generate", "--output", "Out"], ["generate", "--output", "Out", "--check"], ["explain"],
    ]
  )
  func `a mistake in a reference ends every command that takes one`(command: [String]) throws {
    let before = folder.files()
    let result = try Tool.result(
      of: command + ["Good.delegates.json", "--reference", "Bad.delegates.json"],
      in: folder
    )
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Bad.delegates.json:1:95: error: "), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(folder.files() == before)
  }

  @Test func `a depfile says what was read for what was written`() throws {
    try folder.write(Self.good.replacing("Good", with: "Base"), to: "In $1/#Base.delegates.json")
    let result = try Tool.run(
      "generate",
      "Good.delegates.json",
      "--reference",
      "In $1/#Base.delegates.json",
      "--output",
      "Out put",
      "--depfile",
      "Out put/good.d",
      in: folder
    )
    #expect(result == Tool.Result(code: 0, output: "", errors: ""))
    #expect(
      try folder.text(of: "Out put/good.d") == ##"""
        Out\ put/Good.delegates.swift: Good.delegates.json In\ $$1/\#Base.delegates.json

        """##
    )
    let failed = try Tool.run(
      "generate",
      "Bad.delegates.json",
      "--output",
      "Out",
      "--depfile",
      "bad.d",
      in: folder
    )
    #expect(failed.code == 1)
    #expect(!folder.files().contains("bad.d"))
  }

  @Test func `a depfile has the Swift files of the target, which may decide about a requirement`()
    throws
  {
    try folder.write("struct Item {}\n", to: "Item.swift")
    try folder.write("Item.swift\n", to: "list")
    let arguments = ["generate", "Good.delegates.json", "--output", "Out", "--depfile", "good.d"]
    _ = try Tool.result(of: arguments + ["--sources", "list"], in: folder)
    #expect(
      try folder.text(of: "good.d")
        == "Out/Good.delegates.swift: Good.delegates.json Item.swift\n"
    )
  }

  @Test func `checking lists what is missing or stale and writes nothing`() throws {
    func check() throws -> Tool.Result {
      try Tool.run("generate", "Good.delegates.json", "--output", "Out", "--check", in: folder)
    }
    let before = folder.files()
    #expect(try check().code == 1)
    #expect(try check().output == "missing: Out/Good.delegates.swift\n")
    #expect(folder.files() == before)
    _ = try Tool.run("generate", "Good.delegates.json", "--output", "Out", in: folder)
    #expect(try check() == Tool.Result(code: 0, output: "", errors: ""))
    try folder.write("// changed by hand\n", to: "Out/Good.delegates.swift")
    #expect(try check().code == 1)
    #expect(try check().output == "stale: Out/Good.delegates.swift\n")
    #expect(try folder.text(of: "Out/Good.delegates.swift") == "// changed by hand\n")
  }

  @Test func `checking lists every file that is missing, stale or orphaned`() throws {
    for name in ["Fine", "Other", "Third"] {
      try folder.write(Self.good.replacing("Good", with: name), to: "\(name).delegates.json")
    }
    let first = ["generate", "--output", "Out", "Fine.delegates.json", "Third.delegates.json"]
    #expect(try Tool.result(of: first, in: folder).code == 0)
    for name in ["Fine", "Third"] {
      try folder.write("// changed by hand\n", to: "Out/\(name).delegates.swift")
    }
    for name in ["A", "Z"] {
      try folder.write("\(FileEmitter.firstLine)\n", to: "Out/\(name).delegates.swift")
    }
    let specs = ["Good", "Fine", "Other", "Third"].map { "\($0).delegates.json" }
    let result = try Tool.result(
      of: ["generate", "--output", "Out", "--check"] + specs,
      in: folder
    )
    #expect(result.code == 1)
    #expect(
      result.output == """
        missing: Out/Good.delegates.swift
        stale: Out/Fine.delegates.swift
        missing: Out/Other.delegates.swift
        stale: Out/Third.delegates.swift
        orphaned: Out/A.delegates.swift
        orphaned: Out/Z.delegates.swift

        """
    )
    #expect(
      result.errors
        == "forwarder-gen: error: run the same command with '--prune' instead of '--check' to update\n"
    )
  }

  @Test(
    arguments: [
      // A folder is where the second or the first file should be.
      (["Good", "Other"], "Out/Other.delegates.swift/file", []),
      (["Other", "Good"], "Out/Other.delegates.swift/file", []),
      // The folder of the depfile does not exist.
      (["Good", "Other"], nil, ["--depfile", "Nowhere/d"]),
      // The depfile is a folder.
      (["Good", "Other"], "Depfile/file", ["--depfile", "Depfile"]),
    ] as [([String], String?, [String])]
  )
  func `no output is put in place when another one cannot be written`(
    specs: [String],
    obstacle: String?,
    options: [String]
  ) throws {
    try folder.write(Self.good.replacing("Good", with: "Other"), to: "Other.delegates.json")
    if let obstacle { try folder.write("in the way", to: obstacle) }
    try folder.write("old", to: "Out/Good.delegates.swift")
    let before = folder.files()
    let arguments = specs.map { "\($0).delegates.json" }
    let result = try Tool.result(
      of: ["generate", "--output", "Out"] + options + arguments,
      in: folder
    )
    #expect(result.code == 73)
    #expect(result.errors.hasPrefix("forwarder-gen: error: cannot write '"), "\(result.errors)")
    #expect(folder.files() == before)
    #expect(try folder.text(of: "Out/Good.delegates.swift") == "old")
  }

  @Test func `an input that is not there is code 66`() throws {
    let result = try Tool.run("generate", "No.delegates.json", "--output", "Out", in: folder)
    #expect(result.code == 66)
    #expect(
      result.errors
        == "forwarder-gen: error: cannot read 'No.delegates.json': No such file or directory\n"
    )
  }

  @Test func `an output that cannot be written is code 73 and leaves nothing behind`() throws {
    try folder.write("in the way", to: "Out/Good.delegates.swift/file")
    let before = folder.files()
    let result = try Tool.run("generate", "Good.delegates.json", "--output", "Out", in: folder)
    #expect(result.code == 73)
    #expect(
      result.errors.hasPrefix("forwarder-gen: error: cannot write 'Out/Good.delegates.swift'")
    )
    #expect(folder.files() == before)
    let other = try Tool.run(
      "generate",
      "Good.delegates.json",
      "--output",
      "Bad.delegates.json",
      in: folder
    )
    #expect(other.code == 73)
  }

  @Test func `wrong arguments are code 64 and change nothing`() throws {
    let before = folder.files()
    let result = try Tool.run("generate", "Good.delegates.json", "--ouput", "Out", in: folder)
    #expect(result.code == 64)
    #expect(
      result.errors
        == "forwarder-gen: error: unknown option '--ouput': did you mean '--output'?\n"
    )
    #expect(folder.files() == before)
    #expect(try Tool.run().code == 64)
  }

  @Test func `help and version go to standard output`() throws {
    #expect(try Tool.run("--version").output == "forwarder-gen \(Version.current)\n")
    let results = [
      try Tool.run("--help"), try Tool.run("help", "generate"), try Tool.run("generate", "-h"),
      try Tool.run("help", "explain"),
    ]
    for result in results {
      #expect(result.code == 0)
      #expect(result.output.contains("USAGE: forwarder-gen "))
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(result.errors == "")
    }
  }
}
