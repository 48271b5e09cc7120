import Listening

/// The floor of an accepted protocol: only consecutive weak references.
final class EchoFloorForwarder: Echoing {
  struct WeakEcho: ~Copyable {
    weak var echo: (any Echoing)?
  }

  private let echoes: UnsafeMutablePointer<WeakEcho>
  private let count: Int

  init(_ echoes: [any Echoing]) {
    count = echoes.count
    self.echoes = .allocate(capacity: count)
    for (index, echo) in echoes.enumerated() {
      (self.echoes + index).initialize(to: WeakEcho(echo: echo))
    }
  }

  deinit {
    echoes.deinitialize(count: count)
    echoes.deallocate()
  }

  func echo(_ word: Int) {
    for index in 0..<count { echoes[index].echo?.echo(word) }
  }
}
