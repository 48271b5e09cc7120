import Foundation

/// A folder of a test's own, which goes when the test is done with it.
final class Folder: Sendable {
  let url: URL

  init() throws {
    // A space and letters outside ASCII, since every path may have them.
    let name = "forwärder gen \(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path(percentEncoded: false) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and makes the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// All files in the folder, with their paths, sorted.
  func files() -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: path)
    var files: [String] = []
    while let name = enumerator?.nextObject() as? String {
      let type = enumerator?.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { files.append(name) }
    }
    return files.sorted()
  }

  /// What tells one file from another that has taken its place.
  func identity(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.systemFileNumber] as? Int
  }
}
