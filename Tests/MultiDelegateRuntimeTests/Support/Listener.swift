@_spi(GeneratedCode) import MultiDelegateRuntime

/// A delegate for any thread, which counts what it hears.
final class Listener: SignalDelegate {
  private let registry: MultiSignalDelegateRegistry?
  private let counts = Guarded<[Int: Int]>([:])

  /// Makes a listener that takes its leave of `registry` when it dies, if it has one.
  init(leaving registry: MultiSignalDelegateRegistry? = nil) {
    self.registry = registry
  }

  deinit { registry?.remove(self) }

  /// How often each number was heard, when nobody calls any more.
  var heard: [Int: Int] { counts.withLock { $0 } }

  /// Whether `number` was heard, on any thread.
  func hasHeard(_ number: Int) -> Bool { counts.withLock { $0[number] != nil } }

  func signal(_ number: Int) {
    counts.withLock { $0[number, default: 0] += 1 }
  }
}
