/// A protocol that `.ci/plugins` imports.
public protocol PaperDelegate: AnyObject {
  func ran()
}
