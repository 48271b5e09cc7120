/// An object that was to become a delegate, and conforms to none of the protocols that are
/// accepted.
public struct DelegateConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type of the object: `Editor`.
  public let delegate: String

  /// The protocols, as the spec names them: `["TableSelection", "TableEditing"]`.
  public let protocols: [String]

  /// Says that `delegate` conforms to none of `protocols`.
  public init(_ delegate: AnyObject, protocols: [String]) {
    self.delegate = "\(type(of: delegate))"
    self.protocols = protocols
  }

  /// `'Editor' conforms to none of 'TableSelection', 'TableEditing'`.
  public var description: String {
    "'\(delegate)' conforms to none of \(protocols.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
