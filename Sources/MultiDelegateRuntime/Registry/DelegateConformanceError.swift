/// The error for an object that cannot be a delegate, because it conforms to none of the accepted
/// protocols.
public struct DelegateConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type of the object: `Editor`.
  public let delegate: String

  /// The protocols, as the spec names them: `["TableSelection", "TableEditing"]`.
  public let protocols: [String]

  /// Makes the error for `delegate`, which conforms to none of `protocols`.
  public init(_ delegate: AnyObject, protocols: [String]) {
    self.delegate = "\(type(of: delegate))"
    self.protocols = protocols
  }

  /// `'Editor' conforms to none of 'TableSelection', 'TableEditing'`.
  public var description: String {
    "'\(delegate)' conforms to none of \(protocols.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
