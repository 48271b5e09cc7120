/// A way to read the delegate to call from a ``DelegateReference``.
///
/// ``WholeDelegate`` reads the delegate as it was added. For a composite, generated code has one for
/// each accepted protocol, which reads the weak reference whose type is this protocol. So a call costs
/// the same as any other: one weak load, and no cast.
@_spi(GeneratedCode)
public protocol DelegateReader {
  /// The type of the reference.
  associatedtype Reference: DelegateReference

  /// The type that the round calls.
  associatedtype Delegate

  /// The delegate, or nil if it has been deallocated or does not conform to the protocol.
  ///
  /// - Lifetime: the result is a strong reference.
  /// - Thread safety: rounds call it on the thread of the call, with no lock held.
  /// - Complexity: O(1): one weak load.
  static func delegate(of reference: Reference) -> Delegate?

  /// The delegate from `provided`, which a provider has returned and which has no reference.
  static func delegate(from provided: Reference.Delegate) -> Delegate?
}

extension DelegateReader {
  /// Makes a reference to `provided`, and reads that.
  public static func delegate(from provided: Reference.Delegate) -> Delegate? {
    delegate(of: Reference(provided))
  }
}

/// Reads the delegate as it was added.
@_spi(GeneratedCode)
public enum WholeDelegate<Reference: DelegateReference>: DelegateReader {
  /// The delegate, or nil if it has been deallocated.
  ///
  /// - Complexity: O(1): one weak load.
  @inlinable
  public static func delegate(of reference: Reference) -> Reference.Delegate? {
    reference.delegate
  }

  /// `provided`.
  public static func delegate(from provided: Reference.Delegate) -> Reference.Delegate? {
    provided
  }
}

/// A weak reference to a delegate, of a type that generated code has for each protocol.
///
/// Swift cannot express `weak var delegate: Delegate?` for a generic parameter, even if its argument is
/// `any P`. So generated code has a type that names the protocol, and registrations store it. Rounds
/// do not copy references: a copy of a weak reference costs as much as a new one.
///
/// - Lifetime: a reference never keeps its delegate alive.
/// - Thread safety: `Sendable` exactly when the delegates are, or when an actor guards them. All members
///   are called with no lock held, on any thread that uses the registry or makes a call.
public protocol DelegateReference {
  /// The type of the delegates: `any P`, or a composition of several protocols.
  associatedtype Delegate

  /// The requirements that a delegate may respond to.
  associatedtype Requirement: DelegateRequirement

  /// The error that adding a delegate throws: `Never`, unless any object may be passed.
  associatedtype Refusal: Error = Never

  /// Makes a weak reference to `delegate`, or a reference to nil.
  ///
  /// - Complexity: O(1), and in a composite a cast for each accepted protocol.
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

  /// Throws if `delegate` cannot be added: if a composite requires no protocol of its delegates, and
  /// this one conforms to none that it accepts.
  ///
  /// - Complexity: O(1) in the number of delegates: at most a cast for each protocol.
  static func check(_ delegate: Delegate) throws(Refusal)

  /// The requirements of the protocols that `delegate` conforms to: all, unless a composite accepts
  /// delegates without some of its protocols.
  ///
  /// The delegate handles no others, whatever `handling:` states.
  ///
  /// - Complexity: O(1) in the number of delegates: a cast for each protocol.
  static func conformance(of delegate: Delegate) -> DelegateHandling<Requirement>

  /// Whether delegates may lack requirements that they handle, which only a ``PartialDelegateReference``
  /// allows.
  static var isPartial: Bool { get }

  /// Whether `delegate` has `requirement`. Rounds ask only if ``isPartial`` is set.
  ///
  /// - Thread safety: a delegate that overrides `responds(to:)` has to allow that, and may use the
  ///   registry.
  /// - Complexity: that of the delegate's `responds(to:)`, which is O(1) unless the delegate overrides
  ///   it.
  static func delegate(_ delegate: Delegate, has requirement: Requirement) -> Bool
}

extension DelegateReference where Refusal == Never {
  /// Accepts every delegate.
  public static func check(_ delegate: Delegate) {}
}

extension DelegateReference {
  /// All requirements.
  public static func conformance(of delegate: Delegate) -> DelegateHandling<Requirement> { .all }

  /// False.
  @inlinable public static var isPartial: Bool { false }

  /// True.
  public static func delegate(_ delegate: Delegate, has requirement: Requirement) -> Bool { true }
}

/// A reference to delegates that handle all requirements by default.
///
/// Generated code does not adopt it if a default implementation could answer a call alone (see
/// `optional` in the spec). The calls without `handling:` are then unavailable.
public protocol CompleteDelegateReference: DelegateReference {}

/// A reference to delegates that may be registered on a queue.
///
/// Generated code adopts it for protocols with `"queues": true`, and calls their delegates with
/// `responders(to:).onQueues`. Only these registries have the calls with a queue.
public protocol QueuedDelegateReference: DelegateReference, SendableMetatype {
  /// The protocols to which `delegate` conforms besides those of `Delegate`: in a composite, those that
  /// it accepts.
  static func acceptedProtocols(of delegate: Delegate) -> [Any.Type]
}

extension QueuedDelegateReference {
  /// None.
  public static func acceptedProtocols(of delegate: Delegate) -> [Any.Type] { [] }
}

/// A reference to delegates that may be registered on a queue, and may be values.
///
/// Generated code adopts it for protocols with `"queues": true` that values can adopt.
public protocol QueuedValueDelegateReference: QueuedDelegateReference {
  /// The type of the values: `any P`.
  associatedtype RepresentedValue

  /// Makes an object that represents `value` among the delegates.
  ///
  /// - Complexity: O(1).
  static func delegate(representing value: RepresentedValue) -> Delegate
}

/// A reference to delegates that may lack requirements of their protocol: adopters of Objective-C
/// protocols with `optional` members.
///
/// A round asks the delegate each time it reaches it, because the answer may change. A delegate that is
/// itself a forwarder has the requirements of its own delegates, which may be added and removed.
public protocol PartialDelegateReference: DelegateReference {}

extension PartialDelegateReference {
  /// True.
  @inlinable public static var isPartial: Bool { true }
}
