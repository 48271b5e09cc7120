import Foundation

/// Allows everything, and proceeds after no error: what Foundation does without a delegate.
///
/// Outside of Apple's platforms no requirement of `FileManagerDelegate` can be left out. Those who
/// mind some of what is asked inherit this class, which turns the sixteen questions into two.
class PermissiveFileDelegate: NSObject, @unchecked Sendable {
  // Safety: it has no state; a subclass that has any guards it.

  /// What is about to be done to a file.
  enum Action: String {
    case copy
    case move
    case link
    case remove
  }

  /// Whether `action` may be done to the file at `url`.
  func allows(_ action: Action, _ url: URL) -> Bool { true }

  /// Whether to go on with other files when `action` has failed for the one at `url`.
  func proceeds(after error: any Error, _ action: Action, _ url: URL) -> Bool { false }
}

extension PermissiveFileDelegate: FileManagerDelegate {
  // MARK: Questions about URLs

  func fileManager(_: FileManager, shouldCopyItemAt source: URL, to _: URL) -> Bool {
    allows(.copy, source)
  }

  func fileManager(_: FileManager, shouldMoveItemAt source: URL, to _: URL) -> Bool {
    allows(.move, source)
  }

  func fileManager(_: FileManager, shouldLinkItemAt source: URL, to _: URL) -> Bool {
    allows(.link, source)
  }

  func fileManager(_: FileManager, shouldRemoveItemAt url: URL) -> Bool {
    allows(.remove, url)
  }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    copyingItemAt source: URL,
    to _: URL
  ) -> Bool { proceeds(after: error, .copy, source) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    movingItemAt source: URL,
    to _: URL
  ) -> Bool { proceeds(after: error, .move, source) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    linkingItemAt source: URL,
    to _: URL
  ) -> Bool { proceeds(after: error, .link, source) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    removingItemAt url: URL
  ) -> Bool { proceeds(after: error, .remove, url) }

  // MARK: The same about paths

  func fileManager(_: FileManager, shouldCopyItemAtPath source: String, toPath _: String) -> Bool {
    allows(.copy, URL(filePath: source))
  }

  func fileManager(_: FileManager, shouldMoveItemAtPath source: String, toPath _: String) -> Bool {
    allows(.move, URL(filePath: source))
  }

  func fileManager(_: FileManager, shouldLinkItemAtPath source: String, toPath _: String) -> Bool {
    allows(.link, URL(filePath: source))
  }

  func fileManager(_: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
    allows(.remove, URL(filePath: path))
  }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    copyingItemAtPath source: String,
    toPath _: String
  ) -> Bool { proceeds(after: error, .copy, URL(filePath: source)) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    movingItemAtPath source: String,
    toPath _: String
  ) -> Bool { proceeds(after: error, .move, URL(filePath: source)) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    linkingItemAtPath source: String,
    toPath _: String
  ) -> Bool { proceeds(after: error, .link, URL(filePath: source)) }

  func fileManager(
    _: FileManager,
    shouldProceedAfterError error: any Error,
    removingItemAtPath path: String
  ) -> Bool { proceeds(after: error, .remove, URL(filePath: path)) }
}
