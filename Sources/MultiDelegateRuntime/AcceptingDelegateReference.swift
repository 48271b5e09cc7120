/// A reference to a delegate of a composite, which need not conform to all of its protocols.
///
/// Beside the delegate it holds one weak reference for each protocol that is accepted, typed as
/// that, and nil when the delegate does not conform to it (see ``AcceptedProtocol``).
public protocol AcceptingDelegateReference: DelegateReference, ~Copyable {
  /// The requirements of all the protocols that `delegate` conforms to.
  ///
  /// Found out when a delegate is added; what it is asked to handle beyond that, it does not.
  ///
  /// - Thread safety: called with no lock held, on the thread that adds the delegate or asks what it
  ///   responds to.
  /// - Complexity: O(1) in the number of delegates: a cast for each protocol.
  static func conformance(of delegate: Delegate) -> DelegateHandling<Requirement>
}

extension AcceptingDelegateReference where Self: ~Copyable {
  /// What of `handling` is of protocols that `delegate` conforms to.
  ///
  /// - Complexity: O(1) in the number of delegates, and a cast for each protocol.
  public static func share(
    of delegate: Delegate,
    in handling: DelegateHandling<Requirement>
  ) -> DelegateHandling<Requirement> {
    handling.intersection(conformance(of: delegate))
  }
}
