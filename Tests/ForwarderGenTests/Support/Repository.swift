import Foundation

@testable import ForwarderGen

/// The folders of the checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Fixtures")

  /// The names of the specs in a folder of fixtures, without their suffix, sorted.
  static func specNames(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: fixtures.appending(path: folder).path(percentEncoded: false)
    )
    return (names ?? []).filter { $0.hasSuffix(".delegates.json") }
      .map { String($0.dropLast(".delegates.json".count)) }.sorted()
  }
}

extension Repository {
  /// A spec in a folder of fixtures, by its name alone.
  static func spec(_ name: String, in folder: String) throws -> SourceText {
    let file = fixtures.appending(path: "\(folder)/\(name).delegates.json")
    return SourceText(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }
}
