/// The part of an actor's registry that any thread may use.
///
/// The registry of a forwarder on a global actor is isolated to that actor, like its delegates. This
/// part is not: it neither calls nor returns delegates, so a delegate that is not `Sendable` is used on
/// the actor only. Use it in a `deinit`, which runs on any thread:
///
/// ```swift
/// @MainActor final class Panel: ScreenDelegate {
///   let multi: MultiScreenDelegate
///   deinit { multi.nonisolatedDelegates.remove(self) }
/// }
/// ```
///
/// - Thread safety: every call may be made on any thread at any time.
/// - Lifetime: keeps the registry alive, but no delegate or forwarder.
public struct NonisolatedDelegates<Reference: DelegateReference>: @unchecked Sendable {
  // Safety: the registry locks its state. Calls here run no code of delegates or providers, with two
  // exceptions that Swift allows on any thread. One is a `deinit`, if the registry had the last strong
  // reference. The other one is Objective-C's `responds(to:)`.
  private let registry: DelegateRegistry<Reference>

  /// Makes the part of `registry` that any thread may use.
  ///
  /// - Complexity: O(1).
  @_spi(GeneratedCode)
  public init(_ registry: DelegateRegistry<Reference>) {
    self.registry = registry
  }

  /// Removes all registrations of `delegate`, as ``DelegateRegistry/remove(_:)`` does.
  ///
  /// The delegate's own `deinit` may call it. It takes any object, because a `deinit` outside the actor
  /// cannot use an isolated conformance of its class.
  ///
  /// - Complexity: amortized O(1), however many others are registered.
  public func remove(_ delegate: AnyObject) {
    let registrant = RegistrantKey.delegate(ObjectIdentifier(delegate))
    withExtendedLifetime(delegate) { _ = registry.change { $0.removeAll(of: registrant) } }
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// Providers are not asked outside the actor: a provider that is alive counts as a responder. To ask
  /// providers as well, call ``DelegateRegistry/hasResponder(to:)`` on the actor.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Reference.Requirement) -> Bool {
    registry.hasResponder(to: requirement, askingProviders: false)
  }

  /// Whether `isFound` returns true for any living delegate.
  ///
  /// Generated code calls it with members that every Objective-C object allows on any thread.
  ///
  /// - Complexity: O(*n*) in the number of delegates, at most one call each.
  @_spi(GeneratedCode)
  public func contains(where isFound: (AnyObject) -> Bool) -> Bool {
    registry.contains { isFound($0 as AnyObject) }
  }
}
