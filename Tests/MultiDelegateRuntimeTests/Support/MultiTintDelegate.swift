// A forwarder of a protocol that values may adopt, too, written by hand on the runtime's calls for
// generated code. Delegates are objects all the same, and a value can only be kept, in a box that
// forwards to it.

@_spi(GeneratedCode) import MultiDelegateRuntime

protocol TintDelegate {
  /// Dispatch: `first`, default 0.
  func tint() -> Int
}

nonisolated enum MultiTintDelegateRequirement: Int, DelegateRequirement {
  case tint

  static var notifications: [Self] { [] }
}

nonisolated struct MultiTintDelegateReference: CompleteDelegateReference {
  private(set) weak var delegate: (any TintDelegate & AnyObject)?

  init(_ delegate: (any TintDelegate & AnyObject)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any TintDelegate & AnyObject) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiTintDelegateRequirement
}

typealias MultiTintDelegateRegistry = DelegateRegistry<MultiTintDelegateReference>

final class MultiTintDelegate: TintDelegate, Forwarder {
  let delegates = MultiTintDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiTintDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func tint() -> Int {
    guard let delegate = delegates.responders(to: .tint).first else { return 0 }
    return delegate.tint()
  }
}

private final class MultiTintDelegateValue: TintDelegate {
  private let value: any TintDelegate

  init(_ value: any TintDelegate) {
    self.value = value
  }

  func tint() -> Int { value.tint() }
}

extension DelegateRegistry<MultiTintDelegateReference> {
  /// Registers a value, and retains it until its object is removed.
  @discardableResult
  func add(
    retaining value: some TintDelegate,
    at place: Place? = nil,
    handling: DelegateHandling<MultiTintDelegateRequirement> = .all
  ) -> any TintDelegate & AnyObject {
    add(.value(value) { MultiTintDelegateValue(value) }, at: place, handling: handling)
  }
}
