#if !MULTIDELEGATE_INSTRUMENTED
import MultiDelegateRuntime
#endif

extension DelegateRequirement {
  /// The name of the case, instead of the signature that generated code has.
  var signature: String { "\(self)" }
}
