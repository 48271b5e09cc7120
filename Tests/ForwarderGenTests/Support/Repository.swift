import Foundation

@testable import ForwarderGen

/// The folders of the checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Fixtures")

  /// The JSON Schema of specs, for editors.
  static let schema = root.appending(path: "Documentation/delegates.schema.json")

  /// There is no file to test with where there should be some: a test of none would pass.
  struct NoFiles: Error {
    let folder: URL
    let suffix: String
  }

  /// The names of the files in a folder that end in `suffix`, without that, sorted.
  ///
  /// - Throws: ``NoFiles``, or why the folder cannot be read.
  static func names(in folder: URL, suffix: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    return try existing(names, in: folder, suffix: suffix)
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// The names of the specs in a folder of fixtures, without their suffix, sorted.
  ///
  /// `A.reference1` is no spec of its own, but one that `A` refers to.
  static func specNames(in folder: String) throws -> [String] {
    try names(in: fixtures.appending(path: folder), suffix: specSuffix)
      .filter { !$0.contains(".reference") }
  }

  /// The paths of all specs in a folder of fixtures and the folders in it, below `Fixtures`,
  /// sorted.
  static func specPaths(below folder: String) throws -> [String] {
    let root = fixtures.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.path(percentEncoded: false)
    )
    // What a build left there are copies.
    let own = paths.filter { !$0.contains(".build/") }
    return try existing(own, in: root, suffix: specSuffix).map { "\(folder)/\($0)" }.sorted()
  }

  private static let specSuffix = ".delegates.json"

  private static func existing(
    _ names: [String],
    in folder: URL,
    suffix: String
  ) throws(NoFiles) -> [String] {
    let names = names.filter { $0.hasSuffix(suffix) }
    if names.isEmpty { throw NoFiles(folder: folder, suffix: suffix) }
    return names
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
    let paths = try specPaths(below: folder).filter { $0.hasPrefix("\(folder)/\(name).reference") }
    return try paths.map { try spec(at: $0) }
  }

  /// The Swift files that `specs`, of a folder of fixtures or with paths below `Fixtures`, name.
  ///
  /// What is in no folder of fixtures is outside. `X.swift` may be called `X.swift.input`, so that the
  /// formatter does not look at what it cannot read.
  static func swiftFiles(
    namedIn specs: [SourceText],
    in folder: String = ""
  ) throws -> SwiftFiles {
    var sources: [SourceText] = []
    var absent: [String: SwiftFiles.Absence] = [:]
    for path in DecodedSpecs(specs).swiftFiles {
      let isAbsolute = path.hasPrefix("/")
      let file =
        isAbsolute ? URL(filePath: path) : fixtures.appending(path: "\(folder)/\(path)")
      let data = [file, file.appendingPathExtension("input")].lazy
        .compactMap { try? Data(contentsOf: $0) }.first
      if let data {
        sources.append(SourceText(path: path, bytes: Array(data)))
      } else if path.hasPrefix("..") {
        absent[path] = .outside
      } else {
        absent[path] = .unreadable("No such file or directory")
      }
    }
    return SwiftFiles(sources, without: absent)
  }

  /// A spec of the fixtures, by its path below `Fixtures`.
  static func spec(at path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: fixtures.appending(path: path))))
  }
}
