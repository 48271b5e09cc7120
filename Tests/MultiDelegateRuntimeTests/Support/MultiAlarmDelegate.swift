// A forwarder of a `Sendable` protocol whose delegates may be on queues, written by hand on the
// runtime's calls for generated code.

@_spi(GeneratedCode) import MultiDelegateRuntime

protocol AlarmDelegate: AnyObject, Sendable {
  /// Dispatch: `broadcast`.
  func alarm(_ number: Int)
  /// Dispatch: `broadcast`, default 0.
  func level() -> Int
}

nonisolated enum MultiAlarmDelegateRequirement: Int, DelegateRequirement {
  case alarm
  case level

  static var notifications: [Self] { [.alarm] }
}

nonisolated struct MultiAlarmDelegateReference:
  CompleteDelegateReference, QueuedDelegateReference, Sendable
{
  private(set) weak var delegate: (any AlarmDelegate)?

  init(_ delegate: (any AlarmDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any AlarmDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiAlarmDelegateRequirement
}

typealias MultiAlarmDelegateRegistry = DelegateRegistry<MultiAlarmDelegateReference>

nonisolated extension DelegateQueueing<MultiAlarmDelegateReference> {
  @discardableResult
  func add(
    _ delegate: some AlarmDelegate & SendableMetatype,
    at place: DelegatePlace? = nil,
    on queue: DelegateQueue,
    handling: QueuedHandling? = nil
  ) -> Bool {
    add(checked: .weak(delegate), at: place, on: queue, handling: handling)
  }

  @discardableResult
  func add(
    retaining delegate: some AlarmDelegate & SendableMetatype,
    on queue: DelegateQueue,
    handling: QueuedHandling? = nil
  ) -> Bool {
    add(checked: .retained(delegate), at: nil, on: queue, handling: handling)
  }
}

final class MultiAlarmDelegate: AlarmDelegate, Sendable, Forwarder {
  let delegates = MultiAlarmDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiAlarmDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func alarm(_ number: Int) {
    for responder in delegates.responders(to: .alarm).onQueues {
      responder.enqueue { $0.alarm(number) }
    }
  }

  func level() -> Int {
    var responders = delegates.responders(to: .level).onQueues
    guard let responder = responders.next() else { return 0 }
    let answer = responder.perform { $0.level() }
    while let responder = responders.next() {
      _ = responder.perform { $0.level() }
    }
    return answer
  }
}
