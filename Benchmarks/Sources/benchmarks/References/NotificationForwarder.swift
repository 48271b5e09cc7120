import Foundation
import Listening

/// The same through a notification centre of its own.
final class NotificationForwarder {
  private let center = NotificationCenter()
  private let name = Notification.Name("listen")
  private var observations: [any NSObjectProtocol] = []

  /// The object of a notification: cheaper than a dictionary with a number in it.
  private var word = 0

  init(_ listeners: [any Listener]) {
    observations = listeners.map { listener in
      // Safety: the notifications are posted on one thread.
      nonisolated(unsafe) let listener = Weak(listener)
      return center.addObserver(forName: name, object: self, queue: nil) {
        guard let sender = $0.object as? NotificationForwarder else { return }
        listener.listener?.hear(sender.word)
      }
    }
  }

  deinit {
    for observation in observations { center.removeObserver(observation) }
  }

  func hear(_ word: Int) {
    self.word = word
    center.post(name: name, object: self)
  }

  private final class Weak {
    weak var listener: (any Listener)?

    init(_ listener: any Listener) { self.listener = listener }
  }
}
