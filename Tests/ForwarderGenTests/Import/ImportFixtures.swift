import Foundation

@testable import ForwarderGen

/// The files of `Fixtures/Import`.
enum ImportFixtures {
  static let folder = Repository.fixtures.appending(path: "Import")

  /// The names of the files in a folder of it that end in `suffix`, without that, sorted.
  static func names(in name: String, suffix: String) -> [String] {
    let path = folder.appending(path: name).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  static func source(_ path: String) throws -> SourceText {
    let file = folder.appending(path: path)
    return SourceText(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }

  /// The protocols of the wild files that can be forwarded.
  static let wildProtocols = [
    "DownloadDelegate", "Download.Observer", "Download.Inner.Deep.Delegate", "PlatformDelegate",
    "DerivedDelegate", "ListDelegate", "Maker", "Printer", "RendererDelegate",
    "Download.DetailDelegate", "Download.Listener",
  ]

  static func wildFiles() throws -> [SourceText] {
    try ["Wild.swift", "Wilder.swift"].map { try source("Source/\($0)") }
  }

  /// What importing a protocol called `Delegate` from a file of `Import/Invalid` gives.
  static func invalid(_ name: String) throws -> ImportResult {
    let file = try source("Invalid/\(name).input")
    let source = SourceText(path: name, bytes: file.bytes)
    return name.hasSuffix(".swift")
      ? SourceImporter.importProtocols(["Delegate"], from: [source])
      : SymbolGraphImporter.importProtocols(["Delegate"], from: [source])
  }

  /// The names of the files in `Import/Invalid`.
  ///
  /// There they end in `.input`, so that nobody takes them for Swift that should be right.
  static let invalidNames = names(in: "Invalid", suffix: ".input")
}
