/// A reference to a delegate of a composite that need not conform to all of its protocols.
///
/// Besides the delegate, it has a weak reference for each accepted protocol, whose type is that
/// protocol. It is nil if the delegate does not conform to the protocol (see `DelegateReader`).
public protocol AcceptingDelegateReference: DelegateReference {
  /// The requirements of all the protocols that `delegate` conforms to.
  ///
  /// It is called when a delegate is added. The delegate handles no other requirements, whatever
  /// `handling:` states.
  ///
  /// - Thread safety: called with no lock held, on the thread that adds the delegate or asks whether it
  ///   responds.
  /// - Complexity: O(1) in the number of delegates: a cast for each protocol.
  static func conformance(of delegate: Delegate) -> DelegateHandling<Requirement>
}

extension AcceptingDelegateReference {
  /// The requirements in `handling` whose protocols `delegate` conforms to.
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
/// Generated code adopts it where a composite requires no protocol of its delegates. Every object can
/// then be passed to the calls that add a delegate. They throw if it conforms to none of the protocols.
/// The error names the delegate's type and the protocols.
public protocol SelectiveDelegateReference: AcceptingDelegateReference
where Refusal == DelegateConformanceError {}
