@_spi(GeneratedCode) @testable import MultiDelegateRuntime

extension DelegateRegistry<MultiTransferDelegateReference> {
  /// The names of the living delegates in order, as "A B".
  var names: String {
    compactMap { ($0 as? Recorder)?.name }.joined(separator: " ")
  }
}

#if canImport(Dispatch)
import Dispatch

// What is generated for a protocol, for references of tests whose delegates have none.
extension DelegateRegistry where Reference: QueuedDelegateReference, Delegate: AnyObject {
  @discardableResult
  func add(
    _ delegate: Delegate,
    at place: RegistrationPlace<Delegate>? = nil,
    on queue: DispatchQueue,
    handling: Handling? = nil
  ) throws(Reference.Refusal) -> Bool {
    try add(checked: CheckedDelegate(delegate), at: place, on: queue, handling: handling)
  }
}
#endif
