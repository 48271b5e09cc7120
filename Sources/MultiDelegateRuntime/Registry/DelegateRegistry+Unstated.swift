/// The calls that leave `handling:` out, where a default implementation could answer for a delegate.
///
/// They exist for their message only. Without them, the compiler says for `add(_:)` that the label
/// `provider:` is missing, and for all others that the reference does not conform to
/// ``CompleteDelegateReference``; it does not mention `handling:`. Where the reference conforms to
/// that, the compiler prefers the available call of the same name.
extension DelegateRegistry {
  /// Not available: there is no `handling:`.
  @available(*, unavailable, message: "make it empty, then call 'add(contentsOf:handling:)'")
  public convenience init(weakly delegates: [Delegate]) { self.init() }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func add(_ delegate: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func add(retaining delegate: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  public func add(contentsOf delegates: [Delegate]) {}

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  public func replaceAll(with delegates: [Delegate]) {}

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func insert(_ delegate: Delegate, before anchor: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func insert(_ delegate: Delegate, after anchor: Delegate) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  public func insert(_ delegate: Delegate, at index: Int) {}

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  public func insert(contentsOf delegates: [Delegate], at index: Int) {}
}

#if canImport(Dispatch)
public import Dispatch

extension DelegateRegistry {
  /// Not available without `"queues": true`.
  @available(*, unavailable, message: "write '\"queues\": true' for the protocol in the spec")
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue) -> Bool { false }

  /// Not available without `"queues": true`.
  @available(*, unavailable, message: "write '\"queues\": true' for the protocol in the spec")
  @discardableResult
  public func add(retaining delegate: Delegate, on queue: DispatchQueue) -> Bool { false }
}

extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func add(retaining delegate: Delegate, on queue: DispatchQueue) -> Bool { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func insert(_ delegate: Delegate, on queue: DispatchQueue, before anchor: Delegate) -> Bool
  { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  @discardableResult
  public func insert(_ delegate: Delegate, on queue: DispatchQueue, after anchor: Delegate) -> Bool
  { false }

  /// Not available without `handling:`.
  @available(*, unavailable, message: "pass 'handling: .all', '.notifications' or a set")
  public func insert(_ delegate: Delegate, on queue: DispatchQueue, at index: Int) {}
}
#endif
