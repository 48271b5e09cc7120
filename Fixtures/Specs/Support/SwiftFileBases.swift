// What protocols of `SwiftFile.swift` inherit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol SyncRoot: AnyObject {
  func syncRoot()
}

public protocol SyncBase: SyncRoot {
  func syncDidStart()
  func syncCount() -> Int
}
