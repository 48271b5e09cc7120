/// A delegate that notes which calls it receives, and where.
final class Probe {
  let name: String
  let stage: Stage

  /// What the registry takes for its address.
  let identity: Identity

  /// Whether it removes itself in its `deinit`.
  let leaves: Bool

  init(_ name: String, on stage: Stage, identity: Identity, leaves: Bool = false) {
    self.name = name
    self.identity = identity
    self.stage = stage
    self.leaves = leaves
  }

  deinit {
    stage.noteDeallocation(of: name, identity)
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

/// The identity of a delegate.
///
/// Whether an object gets the address of a deallocated one is up to the allocator, and a registry finds the
/// old registration then. Here, the start state decides: a world keeps all identities, so no two are the
/// same by chance.
final class Identity {}

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
  private let identity: Identity?

  init(_ delegate: Probe?) {
    probe = delegate
    stage = delegate?.stage
    identity = delegate?.identity
  }

  var delegate: Probe? {
    if let stage, stage.lifetimesChange, let identity {
      stage.interleaving.willReadReference(to: identity)
    }
    return probe
  }

  static func identity(of delegate: Probe) -> ObjectIdentifier {
    ObjectIdentifier(delegate.identity)
  }
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
