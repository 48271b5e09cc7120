import Foundation

/// What people use instead of generated code: any protocol, a closure per call, a cast per
/// delegate.
///
/// In a module of its own, as they have it from a library, so it is not specialised where it is
/// used.
package final class GenericMulticaster<Delegate> {
  private final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private var objects: [WeakObject]
  private let lock = NSLock()

  package init(_ delegates: [Delegate]) {
    objects = delegates.map { WeakObject($0 as AnyObject) }
  }

  /// Calls every delegate that lives.
  package func invoke(_ call: (Delegate) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    for element in objects {
      if let delegate = element.object as? Delegate { call(delegate) }
    }
  }
}
