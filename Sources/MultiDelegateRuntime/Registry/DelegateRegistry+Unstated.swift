/// The calls that leave `handling:` out, where a default implementation could answer for a delegate.
///
/// None of them is available. They exist for their messages only: without them, the compiler says
/// which protocol the reference does not conform to. Where a call is available,
/// ``CompleteDelegateReference`` brings another one of the same name, which is preferred.
extension DelegateRegistry where Reference: ~Copyable {
  /// Not available: a delegate is added with what it handles.
  @available(
    *,
    unavailable,
    message: "make it without delegates, and say with 'add(_:handling:)' what each of them handles"
  )
  public convenience init(weakly delegates: [Delegate]) {
    self.init()
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func add(retaining delegate: Delegate) -> Bool {
    false
  }

  /// Not available: say which requirements `delegates` handle.
  @available(
    *,
    unavailable,
    message: "say which requirements they handle: 'handling: .all', '.notifications' or a set"
  )
  public func add(contentsOf delegates: [Delegate]) {}

  /// Not available: say which requirements `delegates` handle.
  @available(
    *,
    unavailable,
    message: "say which requirements they handle: 'handling: .all', '.notifications' or a set"
  )
  public func replaceAll(with delegates: [Delegate]) {}

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func insert(_ delegate: Delegate, before anchor: Delegate) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func insert(_ delegate: Delegate, after anchor: Delegate) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  public func insert(_ delegate: Delegate, at index: Int) {}

  /// Not available: say which requirements `delegates` handle.
  @available(
    *,
    unavailable,
    message: "say which requirements they handle: 'handling: .all', '.notifications' or a set"
  )
  public func insert(contentsOf delegates: [Delegate], at index: Int) {}
}

#if canImport(Dispatch)
public import Dispatch

extension DelegateRegistry where Reference: QueuedDelegateReference & ~Copyable {
  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func add(_ delegate: Delegate, on queue: DispatchQueue) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func add(retaining delegate: Delegate, on queue: DispatchQueue) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    before anchor: Delegate
  ) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  @discardableResult
  public func insert(
    _ delegate: Delegate,
    on queue: DispatchQueue,
    after anchor: Delegate
  ) -> Bool {
    false
  }

  /// Not available: say which requirements `delegate` handles.
  @available(
    *,
    unavailable,
    message: "say which requirements it handles: 'handling: .all', '.notifications' or a set"
  )
  public func insert(_ delegate: Delegate, on queue: DispatchQueue, at index: Int) {}
}
#endif
