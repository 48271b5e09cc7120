// A forwarder of a protocol on a global actor, written by hand on the runtime's calls for generated
// code.

@_spi(GeneratedCode) import MultiDelegateRuntime

@MainActor
protocol ScreenDelegate: AnyObject {
  /// Dispatch: `broadcast`.
  func screenDidAppear()
}

nonisolated enum MultiScreenDelegateRequirement: Int, DelegateRequirement {
  case screenDidAppear

  static var notifications: [Self] { [.screenDidAppear] }
}

nonisolated struct MultiScreenDelegateReference: CompleteDelegateReference {
  private(set) weak var delegate: (any ScreenDelegate)?

  init(_ delegate: (any ScreenDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any ScreenDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiScreenDelegateRequirement
}

typealias MultiScreenDelegateRegistry = DelegateRegistry<MultiScreenDelegateReference>

@MainActor
final class MultiScreenDelegate:
  ScreenDelegate, DelegateForwarder, @MainActor CompleteDelegateForwarder
{
  let delegates = MultiScreenDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiScreenDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func screenDidAppear() {
    for delegate in delegates.responders(to: .screenDidAppear) {
      delegate.screenDidAppear()
    }
  }
}
