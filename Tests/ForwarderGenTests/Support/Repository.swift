import Foundation

@testable import ForwarderGen

/// The folders of the checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Fixtures")

  /// The names of the specs in a folder of fixtures, without their suffix, sorted.
  ///
  /// `A.reference1` is no spec of its own, but one that `A` refers to.
  static func specNames(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: fixtures.appending(path: folder).path(percentEncoded: false)
    )
    return (names ?? []).filter { $0.hasSuffix(".delegates.json") && !$0.contains(".reference") }
      .map { String($0.dropLast(".delegates.json".count)) }.sorted()
  }

  /// The paths of all specs in a folder of fixtures and the folders in it, below `Fixtures`,
  /// sorted.
  static func specPaths(below folder: String) -> [String] {
    let root = fixtures.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
    // What a build left there are copies.
    return (paths ?? []).filter { $0.hasSuffix(".delegates.json") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }.sorted()
  }
}

extension Repository {
  /// A spec in a folder of fixtures, by its name alone.
  static func spec(_ name: String, in folder: String) throws -> SourceText {
    let file = fixtures.appending(path: "\(folder)/\(name).delegates.json")
    return SourceText(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
  }

  /// The specs that a spec of a folder of fixtures refers to, such as `NAME.reference1`.
  static func references(of name: String, in folder: String) throws -> [SourceText] {
    let paths = specPaths(below: folder).filter { $0.hasPrefix("\(folder)/\(name).reference") }
    return try paths.map { try spec(at: $0) }
  }

  /// A spec of the fixtures, by its path below `Fixtures`.
  static func spec(at path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: fixtures.appending(path: path))))
  }
}
