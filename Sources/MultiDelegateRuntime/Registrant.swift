/// Who has a registration, held weakly.
@usableFromInline
enum Registrant<Reference: DelegateReference & ~Copyable>: ~Copyable {
  case delegate(Reference)
  case provider(ProviderReference<Reference.Delegate>)
}

extension Registrant: Sendable where Reference: Sendable & ~Copyable {}
