/// The part of an actor's registry that any thread may use.
///
/// The registry of a forwarder on a global actor stays on the actor, like its delegates. This part may
/// leave: it calls no delegate and hands none out, so a delegate that is not `Sendable` is used on the
/// actor only. It serves a `deinit`, which runs on any thread:
///
/// ```swift
/// @MainActor final class Panel: ScreenDelegate {
///   let multi: MultiScreenDelegate
///   deinit { multi.nonisolatedDelegates.remove(self) }
/// }
/// ```
///
/// - Thread safety: every call may be made on any thread at any time.
/// - Lifetime: keeps the registry alive, and no delegate or forwarder.
public struct NonisolatedDelegates<Reference: DelegateReference>: @unchecked Sendable {
  // Safety: the registry locks its state. No call here runs code of a delegate or a provider, with two
  // exceptions, which Swift allows on any thread: a `deinit`, where the registry had the last strong
  // reference, and Objective-C's `responds(to:)`.
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
  /// Works from the delegate's own `deinit`. Takes any object, since a `deinit` off the actor may
  /// not use the conformance of its class if that is isolated.
  ///
  /// - Complexity: amortized O(1), however many others are registered.
  public func remove(_ delegate: AnyObject) {
    let registrant = RegistrantKey.delegate(ObjectIdentifier(delegate))
    _ = registry.change { $0.removeAll(of: registrant) }
  }

  /// Whether any living delegate responds to `requirement`.
  ///
  /// A provider is not asked off the actor: while it is alive, it counts as one that responds. To
  /// ask providers as well, call ``DelegateRegistry/hasResponder(to:)`` on the actor.
  ///
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  public func hasResponder(to requirement: Reference.Requirement) -> Bool {
    registry.mayHaveResponder(to: requirement)
  }

  /// Whether any living delegate `isFound`.
  ///
  /// For generated code, which asks what every Objective-C object answers on any thread.
  ///
  /// - Complexity: O(*n*) in the number of delegates, at most one call each.
  @_spi(GeneratedCode)
  public func contains(where isFound: (AnyObject) -> Bool) -> Bool {
    registry.contains { isFound($0 as AnyObject) }
  }

  /// What a forwarder of the type `forwarder` prints: the type, and the registrations.
  ///
  /// Generated code calls it. It reads the types of delegates and providers and calls none of them.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  @_spi(GeneratedCode)
  public func description(of forwarder: Any.Type) -> String {
    registry.description(of: forwarder)
  }
}
