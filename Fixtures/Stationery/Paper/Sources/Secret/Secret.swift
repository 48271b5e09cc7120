/// A protocol that `.ci/plugins` imports.
public protocol SecretDelegate: AnyObject {
  func ran()
}
