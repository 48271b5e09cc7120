import Foundation

@testable import ForwarderGen

/// The files of `Fixtures/Import`.
enum ImportFixtures {
  static let folder = Repository.fixtures.appending(path: "Import")

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

  /// The result of importing a protocol called `Delegate` from a file of `Import/Invalid`.
  static func invalid(_ name: String) throws -> ImportResult {
    let file = try source("Invalid/\(name).input")
    let source = SourceText(path: name, bytes: file.bytes)
    guard name.hasSuffix(".swift") else {
      return SymbolGraphImporter.importProtocols(["Delegate"], from: [source])
    }
    do {
      _ = try SourceImporter.merge(["Delegate"], from: [source], into: nil, at: "D.delegates.json")
      return ImportResult()
    } catch {
      return ImportResult(diagnostics: error.diagnostics)
    }
  }

  /// The names of the files in `Import/Invalid`.
  ///
  /// There they end in `.input`, so that no tool takes them for correct Swift.
  static func invalidNames() throws -> [String] {
    try Repository.names(in: folder.appending(path: "Invalid"), suffix: ".input")
  }
}
