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

  /// How often each number was heard.
  var heard: [Int: Int] { counts.withLock { $0 } }

  func signal(_ number: Int) {
    counts.withLock { $0[number, default: 0] += 1 }
  }
}
