import Listening

/// The floor of delegates that are kept alive: an array of them.
final class StrongForwarder {
  private let listeners: [any Listener]

  init(_ listeners: [any Listener]) { self.listeners = listeners }

  func hear(_ word: Int) {
    for listener in listeners { listener.hear(word) }
  }
}
