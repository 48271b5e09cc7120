/// A protocol that `.ci/plugins` imports.
public protocol PulpDelegate: AnyObject {
  func ran()
}
