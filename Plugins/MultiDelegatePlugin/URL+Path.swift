import Foundation

extension URL {
  /// The path as the file system knows it, spaces and letters of any language included.
  var filePath: String { path(percentEncoded: false) }

  /// The path from `folder` on; nil where this is not in it.
  func path(below folder: URL) -> String? {
    let base = folder.filePath.hasSuffix("/") ? folder.filePath : folder.filePath + "/"
    guard filePath.hasPrefix(base), filePath != base else { return nil }
    return String(filePath.dropFirst(base.count))
  }
}
