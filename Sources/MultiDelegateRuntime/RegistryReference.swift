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
