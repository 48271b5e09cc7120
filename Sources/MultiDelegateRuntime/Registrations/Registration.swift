/// One delegate's or provider's place in a registry, shared by the registry and every round that
/// began while it was registered.
///
/// One object holds everything that a round asks of a registration, so that looking at the next one
/// costs a single indirection.
@usableFromInline
final class Registration<Reference: DelegateReference>: AtomicRequirements {
  /// The delegate or provider that is registered, and its queue.
  let key: RegistrationKey

  /// The queue that the delegate is called on; nil for a call on the caller's thread.
  @usableFromInline let queue: CallQueue?

  /// The delegate, held weakly; a reference to nothing in a provider's registration.
  ///
  /// It is a `let`, which a round reads in place. A round would have to copy the reference to switch
  /// over it, and copying a weak reference costs as much as forming one.
  @usableFromInline let reference: Reference

  /// The provider, unless it has been deallocated or this is a delegate's registration.
  private(set) weak var provider: (any DelegateProvider<Reference.Delegate>)?

  /// The registry that this was made for, unless that has been deallocated.
  ///
  /// A round that reaches a deallocated delegate reports to it. If the round itself knew the
  /// registry, each round would have to keep the registry alive.
  private(set) weak var registry: DelegateRegistry<Reference>?

  /// Registers `delegate` for the requirements in `handling`, as far as it conforms to their
  /// protocols, to be called on `queue` if there is one.
  init(
    _ delegate: Reference.Delegate,
    on queue: CallQueue? = nil,
    handling: DelegateHandling<Reference.Requirement>,
    in registry: DelegateRegistry<Reference>
  ) {
    self.registry = registry
    key = .delegate(Reference.identity(of: delegate), on: queue?.identity)
    self.queue = queue
    reference = Reference(delegate)
    super.init(Reference.requirements(in: handling, supportedBy: delegate), isDelegate: true)
  }

  /// Registers `provider` for all requirements.
  init(
    provider: any DelegateProvider<Reference.Delegate>,
    in registry: DelegateRegistry<Reference>
  ) {
    self.registry = registry
    key = .provider(provider)
    queue = nil
    reference = Reference(nil)
    self.provider = provider
    super.init(DelegateHandling<Reference.Requirement>.all, isDelegate: false)
  }

  /// The delegate, unless it has been deallocated or this is a provider's registration.
  @inlinable var delegate: Reference.Delegate? { reference.delegate }

  /// The delegate as `reader` reads it, unless it has been deallocated or does not conform to the
  /// reader's protocol, or this is a provider's registration.
  @_spi(GeneratedCode) @inlinable
  public func delegate<Called, Reader: DelegateReader<Reference, Called>>(
    as reader: Reader.Type
  ) -> Called? {
    reader.delegate(of: reference)
  }

  /// Whether the delegate or provider is alive, registered or not.
  ///
  /// Inside the registry's lock this may be read only while another strong reference is known to keep
  /// the object alive. Otherwise the strong reference made here may be the last one, and its end
  /// deallocates the object inside the lock.
  var isAlive: Bool { delegate != nil || provider != nil }
}

// Safety: the delegate's reference is `Sendable`, the superclass has atomic words only, and the other
// weak references are set in the initializer only, so they are only ever loaded. The threads on which a
// provider is asked are up to the provider, as its documentation says.
extension Registration: @unchecked Sendable where Reference: Sendable {}
