import Listening

/// The usual forwarder written by hand: an array of structs, each with a weak field.
final class HandWrittenForwarder {
  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  private var listeners: [WeakListener]

  init(_ listeners: [any Listener]) {
    self.listeners = listeners.map { WeakListener(listener: $0) }
  }

  func hear(_ word: Int) {
    for element in listeners { element.listener?.hear(word) }
  }
}
