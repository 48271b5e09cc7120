import Dispatch

#if !MULTIDELEGATE_INSTRUMENTED
@_spi(GeneratedCode) @testable import MultiDelegateRuntime
#endif

extension DelegateRegistry<MultiTransferDelegateReference> {
  /// The names of the living delegates in order, as "A B".
  var names: String {
    compactMap { ($0 as? Recorder)?.name }.joined(separator: " ")
  }
}

extension DelegateRegistry {
  convenience init(weakly delegates: [Reference.Delegate]) throws(Reference.Refusal)
  where Reference: CompleteDelegateReference {
    self.init()
    try add(contentsOf: delegates)
  }
}

extension NonisolatedDelegates {
  /// The part of `registry`, as a forwarder on an actor has it.
  convenience init(of registry: DelegateRegistry<Reference>) {
    self.init()
    attach(to: registry, onActor: true)
  }
}

// What is generated for a protocol, for references of tests whose delegates have none.
extension DelegateRegistry where Reference: QueuedDelegateReference, Reference.Delegate: AnyObject {
  @discardableResult
  func add(
    _ delegate: Reference.Delegate,
    at place: RegistrationPlace<Reference.Delegate>? = nil,
    on queue: DispatchQueue,
    handling: Handling? = nil
  ) throws(Reference.Refusal) -> Bool {
    try add(checked: .weak(delegate), at: place, on: queue, handling: handling)
  }
}
