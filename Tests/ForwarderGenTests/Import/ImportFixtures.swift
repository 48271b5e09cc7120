import Foundation

@testable import ForwarderAuthoring
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

  /// What is said about an import of a protocol called `Delegate` from a file of `Import/Invalid`.
  static func invalid(_ name: String) throws -> [Diagnostic] {
    let source = SourceText(path: name, bytes: try source("Invalid/\(name).input").bytes)
    do {
      if name.hasSuffix(".swift") {
        _ = try SourceImporter.merge(
          ["Delegate"],
          from: [source],
          into: nil,
          at: "D.delegates.json"
        )
      } else {
        _ = try ModuleImport(["Delegate"], from: [source])
      }
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The names of the files in `Import/Invalid`.
  ///
  /// There they end in `.input`, so that no tool takes them for correct Swift.
  static func invalidNames() throws -> [String] {
    try Repository.names(in: folder.appending(path: "Invalid"), suffix: ".input")
  }
}
