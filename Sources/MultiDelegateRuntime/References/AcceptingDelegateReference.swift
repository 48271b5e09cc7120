/// A reference to a delegate of a composite, which need not conform to all of its protocols.
///
/// Beside the delegate it holds one weak reference for each protocol that is accepted, typed as
/// that, and nil when the delegate does not conform to it (see `DelegateReader`).
public protocol AcceptingDelegateReference: DelegateReference {
  /// The requirements of all the protocols that `delegate` conforms to.
  ///
  /// Found out when a delegate is added; what it is asked to handle beyond that, it does not.
  ///
  /// - Thread safety: called with no lock held, on the thread that adds the delegate or asks what it
  ///   responds to.
  /// - Complexity: O(1) in the number of delegates: a cast for each protocol.
  static func conformance(of delegate: Delegate) -> DelegateHandling<Requirement>
}

extension AcceptingDelegateReference {
  /// What of `handling` is of protocols that `delegate` conforms to.
  ///
  /// - Complexity: O(1) in the number of delegates, and a cast for each protocol.
  public static func requirements(
    in handling: DelegateHandling<Requirement>,
    supportedBy delegate: Delegate
  ) -> DelegateHandling<Requirement> {
    handling.intersection(conformance(of: delegate))
  }
}

/// A reference to an object that conforms to at least one protocol of a composite.
///
/// Generated code adopts it where a composite requires nothing of its delegates: every object can
/// be handed to the calls that add one, which throw when it conforms to none of the protocols. The
/// error names the delegate's type and the protocols.
public protocol SelectiveDelegateReference: AcceptingDelegateReference
where Refusal == DelegateConformanceError {}
