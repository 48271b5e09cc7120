import Foundation
import Testing

/// Whether only the tests run that take milliseconds and start no compiler, as `MULTIDELEGATE_QUICK=1` asks for.
let isQuick = ProcessInfo.processInfo.environment["MULTIDELEGATE_QUICK"] != nil

extension Trait where Self == ConditionTrait {
  /// Leaves a test, or a suite, out where only quick tests run.
  static var slow: Self { .disabled(if: isQuick, "takes seconds, or starts a compiler") }
}
