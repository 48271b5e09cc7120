/// The calls without `handling:`, for registries where a default implementation could answer for a
/// delegate.
///
/// They exist only for their messages. Without them, the compiler reports a missing label `provider:`
/// for `add(_:)`. For the other calls, it reports that the reference does not conform to
/// ``CompleteDelegateReference``. It does not mention `handling:`. If the reference does conform, the
/// compiler prefers the available call of the same name.
extension DelegateRegistry {
  /// Not available, because it has no `handling:`.
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
