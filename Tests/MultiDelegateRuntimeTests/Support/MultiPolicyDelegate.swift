// A forwarder of a protocol where an optional requirement's answer counts alone, written by hand on
// the runtime's calls for generated code. A default implementation could answer for someone, so the
// reference is not complete, and `handling:` has to be written.

@_spi(GeneratedCode) import MultiDelegateRuntime

protocol PolicyDelegate: AnyObject {
  /// Dispatch: `broadcast`, optional.
  func policyDidChange()
  /// Dispatch: `first`, optional, default 60.
  func timeLimit() -> Int
}

extension PolicyDelegate {
  func policyDidChange() {}
  func timeLimit() -> Int { 60 }
}

nonisolated enum MultiPolicyDelegateRequirement: Int, DelegateRequirement {
  case policyDidChange
  case timeLimit

  static var notifications: [Self] { [.policyDidChange] }
}

nonisolated struct MultiPolicyDelegateReference: DelegateReference {
  private(set) weak var delegate: (any PolicyDelegate)?

  init(_ delegate: (any PolicyDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any PolicyDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiPolicyDelegateRequirement
}

typealias MultiPolicyDelegateRegistry = DelegateRegistry<MultiPolicyDelegateReference>

final class MultiPolicyDelegate: PolicyDelegate, DelegateForwarder {
  let delegates = MultiPolicyDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiPolicyDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func policyDidChange() {
    for delegate in delegates.responders(to: .policyDidChange) {
      delegate.policyDidChange()
    }
  }

  func timeLimit() -> Int {
    guard let delegate = delegates.responders(to: .timeLimit).first else { return 60 }
    return delegate.timeLimit()
  }
}
