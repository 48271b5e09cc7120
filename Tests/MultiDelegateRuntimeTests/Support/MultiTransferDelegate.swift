// A forwarder of an ordinary protocol, written by hand on the runtime's calls for generated code.

#if !MULTIDELEGATE_INSTRUMENTED
@_spi(GeneratedCode) import MultiDelegateRuntime
#endif

private typealias Contract = GeneratedCode.Contract1

protocol TransferDelegate: AnyObject {
  /// Dispatch: `broadcast`.
  func transferDidStart(_ name: String)
  /// Dispatch: `broadcast`.
  func transferDidFinish(_ name: String)
  /// Dispatch: `first`, default 0.
  func rank(of name: String) -> Int
  /// Dispatch: `broadcast`, default 0.
  func weight(of name: String) -> Int
  /// Dispatch: `last`, default 0.
  func size(of name: String) -> Int
}

nonisolated enum MultiTransferDelegateRequirement: Int, DelegateRequirement {
  case transferDidStart
  case transferDidFinish
  case rankOf
  case weightOf
  case sizeOf

  static var notifications: [Self] { [.transferDidStart, .transferDidFinish] }
}

nonisolated struct MultiTransferDelegateReference: CompleteDelegateReference {
  private(set) weak var delegate: (any TransferDelegate)?

  init(_ delegate: (any TransferDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any TransferDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiTransferDelegateRequirement
}

typealias MultiTransferDelegateRegistry = DelegateRegistry<MultiTransferDelegateReference>

final class MultiTransferDelegate: TransferDelegate, Forwarder {
  let delegates = MultiTransferDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiTransferDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func transferDidStart(_ name: String) {
    for delegate in delegates.responders(to: .transferDidStart) {
      delegate.transferDidStart(name)
    }
  }

  func transferDidFinish(_ name: String) {
    for delegate in delegates.responders(to: .transferDidFinish) {
      delegate.transferDidFinish(name)
    }
  }

  func rank(of name: String) -> Int {
    guard let delegate = delegates.responders(to: .rankOf).first else { return 0 }
    return delegate.rank(of: name)
  }

  func weight(of name: String) -> Int {
    var result: Int?
    for delegate in delegates.responders(to: .weightOf) {
      let value = delegate.weight(of: name)
      if result == nil { result = value }
    }
    return result ?? 0
  }

  func size(of name: String) -> Int {
    var result: Int?
    for delegate in delegates.responders(to: .sizeOf) {
      result = delegate.size(of: name)
    }
    return result ?? 0
  }
}
