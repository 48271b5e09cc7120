import Foundation

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
  /// The bytes of a spec in a folder of fixtures.
  static func bytes(ofSpec name: String, in folder: String) throws -> [UInt8] {
    Array(try Data(contentsOf: fixtures.appending(path: "\(folder)/\(name).delegates.json")))
  }
}
