/// A delegate that notes which calls it receives, and where.
final class Probe {
  let name: String
  let stage: Stage

  /// Whether it removes itself in its `deinit`.
  let leaves: Bool

  init(_ name: String, on stage: Stage, leaves: Bool = false) {
    self.name = name
    self.stage = stage
    self.leaves = leaves
  }

  deinit {
    stage.noteDeallocation(of: name)
    if leaves {
      stage.whileDeallocating()
      stage.registry?.remove(self)
    }
  }

  /// Receives the call `number`.
  func hear(_ number: Int) {
    stage.note("\(name)\(MarkedQueue.current.map { "@\($0)" } ?? "")", in: number)
  }
}

enum ProbeRequirement: Int, DelegateRequirement {
  case ring
  case tone

  static var notifications: [Self] { [.ring] }
}

/// A weak reference that says when it is about to be read, where that can make a difference.
struct ProbeReference: CompleteDelegateReference, QueuedDelegateReference {
  typealias Requirement = ProbeRequirement

  private weak var probe: Probe?
  private let stage: Stage?

  init(_ delegate: Probe?) {
    probe = delegate
    stage = delegate?.stage
  }

  var delegate: Probe? {
    if let stage, stage.lifetimesChange { stage.interleaving.willReadReference() }
    return probe
  }

  static func identity(of delegate: Probe) -> ObjectIdentifier { ObjectIdentifier(delegate) }
}

/// A provider that names the same delegates whenever it is asked.
final class ProbeProvider: DelegateProvider {
  let name: String
  let named: [Probe]

  init(_ name: String, naming named: [Probe]) {
    self.name = name
    self.named = named
  }

  deinit { named.first?.stage.noteDeallocation(of: name) }

  func delegates() -> [Probe] { named }
}
