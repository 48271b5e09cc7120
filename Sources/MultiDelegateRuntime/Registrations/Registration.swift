/// The registration of a delegate or provider, which the registry shares with the rounds that began
/// while it was in the list.
///
/// One object has all data that a round reads, so each registration costs a round a single indirection.
@_spi(GeneratedCode) @usableFromInline
final class Registration<Reference: DelegateReference>: AtomicRequirements {
  // A round reads the word of the superclass and the reference, which so share a line of the cache.

  /// The weak reference to a delegate that a round calls without a question; in the registration of a
  /// forwarder or a provider, a reference to nil.
  ///
  /// A round reads it in place. As a payload of an enum, it would be copied, which costs as much as
  /// forming a weak reference.
  @usableFromInline let reference: Reference

  /// The delegate if it is a forwarder, which responds only if one of its own delegates does.
  @usableFromInline let forwarder: RegisteredForwarder<Reference>?

  /// The provider, unless this is a delegate's registration.
  private let registeredProvider: RegisteredProvider<Reference.Delegate>?

  /// The queue that the delegate is called on; nil for a call on the caller's thread.
  @usableFromInline let queue: CallQueue?

  /// The delegate or provider that is registered, and its queue.
  let key: RegistrationKey

  /// The registry that this was made for, unless the registry has been deallocated.
  ///
  /// A round that reaches a deallocated delegate reports it to the registry. If the round itself had a
  /// reference to the registry, each round would have to keep the registry alive.
  private(set) weak var registry: DelegateRegistry<Reference>?

  // What follows is read and written inside the registry's lock only.

  /// Whether this is in its place in the list, and has not ended.
  var isListed = false

  /// During a change, the newcomer in whose place this stays, and whose handling it takes.
  var newcomer: Registration?

  /// The delegate, if it is kept alive.
  ///
  /// It is taken out inside the lock when this ends, and released outside of it, or else when the
  /// registry is deallocated.
  var retained: DelegateAddition<Reference>?

  /// Registers the delegate of `addition` for the requirements in `handling` whose protocols it conforms
  /// to.
  init(
    _ addition: DelegateAddition<Reference>,
    on queue: CallQueue?,
    handling: DelegateHandling<Reference.Requirement>,
    in registry: DelegateRegistry<Reference>
  ) {
    let delegate = addition.delegate
    forwarder = RegisteredForwarder(delegate)
    reference = Reference(forwarder == nil ? delegate : nil)
    registeredProvider = nil
    self.queue = queue
    let registrant = RegistrantKey.delegate(Reference.identity(of: delegate))
    key = RegistrationKey(registrant: registrant, queue: queue?.identity)
    self.registry = registry
    retained = addition.isRetained ? addition : nil
    let supported = handling.intersection(Reference.conformance(of: delegate))
    super.init(supported.first | RequirementBit.isRegistered.mask, supported.further[...])
  }

  /// Registers `provider` for all requirements.
  init(
    provider: some DelegateProvider<Reference.Delegate>,
    in registry: DelegateRegistry<Reference>
  ) {
    reference = Reference(nil)
    forwarder = nil
    registeredProvider = RegisteredProvider(provider)
    queue = nil
    key = RegistrationKey(registrant: .provider(ObjectIdentifier(provider)))
    self.registry = registry
    let all = DelegateHandling<Reference.Requirement>.all
    super.init(all.first, all.further[...])
  }

  /// The delegate, unless it has been deallocated or this is a provider's registration.
  @inlinable var delegate: Reference.Delegate? {
    reference.delegate ?? forwarder?.reference.delegate
  }

  /// The delegate as `reader` reads it, unless it is a forwarder, has been deallocated or does not
  /// conform to the reader's protocol, or this is a provider's registration.
  @_spi(GeneratedCode) @inlinable
  public func delegate<Reader: DelegateReader>(as reader: Reader.Type) -> Reader.Delegate?
  where Reader.Reference == Reference {
    reader.delegate(of: reference)
  }

  /// The provider, unless it has been deallocated or this is a delegate's registration.
  var provider: (any DelegateProvider)? { registeredProvider?.provider }

  /// The delegates that the provider returns now; nil if it has been deallocated, or if there is none.
  func delegatesOfProvider() -> [Reference.Delegate]? { registeredProvider?.delegates() }

  /// Whether the delegate or provider is alive, registered or not.
  ///
  /// Inside the registry's lock this may be read only if another strong reference keeps the object
  /// alive. Otherwise the strong reference made here may be the last one, and its release would
  /// deallocate the object inside the lock.
  var isAlive: Bool { delegate != nil || provider != nil }
}

/// The weak reference to a delegate that is a forwarder.
///
/// It is not in the registration, so a round finds no delegate there, and takes the way of the rare
/// cases without a test that all other delegates would pay for.
@usableFromInline
final class RegisteredForwarder<Reference: DelegateReference> {
  @usableFromInline let reference: Reference
  let delegates: any ErasedDelegates

  /// Makes a reference to `delegate`, or nil if it is no forwarder.
  init?(_ delegate: Reference.Delegate) {
    guard let forwarder = delegate as? any DelegateForwarder else { return nil }
    reference = Reference(delegate)
    delegates = forwarder.erasedDelegates
  }
}

/// The weak reference to a provider.
private final class RegisteredProvider<Delegate> {
  weak var provider: (any DelegateProvider)?

  /// Asks the provider, whose type only this knows: before macOS 13 and iOS 16, a type cannot say which
  /// delegates `any DelegateProvider` has.
  private let ask: (any DelegateProvider) -> [Delegate]

  init<Provider: DelegateProvider<Delegate>>(_ provider: Provider) {
    self.provider = provider
    // Safety: this has no other provider.
    ask = { unsafe unsafeDowncast($0, to: Provider.self).delegates() }
  }

  func delegates() -> [Delegate]? { provider.map(ask) }
}

// Safety: the delegate's reference is `Sendable`, the superclass has atomic words only, the lock of the
// registry guards the variables, and the other weak references are set in the initializer only, so they
// are only ever loaded. A provider has to allow calls on any thread, as its documentation says.
extension Registration: @unchecked Sendable where Reference: Sendable {}

/// The key of a registration, of which a list has at most one: the object, and its queue, if any.
struct RegistrationKey: Hashable {
  /// The object, which is the same for all registrations of a delegate.
  let registrant: RegistrantKey

  /// The identity of the queue that a delegate is called on; nil for a call on the caller's thread.
  var queue: ObjectIdentifier?
}

/// A registered object; one that is both a delegate and a provider has two keys.
///
/// It is known by its identity, because a weak reference to it is already nil in its `deinit`.
enum RegistrantKey: Hashable {
  case delegate(ObjectIdentifier)
  case provider(ObjectIdentifier)

  var isProvider: Bool { if case .provider = self { true } else { false } }
}

/// The requirements that a registration handles, as words that threads may read while another thread
/// writes them.
///
/// A registration is a subclass, so the first word is stored beside its other fields. A chain holds the
/// further words of a protocol with many requirements. A change writes one word after the other, and a
/// round reads one bit only, so it never sees half a change.
@_spi(GeneratedCode) @usableFromInline
class AtomicRequirements: AtomicWord {
  private let next: AtomicRequirements?

  /// Makes the words ``DelegateHandling/first`` and ``DelegateHandling/further``.
  init(_ first: UInt, _ further: ArraySlice<UInt>) {
    next = further.first.map { AtomicRequirements($0, further.dropFirst()) }
    super.init(first)
  }

  /// Whether a round that reads `bit` calls this delegate, or asks this provider.
  @inlinable
  final func handles(_ bit: RequirementBit) -> Bool {
    bit.word == 0 ? value & bit.mask != 0 : handlesInFurtherWords(bit)
  }

  /// Whether `bit`, which is in one of the further words, is set.
  @usableFromInline
  final func handlesInFurtherWords(_ bit: RequirementBit) -> Bool {
    var word = next
    for _ in 1..<bit.word { word = word?.next }
    return (word?.value ?? 0) & bit.mask != 0
  }

  private final var further: [UInt] {
    sequence(first: self as AtomicRequirements, next: \.next).dropFirst().map(\.value)
  }

  /// Whether the bit of any requirement is set.
  final var isResponder: Bool {
    value & ~RequirementBit.isRegistered.mask != 0 || further.contains { $0 != 0 }
  }

  /// The requirements whose bits are set.
  final func handling<Requirement>(of type: Requirement.Type) -> DelegateHandling<Requirement> {
    DelegateHandling(value & ~RequirementBit.isRegistered.mask, further)
  }

  /// Copies the bits of `newcomer`, which has as many words, also for rounds under way.
  ///
  /// - Returns: whether any bit has changed.
  final func change(to newcomer: AtomicRequirements) -> Bool {
    let isChanged = value != newcomer.value
    set(newcomer.value)
    guard let next, let newcomerNext = newcomer.next else { return isChanged }
    let isFurtherChanged = next.change(to: newcomerNext)
    return isChanged || isFurtherChanged
  }

  /// Clears every bit, so that rounds under way skip this registration.
  final func end() {
    set(0)
    next?.end()
  }
}
