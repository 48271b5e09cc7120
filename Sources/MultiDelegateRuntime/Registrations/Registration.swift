/// One delegate's or provider's place in a registry, shared by the registry and every round that
/// began while it was there.
///
/// One object holds everything that a round asks of a registration, so that looking at the next one
/// costs a single indirection.
@usableFromInline
final class Registration<Reference: DelegateReference & ~Copyable>: AtomicRequirements {
  /// Whose registration it is.
  let key: RegistrationKey

  /// Where the delegate is called; nil for wherever the caller is.
  @usableFromInline let queue: CallQueue?

  @usableFromInline let registrant: Registrant<Reference>
  private let registryReference: RegistryReference<Reference>

  /// Registers `delegate` for the requirements in `handling`, as far as it conforms to what they
  /// are of, to be called on `queue` if there is one.
  init(
    _ delegate: Reference.Delegate,
    on queue: CallQueue? = nil,
    handling: DelegateHandling<Reference.Requirement>,
    in registry: DelegateRegistry<Reference>
  ) {
    registryReference = RegistryReference(registry)
    key = .delegate(Reference.identity(of: delegate), on: queue?.identity)
    self.queue = queue
    registrant = .delegate(Reference(delegate))
    super.init(Reference.requirements(in: handling, supportedBy: delegate), isDelegate: true)
  }

  /// Registers `provider` for all requirements.
  init(
    provider: any DelegateProvider<Reference.Delegate>,
    in registry: DelegateRegistry<Reference>
  ) {
    registryReference = RegistryReference(registry)
    key = .provider(provider)
    queue = nil
    registrant = .provider(ProviderReference(provider))
    super.init(DelegateHandling<Reference.Requirement>.all, isDelegate: false)
  }

  /// The delegate, unless it has died or this is a provider's registration.
  @inlinable var delegate: Reference.Delegate? {
    switch registrant {
    case .delegate(let reference): reference.delegate
    case .provider: nil
    }
  }

  /// The delegate as `reader` reads it, unless it has been deallocated or `reader` makes nothing of
  /// it, or this is a provider's registration.
  @_spi(GeneratedCode) @inlinable
  public func delegate<Called, Reader: DelegateReader<Reference, Called>>(
    as reader: Reader.Type
  ) -> Called? {
    switch registrant {
    case .delegate(let reference): reader.delegate(of: reference)
    case .provider: nil
    }
  }

  /// The provider, unless it has died or this is a delegate's registration.
  var provider: (any DelegateProvider<Reference.Delegate>)? {
    switch registrant {
    case .delegate: nil
    case .provider(let reference): reference.provider
    }
  }

  /// The registry that this was made for, unless that has died.
  var registry: DelegateRegistry<Reference>? { registryReference.registry }

  /// Whether the delegate or provider lives, registered or not.
  ///
  /// Asking inside the registry's lock is safe only while somebody else is known to own the object:
  /// otherwise the answer may be what ends its life.
  var isAlive: Bool { delegate != nil || provider != nil }
}

// Safety: the reference is `Sendable`, and the superclass has atomic words only.
extension Registration: @unchecked Sendable where Reference: Sendable & ~Copyable {}

/// Who has a registration, held weakly.
@usableFromInline
enum Registrant<Reference: DelegateReference & ~Copyable>: ~Copyable {
  case delegate(Reference)
  case provider(ProviderReference<Reference.Delegate>)
}

extension Registrant: Sendable where Reference: Sendable & ~Copyable {}

/// A weak reference to a provider, the counterpart of the ``DelegateReference`` of each protocol.
@usableFromInline
struct ProviderReference<Delegate>: ~Copyable, Sendable {
  // Safety: the reference may travel, and being weak it is only ever loaded. What is done with the
  // provider on another thread is up to the provider, as its documentation says.
  private nonisolated(unsafe) weak var reference: (any DelegateProvider<Delegate>)?

  init(_ provider: any DelegateProvider<Delegate>) {
    unsafe reference = provider
  }

  /// The provider, or nil once it has died.
  var provider: (any DelegateProvider<Delegate>)? { unsafe reference }
}

/// A weak reference to the registry that a registration was made for.
///
/// A round that comes upon the dead reports to it. Were it the round that knew the registry, each
/// round would have to keep it alive; this costs nothing until somebody has died.
@usableFromInline
struct RegistryReference<Reference: DelegateReference & ~Copyable>: ~Copyable {
  private(set) weak var registry: DelegateRegistry<Reference>?

  init(_ registry: DelegateRegistry<Reference>) {
    self.registry = registry
  }
}

extension RegistryReference: Sendable where Reference: Sendable & ~Copyable {}
