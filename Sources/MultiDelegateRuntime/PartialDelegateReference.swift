/// A reference to delegates that may lack requirements of their protocols, and can be asked for that:
/// adopters of Objective-C protocols, whose `optional` members the language itself knows of.
///
/// Such a delegate responds to what it has, and that is found out whenever a round comes to it: a
/// delegate that is a forwarder itself has what its own delegates have, who come and go.
public protocol PartialDelegateReference: DelegateReference, ~Copyable {
  /// Whether `delegate` has `requirement`.
  static func delegate(_ delegate: Delegate, has requirement: Requirement) -> Bool
}

extension PartialDelegateReference where Self: ~Copyable {
  /// Asks the delegate.
  ///
  /// - Complexity: that of ``delegate(_:has:)``.
  public static func lacks(
    _ requirement: @autoclosure () -> Requirement?,
    _ delegate: @autoclosure () -> Delegate?
  ) -> Bool {
    guard let requirement = requirement(), let delegate = delegate() else { return false }
    return !Self.delegate(delegate, has: requirement)
  }
}
