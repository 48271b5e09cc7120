import Foundation

/// The usual alternative to generated code: any protocol, a closure per call, a cast per delegate.
///
/// It is in a module of its own, like that of a library, so its callers do not specialise it.
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

  /// Calls every delegate that is not deallocated.
  package func invoke(_ call: (Delegate) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    for element in objects {
      if let delegate = element.object as? Delegate { call(delegate) }
    }
  }
}
