import MultiDelegateRuntime

/// Names whom a closure names.
final class ModelProvider<Delegate>: DelegateProvider {
  private let answer: () -> [Delegate]

  init(_ answer: @escaping () -> [Delegate]) {
    self.answer = answer
  }

  func delegates() -> [Delegate] { answer() }
}
