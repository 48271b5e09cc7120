/// A protocol that `.ci/plugins` imports.
public protocol InkDelegate: AnyObject {
  func ran()
}
