/// A reference to delegates that may lack requirements of their protocols, and can be asked for that:
/// adopters of Objective-C protocols, whose `optional` members the language itself knows of.
///
/// Such a delegate responds to what it has, and that is found out whenever a round comes to it: a
/// delegate that is a forwarder itself has what its own delegates have, who come and go.
public protocol PartialDelegateReference: DelegateReference, ~Copyable {
  /// Whether `delegate` has `requirement`.
  ///
  /// - Thread safety: called by rounds on whatever thread a call is made, with no lock held; a
  ///   delegate that answers `responds(to:)` by itself has to bear that, and may use the registry.
  /// - Complexity: that of the delegate's `responds(to:)`, which is O(1) unless it is its own.
  static func delegate(_ delegate: Delegate, has requirement: Requirement) -> Bool
}

extension PartialDelegateReference where Self: ~Copyable {
  /// Asks the delegate.
  ///
  /// - Complexity: that of ``delegate(_:has:)``.
  public static func lacks(
    _ requirement: @autoclosure () -> Requirement?,
    _ delegate: @autoclosure () -> Delegate?,
    orIsOver isOver: @autoclosure () -> Bool
  ) -> Bool {
    guard let requirement = requirement(), let delegate = delegate() else { return false }
    return !Self.delegate(delegate, has: requirement) || isOver()
  }
}
