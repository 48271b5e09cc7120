// A forwarder of a protocol whose delegates may be on queues, written by hand on the runtime's
// calls for generated code.

@_spi(GeneratedCode) import MultiDelegateRuntime

enum BellError: Error, Equatable {
  case cracked(Int)
}

protocol BellDelegate: AnyObject {
  /// Dispatch: `broadcast`.
  func ring(_ number: Int)
  /// Dispatch: `first`.
  func ringOne(_ number: Int)
  /// Dispatch: `first`, default 0.
  func tone(_ number: Int) -> Int
  /// Dispatch: `broadcast`, default 0.
  func strength(_ number: Int) -> Int
  /// Dispatch: `broadcast`.
  func check(_ number: Int) throws(BellError)
  /// Dispatch: `broadcast`.
  func chime(into tones: inout [Int])
}

nonisolated enum MultiBellDelegateRequirement: Int, DelegateRequirement {
  case ring
  case ringOne
  case tone
  case strength
  case check
  case chimeInto

  static var notifications: [Self] { [.ring, .check, .chimeInto] }
}

nonisolated struct MultiBellDelegateReference:
  CompleteDelegateReference, QueuedDelegateReference
{
  private(set) weak var delegate: (any BellDelegate)?

  init(_ delegate: (any BellDelegate)?) {
    self.delegate = delegate
  }

  static func identity(of delegate: any BellDelegate) -> ObjectIdentifier {
    ObjectIdentifier(delegate)
  }

  typealias Requirement = MultiBellDelegateRequirement
}

typealias MultiBellDelegateRegistry = DelegateRegistry<MultiBellDelegateReference>

nonisolated extension DelegateQueueing<MultiBellDelegateReference> {
  @discardableResult
  func add(
    _ delegate: some BellDelegate & SendableMetatype,
    at place: DelegatePlace? = nil,
    on queue: DelegateQueue,
    handling: QueuedHandling? = nil
  ) -> Bool {
    add(checked: .weak(delegate), at: place, on: queue, handling: handling)
  }

  @discardableResult
  func add(
    retaining delegate: some BellDelegate & SendableMetatype,
    on queue: DelegateQueue,
    handling: QueuedHandling? = nil
  ) -> Bool {
    add(checked: .retained(delegate), at: nil, on: queue, handling: handling)
  }
}

final class MultiBellDelegate: BellDelegate, Forwarder {
  let delegates = MultiBellDelegateRegistry()
  nonisolated let nonisolatedDelegates = NonisolatedDelegates<MultiBellDelegateReference>()

  init() {
    delegates.attach(to: self)
  }

  func ring(_ number: Int) {
    for responder in delegates.responders(to: .ring).onQueues {
      responder.enqueue { $0.ring(number) }
    }
  }

  func ringOne(_ number: Int) {
    delegates.responders(to: .ringOne).onQueues.first?.enqueue { $0.ringOne(number) }
  }

  func tone(_ number: Int) -> Int {
    guard let responder = delegates.responders(to: .tone).onQueues.first else { return 0 }
    return responder.perform { $0.tone(number) }
  }

  func strength(_ number: Int) -> Int {
    var responders = delegates.responders(to: .strength).onQueues
    guard let responder = responders.next() else { return 0 }
    let answer = responder.perform { $0.strength(number) }
    while let responder = responders.next() {
      _ = responder.perform { $0.strength(number) }
    }
    return answer
  }

  func check(_ number: Int) throws(BellError) {
    for responder in delegates.responders(to: .check).onQueues {
      try responder.perform { delegate throws(BellError) in try delegate.check(number) }
    }
  }

  func chime(into tones: inout [Int]) {
    for responder in delegates.responders(to: .chimeInto).onQueues {
      responder.perform { $0.chime(into: &tones) }
    }
  }
}
