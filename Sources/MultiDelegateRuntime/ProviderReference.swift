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
