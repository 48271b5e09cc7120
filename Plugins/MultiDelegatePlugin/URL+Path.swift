import Foundation

extension URL {
  /// The path as the file system has it, without percent encoding.
  var filePath: String { path(percentEncoded: false) }

  /// The path from `folder` on; nil if this is not in it.
  func path(below folder: URL) -> String? {
    let base = folder.filePath.hasSuffix("/") ? folder.filePath : folder.filePath + "/"
    guard filePath.hasPrefix(base), filePath != base else { return nil }
    return String(filePath.dropFirst(base.count))
  }
}
