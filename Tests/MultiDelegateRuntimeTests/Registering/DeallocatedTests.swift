import Dispatch
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Every operation, on a registry that has deallocated delegates and a deallocated provider.
///
/// Each of them counts once, however it is found, and an operation announces all its changes at once.
@Suite("Deallocated delegates")
struct DeallocatedTests {
  typealias Registry = DelegateRegistry<TenantReference>

  struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String

    /// How often it calls the observer.
    let announcements: Int
    let perform: @Sendable (Building) -> Void

    init(
      _ testDescription: String,
      announces: Bool,
      _ perform: @escaping @Sendable (Building) -> Void
    ) {
      self.testDescription = testDescription
      announcements = announces ? 1 : 0
      self.perform = perform
    }
  }

  private static let additions = [
    Operation("add a", announces: false) { $0.registry.add($0.a) },
    Operation("add a, handling nothing", announces: true) { $0.registry.add($0.a, handling: []) },
    Operation("add heir", announces: true) { $0.registry.add($0.heir) },
    Operation("add retaining heir", announces: true) { $0.registry.add(retaining: $0.heir) },
    Operation("add a, heir", announces: true) { $0.registry.add(contentsOf: [$0.a, $0.heir]) },
    Operation("add heir on queue", announces: true) { $0.registry.add($0.heir, on: $0.queue) },
    Operation("add provider", announces: true) { $0.registry.add(provider: $0.provider) },
    Operation("replace all by none", announces: true) { $0.registry.replaceAll(with: []) },
    Operation("replace all by a", announces: true) { $0.registry.replaceAll(with: [$0.a]) },
    Operation("replace all by heir", announces: true) { $0.registry.replaceAll(with: [$0.heir]) },
  ]

  private static let insertions = [
    Operation("insert a at 0", announces: false) { $0.registry.add($0.a, at: .index(0)) },
    Operation("insert heir at 0", announces: true) { $0.registry.add($0.heir, at: .index(0)) },
    Operation("insert heir at 1", announces: true) { $0.registry.add($0.heir, at: .index(1)) },
    Operation("insert heir at 9", announces: true) { $0.registry.add($0.heir, at: .index(9)) },
    Operation("insert heir, b at 0", announces: true) {
      $0.registry.add(contentsOf: [$0.heir, $0.b], at: .index(0))
    },
    Operation("insert heir before a", announces: true) {
      #expect($0.registry.add($0.heir, at: .before($0.a)))
    },
    Operation("insert heir on queue after a", announces: true) {
      #expect($0.registry.add($0.heir, at: .after($0.a), on: $0.queue))
    },
    Operation("insert a before heir", announces: false) {
      #expect(!$0.registry.add($0.a, at: .before($0.heir)))
    },
  ]

  private static let removals = [
    Operation("remove a", announces: true) { #expect($0.registry.remove($0.a)) },
    Operation("remove heir", announces: true) { #expect(!$0.registry.remove($0.heir)) },
    Operation("remove heir on queue", announces: true) {
      #expect(!$0.registry.remove($0.heirOnQueue, on: $0.queue))
    },
    Operation("remove provider", announces: false) {
      #expect(!$0.registry.remove(provider: $0.provider))
    },
    Operation("remove all", announces: true) { #expect($0.registry.removeAll() == 2) },
    Operation("remove all that are a", announces: true) { building in
      #expect(building.registry.removeAll { $0 === building.a } == 1)
    },
    Operation("remove none", announces: true) {
      #expect($0.registry.removeAll { _ in false } == 0)
    },
  ]

  private static let questions = [
    Operation("contains", announces: false) {
      #expect($0.registry.contains($0.a) && !$0.registry.contains($0.heir))
    },
    Operation("count", announces: true) { #expect($0.registry.count == 2) },
    Operation("isEmpty", announces: true) { #expect(!$0.registry.isEmpty) },
    Operation("iteration", announces: true) { for _ in $0.registry {} },
    Operation("registrations", announces: true) { #expect($0.registry.registrations.count == 2) },
    Operation("deallocatedCount", announces: true) { #expect($0.registry.deallocatedCount == 3) },
    Operation("description", announces: true) {
      #expect($0.registry.description == "[Tenant, Tenant] (3 deallocated)")
    },
    Operation("mirror", announces: true) {
      #expect(Mirror(reflecting: $0.registry).children.count == 2)
    },
    Operation("hasResponder", announces: true) { #expect($0.registry.hasResponder(to: .call)) },
    Operation("hasResponder off the actor", announces: true) {
      #expect(NonisolatedDelegates(of: $0.registry).hasResponder(to: .call))
    },
    Operation("responderCount", announces: true) {
      #expect($0.registry.responderCount(to: .call) == 2)
    },
    Operation("call", announces: true) { for _ in $0.registry.responders(to: .call) {} },
    Operation("call on queues", announces: true) {
      for _ in $0.registry.responders(to: .call).onQueues {}
    },
  ]

  @Test(arguments: additions + insertions + removals + questions)
  func `each is counted, and each operation is announced once`(operation: Operation) {
    let building = Building()
    let changes = Tally()
    building.registry.onRespondersChange = { changes.raise() }
    operation.perform(building)
    #expect(changes.value == operation.announcements)
    #expect(building.registry.deallocatedCount == 3)
    #expect(building.registry.violatedInvariant() == nil)
    withExtendedLifetime(building) {}
  }

  @Test func `a delegate that removes itself in its deinit counts as deallocated`() {
    let registry = Registry()
    do {
      let dying = Tenant()
      dying.farewell = { registry.remove($0) }
      registry.add(dying)
    }
    #expect(registry.entries.isEmpty)
    #expect(registry.deallocatedCount == 1)
  }

  @Test func `a delegate that was removed and deallocated does not count`() {
    let registry = Registry()
    for remove in [
      { registry.remove($0) }, { tenant in registry.removeAll { $0 === tenant } > 0 },
      { _ in registry.removeAll() > 0 },
    ] as [(Tenant) -> Bool] {
      let tenant = Tenant()
      registry.add(tenant)
      #expect(remove(tenant))
    }
    registry.add(retaining: Tenant())
    registry.removeAll()
    registry.add(retaining: Tenant())
    registry.replaceAll(with: [])
    #expect(registry.deallocatedCount == 0)
  }

  // MARK: The registry

  /// A registry of a deallocated delegate, a, a deallocated one on a queue, a deallocated provider and b.
  struct Building {
    let registry = Registry()
    let a = Tenant()
    let b = Tenant()
    let queue = DispatchQueue(label: "queue")
    let provider = Landlord()

    /// New objects at the addresses of the deallocated ones.
    let heir: Tenant
    let heirOnQueue: Tenant

    init() {
      let (deallocated, deallocatedOnQueue) = (Tenant(), Tenant())
      heir = Tenant(at: deallocated.home)
      heirOnQueue = Tenant(at: deallocatedOnQueue.home)
      registry.add(contentsOf: [deallocated, a])
      registry.add(deallocatedOnQueue, on: queue)
      registry.add(provider: Landlord())
      registry.add(b)
    }
  }

  /// What stands for an address, so that an object can have that of a deallocated one.
  final class Home {}

  final class Tenant {
    let home: Home
    var farewell: (Tenant) -> Void = { _ in }

    init(at home: Home = Home()) {
      self.home = home
    }

    deinit { farewell(self) }
  }

  final class Landlord: DelegateProvider {
    func delegates() -> [Tenant] { [] }
  }

  enum Requirement: Int, DelegateRequirement {
    case call
    static var notifications: [Self] { [.call] }
  }

  struct TenantReference: CompleteDelegateReference, QueuedDelegateReference {
    typealias Requirement = DeallocatedTests.Requirement

    private(set) weak var delegate: Tenant?

    init(_ delegate: Tenant?) {
      self.delegate = delegate
    }

    static func identity(of delegate: Tenant) -> ObjectIdentifier {
      ObjectIdentifier(delegate.home)
    }
  }
}
