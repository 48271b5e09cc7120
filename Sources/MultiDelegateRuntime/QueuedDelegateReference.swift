/// A reference to delegates that may be registered on a queue.
///
/// Generated code adopts it for protocols with `"queues": true`, and calls their delegates by way
/// of ``DelegateRegistry/queuedResponders(to:)``. No other registry has the calls that name a
/// queue.
public protocol QueuedDelegateReference: DelegateReference, SendableMetatype, ~Copyable {}
