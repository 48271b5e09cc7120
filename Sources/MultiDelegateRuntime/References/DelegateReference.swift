/// A weak reference to one delegate, written by the generator for each protocol.
///
/// Swift cannot express `weak var delegate: Delegate?` for a generic `Delegate` that stands for
/// `any P`, so the generator emits the few lines that name the protocol, and the runtime holds them
/// inside its registrations. No round copies a reference: copying a weak reference costs as much as
/// forming one, and a round must pay for a single load per delegate only.
///
/// - Lifetime: a reference never keeps its delegate alive.
/// - Thread safety: `Sendable` exactly when the delegates are, or when an actor guards them.
public protocol DelegateReference {
  /// What is referred to: `any P`, or a composition of several protocols.
  associatedtype Delegate

  /// The requirements a delegate may respond to.
  associatedtype Requirement: DelegateRequirement

  /// The error that adding a delegate throws: `Never`, unless delegates can be any objects (see
  /// ``SelectiveDelegateReference``).
  associatedtype Refusal: Error = Never

  /// Refers to `delegate` without keeping it alive, or to nothing.
  ///
  /// - Thread safety: called with no lock held, on whatever thread the registry is used or a call is
  ///   made. So are all others here.
  /// - Complexity: O(1), besides what a composite's finds out (see ``AcceptingDelegateReference``).
  init(_ delegate: Delegate?)

  /// The delegate, or nil once it has been deallocated.
  ///
  /// - Lifetime: what it returns is kept alive for as long as the caller has it.
  /// - Complexity: O(1): one weak load.
  var delegate: Delegate? { get }

  /// Which object `delegate` is. Works on an object that is being deinitialised, too.
  ///
  /// - Complexity: O(1).
  static func identity(of delegate: Delegate) -> ObjectIdentifier

  /// Throws if `delegate` cannot be added.
  ///
  /// - Complexity: O(1) in the number of delegates: at most a cast for each protocol.
  static func check(_ delegate: Delegate) throws(Refusal)

  /// What of `handling` is left to `delegate`: all of it, unless there are protocols to which it
  /// need not conform (see ``AcceptingDelegateReference``).
  static func requirements(
    in handling: DelegateHandling<Requirement>,
    supportedBy delegate: Delegate
  ) -> DelegateHandling<Requirement>

  /// Whether a delegate that handles a requirement does not have it: never, unless it can be asked
  /// for that (see ``PartialDelegateReference``).
  ///
  /// Asking runs the delegate's own code, which may remove the delegate: `hasEnded` tells that
  /// afterwards. No argument is evaluated where nothing is asked, so that a round pays nothing for
  /// the question.
  static func isMissing(
    _ requirement: @autoclosure () -> Requirement?,
    in delegate: @autoclosure () -> Delegate?,
    orHasEnded hasEnded: @autoclosure () -> Bool
  ) -> Bool
}

extension DelegateReference where Refusal == Never {
  /// Refuses nothing.
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

  /// False.
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
