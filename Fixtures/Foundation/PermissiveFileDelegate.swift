import Foundation

/// Allows everything, and proceeds after no error: what Foundation does without a delegate.
///
/// Outside of Apple's platforms no requirement of `FileManagerDelegate` can be left out. Those who
/// mind a few of them inherit this class, which sends each question about paths to the one about
/// URLs.
class PermissiveFileDelegate: FileManagerDelegate, @unchecked Sendable {
  // Safety: it has no state; a subclass that has any guards it.

  init() {}

  // MARK: Questions about URLs

  func fileManager(
    _ fileManager: FileManager,
    shouldCopyItemAt srcURL: URL,
    to dstURL: URL
  )
    -> Bool
  { true }

  func fileManager(
    _ fileManager: FileManager,
    shouldMoveItemAt srcURL: URL,
    to dstURL: URL
  )
    -> Bool
  { true }

  func fileManager(
    _ fileManager: FileManager,
    shouldLinkItemAt srcURL: URL,
    to dstURL: URL
  )
    -> Bool
  { true }

  func fileManager(_ fileManager: FileManager, shouldRemoveItemAt url: URL) -> Bool { true }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    copyingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool { false }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    movingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool { false }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    linkingItemAt srcURL: URL,
    to dstURL: URL
  ) -> Bool { false }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    removingItemAt url: URL
  ) -> Bool { false }

  // MARK: The same about paths

  func fileManager(
    _ fileManager: FileManager,
    shouldCopyItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldCopyItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldMoveItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldMoveItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldLinkItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldLinkItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
    self.fileManager(fileManager, shouldRemoveItemAt: URL(filePath: path))
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    copyingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldProceedAfterError: error,
      copyingItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    movingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldProceedAfterError: error,
      movingItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    linkingItemAtPath srcPath: String,
    toPath dstPath: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldProceedAfterError: error,
      linkingItemAt: URL(filePath: srcPath),
      to: URL(filePath: dstPath)
    )
  }

  func fileManager(
    _ fileManager: FileManager,
    shouldProceedAfterError error: any Error,
    removingItemAtPath path: String
  ) -> Bool {
    self.fileManager(
      fileManager,
      shouldProceedAfterError: error,
      removingItemAt: URL(filePath: path)
    )
  }
}
