/// The part of a forwarder's delegates that any thread may use.
///
/// The registry of a forwarder on an actor is isolated to that actor. This part is not, because it
/// neither calls nor returns delegates. Use it in a `deinit`, which runs on any thread:
///
/// ```swift
/// @MainActor final class Panel: ScreenDelegate {
///   let multi: MultiScreenDelegate
///   deinit { multi.nonisolatedDelegates.remove(self) }
/// }
/// ```
///
/// - Thread safety: every call may be made on any thread at any time.
/// - Lifetime: keeps neither the forwarder nor a delegate alive.
public final class NonisolatedDelegates<Reference: DelegateReference>: @unchecked Sendable {
  // Safety: both properties are set by the forwarder's initializer, before another thread can have the
  // forwarder, and only read from then on. The registry locks its state. Calls here run no code of
  // delegates or providers outside their actor, with two exceptions that Swift allows on any thread.
  // One is a `deinit`, if the registry had the last strong reference. The other one is Objective-C's
  // `responds(to:)`.
  private(set) weak var registry: DelegateRegistry<Reference>?
  private var areOnActor = false

  /// Makes the part of a registry that the forwarder's initializer attaches.
  ///
  /// - Complexity: O(1).
  @_spi(GeneratedCode)
  public init() {}

  func attach(to registry: DelegateRegistry<Reference>, onActor areOnActor: Bool) {
    self.registry = registry
    self.areOnActor = areOnActor
  }

  /// The registry, whose forwarder the caller keeps alive.
  var attached: DelegateRegistry<Reference> {
    guard let registry else { preconditionFailure("a forwarder has not attached its registry") }
    return registry
  }

  /// Removes all registrations of `delegate`, as ``DelegateRegistry/remove(_:)`` does.
  ///
  /// The delegate's own `deinit` may call it. It takes any object, because a `deinit` outside the actor
  /// cannot use an isolated conformance of its class.
  ///
  /// - Complexity: amortized O(1), however many others are registered.
  public func remove(_ delegate: AnyObject) {
    let registrant = RegistrantKey.delegate(ObjectIdentifier(delegate))
    defer { withExtendedLifetime(delegate) {} }
    _ = registry?.change { $0.removeAll(of: registrant) }
  }

  /// Whether any living delegate responds to `requirement`, as ``DelegateForwarder/responds(to:)``
  /// determines.
  @_spi(GeneratedCode)
  public func hasResponder(to requirement: Reference.Requirement) -> Bool {
    registry?.hasResponder(to: requirement, askingProviders: !areOnActor) ?? false
  }

  /// Whether `isFound` returns true for any living delegate.
  ///
  /// Generated code calls it with members that every Objective-C object allows on any thread.
  ///
  /// - Complexity: O(*n*) in the number of delegates, at most one call each.
  @_spi(GeneratedCode)
  public func contains(where isFound: (AnyObject) -> Bool) -> Bool {
    registry?.contains { isFound($0 as AnyObject) } ?? false
  }
}
