/// One delegate's place in a registry, shared by the registry and every round that began while the
/// delegate was in it.
///
/// One object holds everything that a round asks of a registration, so that looking at the next one
/// costs a single indirection.
final class Registration<Reference: DelegateReference & ~Copyable> {
  private let reference: Reference

  /// Captured when the delegate was added, so that it can be removed from its own `deinit`, when
  /// ``reference`` already answers nil.
  let identity: ObjectIdentifier

  private let isRegistered = AtomicFlag(true)

  /// Registers `delegate`.
  init(_ delegate: Reference.Delegate) {
    reference = Reference(delegate)
    identity = Reference.identity(of: delegate)
  }

  /// The delegate, unless it has been removed or has died.
  var delegate: Reference.Delegate? {
    isRegistered.value ? reference.delegate : nil
  }

  /// Whether the delegate lives, registered or not.
  ///
  /// Asking inside the registry's lock is safe only while somebody else is known to own the
  /// delegate: otherwise the answer may be what ends its life.
  var isAlive: Bool { reference.delegate != nil }

  /// Makes the rounds that are under way pass this registration over.
  func end() {
    isRegistered.set(false)
  }
}

extension Registration: Sendable where Reference: Sendable & ~Copyable {}
