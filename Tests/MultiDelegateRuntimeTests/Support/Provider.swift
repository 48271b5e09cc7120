#if !MULTIDELEGATE_INSTRUMENTED
@_spi(GeneratedCode) import MultiDelegateRuntime
#endif

/// A provider that names what a closure names, and counts how often it was asked.
final class Provider: DelegateProvider {
  var answer: () -> [any TransferDelegate]
  private(set) var timesAsked = 0

  init(_ answer: @escaping () -> [any TransferDelegate]) {
    self.answer = answer
  }

  func delegates() -> [any TransferDelegate] {
    timesAsked += 1
    return answer()
  }
}
