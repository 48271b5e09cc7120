import Foundation
import Testing

@testable import ForwarderGen

/// A page of the documentation.
struct Page {
  static let folder = Repository.root.appending(path: "Documentation")

  let text: String

  /// Reads the page at `path` below `Documentation`.
  init(_ path: String) throws {
    let file = Self.folder.appending(path: path)
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The blocks of code in the language `mark`.
  func blocks(marked mark: String) -> [String] {
    text.components(separatedBy: "\n```\(mark)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// The README, and the pages of the documentation, by their paths below `Documentation`.
  static func all() throws -> [String] {
    try ["", "Guides/"]
      .flatMap { folder in
        try Repository.names(in: Self.folder.appending(path: folder), suffix: ".md")
          .map { "\(folder)\($0).md" }
      } + ["../README.md"]
  }

  /// The whole specs that the page shows.
  var specs: [String] { blocks(marked: "json").filter { $0.hasPrefix("{\n  \"version\"") } }

  /// The Swift files that `spec` names: the first block of Swift behind the name of each.
  func swiftFiles(namedIn spec: SourceText) throws -> [SourceText] {
    try DecodedSpecs([spec]).swiftFiles
      .map { path in
        let text = text.components(separatedBy: "\(path)`").dropFirst()
        let behind = try #require(text.first, "the page does not show '\(path)'")
        let blocks = behind.components(separatedBy: "\n```swift\n").dropFirst()
        let block = try #require(blocks.first?.components(separatedBy: "\n```").first)
        return SourceText(path: path, text: block)
      }
  }

  /// The Swift files that `spec` names, and the pieces of the page that declare its other protocols, as
  /// one target.
  func target(of spec: SourceText) throws -> SwiftFiles {
    let named = try swiftFiles(namedIn: spec)
    let names = DecodedSpecs([spec]).swiftProtocols
    let texts = blocks(marked: "swift")
      .filter { block in
        names.contains { block.contains("protocol \($0)") }
          && !named.contains { String(decoding: $0.bytes, as: UTF8.self) == block }
      }
    let others = texts.enumerated().map { SourceText(path: "Piece\($0).swift", text: $1) }
    return SwiftFiles(named, of: [.of(named + others)], about: names)
  }
}
