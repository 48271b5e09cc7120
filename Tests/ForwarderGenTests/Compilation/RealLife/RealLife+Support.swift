extension RealLife {
  /// The types that the protocols mention, apart from plain classes.
  static let support = """
    import Foundation

    public typealias StartPurchase = (@escaping (Int, (any Error)?) -> Void) -> Void
    public final class APIRequest<Response>: Sendable {}
    public final class DataResponse<Success, Failure>: Sendable {}
    public final class EventLoopFuture<Value>: Sendable {}
    public final class ListChange<Item>: Sendable {}
    public protocol WebSocketClient {}
    public protocol NFCTag {}
    public protocol MapAnnotation {}
    public protocol DropCoordinator {}
    public protocol GameEvent {}
    public protocol EventLoop {}
    public protocol ProfileView: AnyObject {}
    public typealias AnyClass = AnyObject.Type
    public typealias NSErrorPointer = NSError?
    @globalActor public actor Background { public static let shared = Background() }
    """
}
