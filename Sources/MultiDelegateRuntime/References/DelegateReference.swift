/// A weak reference to a delegate, which the generator writes for each protocol.
///
/// Swift cannot express `weak var delegate: Delegate?` if `Delegate` is a generic parameter, even if
/// its argument is `any P`. So the generator writes a type that names the protocol, and registrations
/// store it. Rounds do not copy references: a copy of a weak reference costs as much as a new one, and
/// a round should pay for only one load per delegate.
///
/// - Lifetime: a reference never keeps its delegate alive.
/// - Thread safety: `Sendable` exactly when the delegates are, or when an actor guards them.
public protocol DelegateReference {
  /// The type of the delegates: `any P`, or a composition of several protocols.
  associatedtype Delegate

  /// The requirements that a delegate may respond to.
  associatedtype Requirement: DelegateRequirement

  /// The error that adding a delegate throws: `Never`, unless any object may be passed (see
  /// ``SelectiveDelegateReference``).
  associatedtype Refusal: Error = Never

  /// Makes a weak reference to `delegate`, or a reference to nil.
  ///
  /// - Thread safety: called with no lock held, on any thread that uses the registry or makes a call.
  ///   This holds for all members of the protocol.
  /// - Complexity: O(1), apart from the casts of a composite (see ``AcceptingDelegateReference``).
  init(_ delegate: Delegate?)

  /// The delegate, or nil if it has been deallocated.
  ///
  /// - Lifetime: the result is a strong reference.
  /// - Complexity: O(1): one weak load.
  var delegate: Delegate? { get }

  /// The identity of `delegate`, which may be inside its `deinit`.
  ///
  /// - Complexity: O(1).
  static func identity(of delegate: Delegate) -> ObjectIdentifier

  /// Throws if `delegate` cannot be added.
  ///
  /// - Complexity: O(1) in the number of delegates: at most a cast for each protocol.
  static func check(_ delegate: Delegate) throws(Refusal)

  /// The requirements in `handling` that `delegate` can handle: all, unless a composite accepts
  /// delegates without some of its protocols (see ``AcceptingDelegateReference``).
  static func requirements(
    in handling: DelegateHandling<Requirement>,
    supportedBy delegate: Delegate
  ) -> DelegateHandling<Requirement>

  /// Whether a delegate that handles `requirement` does not have it, which only a
  /// ``PartialDelegateReference`` allows.
  ///
  /// The question may run code of the delegate, which may remove the delegate. `hasEnded` is read
  /// afterwards for that reason. References that ask no question evaluate no argument, so it costs
  /// their rounds nothing.
  static func isMissing(
    _ requirement: @autoclosure () -> Requirement?,
    in delegate: @autoclosure () -> Delegate?,
    orHasEnded hasEnded: @autoclosure () -> Bool
  ) -> Bool
}

extension DelegateReference where Refusal == Never {
  /// Accepts every delegate.
  ///
  /// - Complexity: O(1).
  public static func check(_ delegate: Delegate) {}
}

extension DelegateReference {
  /// All of `handling`.
  ///
  /// - Complexity: O(1).
  public static func requirements(
    in handling: DelegateHandling<Requirement>,
    supportedBy delegate: Delegate
  ) -> DelegateHandling<Requirement> {
    handling
  }

  /// Always false.
  ///
  /// - Complexity: O(1).
  @inlinable
  public static func isMissing(
    _ requirement: @autoclosure () -> Requirement?,
    in delegate: @autoclosure () -> Delegate?,
    orHasEnded hasEnded: @autoclosure () -> Bool
  ) -> Bool {
    false
  }
}
