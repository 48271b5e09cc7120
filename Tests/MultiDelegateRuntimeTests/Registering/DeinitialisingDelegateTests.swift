import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// The operations that a delegate may call in its `deinit` form no weak reference to it.
///
/// On Apple's platforms, Objective-C ends the process when one is formed to an `NSObject` that is being
/// deallocated. Swift's own objects allow it, so here the references count themselves.
@Suite("Delegates that are being deinitialised")
struct DeinitialisingDelegateTests {
  /// Something that a delegate does in its `deinit`.
  struct Operation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let perform: @Sendable (_ registry: Registry, _ dying: Guest, _ other: Guest) -> Void

    init(
      _ testDescription: String,
      _ perform: @escaping @Sendable (Registry, Guest, Guest) -> Void
    ) {
      self.testDescription = testDescription
      self.perform = perform
    }
  }

  typealias Registry = DelegateRegistry<GuestReference>

  /// The operations that a delegate may call there: each takes a delegate and adds none.
  private static let allowed: [Operation] = [
    Operation("remove") { registry, dying, _ in registry.remove(dying) },
    Operation("remove of the registrar") { registry, dying, _ in
      registry.registrar.remove(dying)
    },
    Operation("remove off the actor") { registry, dying, _ in
      NonisolatedDelegates(of: registry).remove(dying)
    },
    Operation("contains") { registry, dying, _ in _ = registry.contains(dying) },
    Operation("contains of the registrar") { registry, dying, _ in
      _ = registry.registrar.contains(dying)
    },
    Operation("the first responder") { registry, _, _ in
      _ = registry.responders(to: .greet).first
      _ = registry.hasResponder(to: .greet)
      _ = registry.responderCount(to: .greet)
      _ = NonisolatedDelegates(of: registry).hasResponder(to: .greet)
    },
    Operation("a call") { registry, _, _ in
      for guest in registry.responders(to: .greet) { guest.greet() }
    },
    Operation("iteration, and what there is to print") { registry, _, _ in
      for guest in registry { guest.greet() }
      _ = "\(registry.count) \(registry.isEmpty) \(registry) \(registry.registrations)"
      _ = registry.deallocatedCount
    },
    Operation("adding another delegate") { registry, _, other in registry.add(other) },
    Operation("adding another one, retained") { registry, _, other in
      registry.add(retaining: other)
    },
    Operation("inserting another one before it") { registry, dying, other in
      registry.add(other, at: .before(dying))
    },
    Operation("inserting another one behind it") { registry, dying, other in
      registry.add(other, at: .after(dying))
    },
    Operation("inserting another one in front") { registry, _, other in
      registry.add(other, at: .index(0))
    },
    Operation("replacing all") { registry, _, other in registry.replaceAll(with: [other]) },
    Operation("removing all") { registry, _, _ in registry.removeAll() },
    Operation("removing some") { registry, dying, _ in registry.removeAll { $0 === dying } },
    Operation("a setting") { registry, _, _ in
      registry.onRespondersChange = {}
      registry.stopsAtFirstResponder.toggle()
    },
  ]

  /// How many weak references to a delegate are formed while `operation` runs in its `deinit`.
  private func references(formedBy operation: Operation) -> Int {
    let (registry, other) = (Registry(), Guest())
    let log = Log()
    do {
      let dying = Guest()
      registry.add(dying)
      #expect(dying.references == 1)
      dying.farewell = {
        operation.perform(registry, $0, other)
        log.references = $0.references
      }
    }
    return log.references - 1
  }

  @Test(arguments: allowed)
  func `what a delegate may do in its deinit forms no weak reference to it`(operation: Operation) {
    #expect(references(formedBy: operation) == 0)
  }

  /// So the count can fail; and that is what a `deinit` must not do on Apple's platforms.
  @Test(arguments: [
    Operation("add") { registry, dying, _ in registry.add(dying) },
    Operation("add, retained") { registry, dying, _ in registry.add(retaining: dying) },
    Operation("insert") { registry, dying, _ in registry.add(dying, at: .index(0)) },
    Operation("replace all") { registry, dying, _ in registry.replaceAll(with: [dying]) },
  ])
  func `adding the delegate itself does`(operation: Operation) {
    #expect(references(formedBy: operation) == 1)
  }

  // MARK: The protocol

  final class Log {
    var references = -1
  }

  /// A delegate that counts the weak references that are formed to it.
  final class Guest {
    fileprivate(set) var references = 0
    var farewell: (Guest) -> Void = { _ in }

    func greet() {}

    deinit { farewell(self) }
  }

  enum Requirement: Int, DelegateRequirement {
    case greet
    static var notifications: [Self] { [.greet] }
  }

  struct GuestReference: CompleteDelegateReference {
    private(set) weak var delegate: Guest?

    init(_ delegate: Guest?) {
      delegate?.references += 1
      self.delegate = delegate
    }

    static func identity(of delegate: Guest) -> ObjectIdentifier { ObjectIdentifier(delegate) }
    typealias Requirement = DeinitialisingDelegateTests.Requirement
  }
}
