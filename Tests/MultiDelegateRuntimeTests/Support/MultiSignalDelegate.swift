// A forwarder of a `Sendable` protocol, written by hand on the runtime's calls for generated code.

@_spi(GeneratedCode) import MultiDelegateRuntime

protocol SignalDelegate: AnyObject, Sendable {
  /// Dispatch: `broadcast`.
  func signal(_ number: Int)
}

nonisolated enum MultiSignalDelegateRequirement: Int, DelegateRequirement {
  case signal

  static var notifications: [Self] { [.signal] }
}

nonisolated struct MultiSignalDelegateReference:
  CompleteDelegateReference, Sendable
{
  private(set) weak var delegate: (any SignalDelegate)?

  init(_ delegate: (any SignalDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any SignalDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiSignalDelegateRequirement
}

typealias MultiSignalDelegateRegistry = DelegateRegistry<MultiSignalDelegateReference>

final class MultiSignalDelegate: SignalDelegate, Sendable, Forwarder {
  let delegates = MultiSignalDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiSignalDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func signal(_ number: Int) {
    for delegate in delegates.responders(to: .signal) {
      delegate.signal(number)
    }
  }
}
