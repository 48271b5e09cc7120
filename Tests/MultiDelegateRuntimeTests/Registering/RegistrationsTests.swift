import Dispatch
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Looking at registrations")
struct RegistrationsTests {
  private let a = Recorder("A")
  private let b = Recorder("B")
  private let multi = MultiTransferDelegate()

  @Test func `each registration is listed in order, with what it says`() {
    let provider = Provider { [] }
    multi.delegates.add(a)
    multi.delegates.add(provider: provider)
    multi.delegates.add(retaining: b, handling: [.rankOf, .transferDidStart])
    let registrations = multi.delegates.registrations
    #expect(registrations.map { $0.delegate === a } == [true, false, false])
    #expect(registrations.map { $0.provider === provider } == [false, true, false])
    #expect(registrations.map { $0.delegate === b } == [false, false, true])
    #expect(registrations.map(\.isRetained) == [false, false, true])
    #expect(registrations.map(\.handling) == [.all, .all, [.rankOf, .transferDidStart]])
    #expect(registrations.allSatisfy { $0.value == nil })
    #expect(provider.timesAsked == 0)
  }

  @Test func `what has ended or been deallocated is not listed`() {
    let provider = Provider { [] }
    multi.delegates.add(a)
    multi.delegates.add(b)
    multi.delegates.add(provider: provider)
    multi.delegates.add(provider: Provider { [] })
    multi.delegates.add(Recorder("X"))
    #expect(multi.delegates.registrations.count == 3)
    multi.delegates.remove(a)
    multi.delegates.remove(provider: provider)
    #expect(multi.delegates.registrations.map { $0.delegate === b } == [true])
    #expect(multi.delegates.entries.count(where: \.isAlive) <= 2)
    withExtendedLifetime((a, b, provider)) {}
  }

  @Test func `a registry prints who is registered, and how`() {
    #expect("\(multi.delegates)" == "[]")
    let provider = Provider { [] }
    multi.delegates.add(a)
    multi.delegates.add(provider: provider)
    multi.delegates.add(retaining: b, handling: [.rankOf, .transferDidStart])
    let text =
      "[Recorder, Provider (provider), Recorder (retained, handling [.transferDidStart, .rankOf])]"
    #expect("\(multi.delegates)" == text)
    let type = "DelegateRegistry<MultiTransferDelegateReference>"
    #expect(String(reflecting: multi.delegates).hasSuffix("\(type)\(text)"))
    withExtendedLifetime((a, provider)) {}
  }

  @Test func `a registry counts the delegates that were deallocated while they were registered`() {
    multi.delegates.add(a)
    multi.delegates.add(Recorder("X"))
    multi.delegates.add(Recorder("Y"))
    multi.delegates.add(provider: Provider { [] })
    #expect("\(multi.delegates)" == "[Recorder] (3 deallocated)")
    multi.delegates.remove(a)
    multi.delegates.add(retaining: b)
    multi.delegates.removeAll()
    #expect(multi.delegates.deallocatedCount == 3)
    #expect("\(multi.delegates)" == "[] (3 deallocated)")
    withExtendedLifetime((a, b)) {}
  }

  @Test(arguments: [false, true])
  func `each of many deallocated delegates is counted once`(isObserved: Bool) {
    if isObserved { multi.delegates.onRespondersChange = {} }
    // More than a sweep waits for, and some of them at the address of an earlier one.
    for number in 0..<100 {
      multi.delegates.add(Recorder("X"))
      if number.isMultiple(of: 7) { multi.transferDidStart("x") }
    }
    multi.delegates.add(a)
    #expect(multi.delegates.deallocatedCount == 100)
    #expect(multi.delegates.deallocatedCount == 100)
    withExtendedLifetime(a) {}
  }

  @Test func `a mirror has the registrations as elements`() {
    multi.delegates.add(a)
    multi.delegates.add(retaining: b)
    let mirror = Mirror(reflecting: multi.delegates)
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { "\($0.value)" } == ["Recorder", "Recorder (retained)"])
    withExtendedLifetime(a) {}
  }

  @Test func `each registration on a queue is one of its own`() {
    let multi = MultiBellDelegate()
    let bell = Bell("A", Log())
    let queue = DispatchQueue(label: "bells")
    multi.delegates.add(bell, on: queue)
    multi.delegates.add(bell, handling: [])
    let registrations = multi.delegates.registrations
    #expect(registrations.map(\.queue?.label) == ["bells", nil])
    #expect("\(multi.delegates)" == "[Bell (on queue \"bells\"), Bell (handling [])]")
    withExtendedLifetime(bell) {}
  }

  @Test func `a value is given back, and an object stands for itself`() {
    struct Tint: TintDelegate {
      let shade: Int
      func tint() -> Int { shade }
    }
    final class Lamp: TintDelegate { func tint() -> Int { 0 } }
    let multi = MultiTintDelegate()
    multi.delegates.add(retaining: Tint(shade: 3))
    multi.delegates.add(retaining: Lamp())
    #expect(multi.delegates.registrations.compactMap { ($0.value as? Tint)?.shade } == [3])
    #expect("\(multi.delegates)" == "[Tint (value), Lamp (retained)]")
    multi.delegates.removeAll { $0.tint() == 3 }
    #expect("\(multi.delegates)" == "[Lamp (retained)]")
  }

  /// A way to add an object again, alone or beside another one.
  struct Addition: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @Sendable (MultiBellDelegateRegistry, Bell, DispatchQueue) -> Void

    init(
      _ testDescription: String,
      _ perform: @escaping @Sendable (MultiBellDelegateRegistry, Bell, DispatchQueue) -> Void
    ) {
      self.testDescription = testDescription
      self.perform = perform
    }

    static let all = [
      Addition("add") { registry, box, _ in registry.add(box, handling: [.ring]) },
      Addition("add retaining") { registry, box, _ in registry.add(retaining: box) },
      Addition("add contents") { registry, box, _ in registry.add(contentsOf: [box, box]) },
      Addition("insert at") { registry, box, _ in registry.add(box, at: .index(0)) },
      Addition("insert before") { registry, box, _ in registry.add(box, at: .before(box)) },
      Addition("replace all") { registry, box, _ in registry.replaceAll(with: [box]) },
      Addition("add on") { registry, box, queue in registry.add(box, on: queue) },
      Addition("add retaining on") { registry, box, queue in
        registry.add(retaining: box, on: queue)
        registry.remove(box, on: queue)
        registry.add(retaining: box, on: queue)
      },
      Addition("insert on") { registry, box, queue in registry.add(box, at: .first, on: queue) },
    ]
  }

  @Test(arguments: Addition.all)
  func `an object that represents a value still does when it is added again`(addition: Addition) {
    let (multi, queue) = (MultiBellDelegate(), DispatchQueue(label: "bells"))
    let box = Bell("A", Log())
    _ = multi.delegates.add(.value(7) { box }, at: nil, handling: .all)
    addition.perform(multi.delegates, box, queue)
    let registrations = multi.delegates.registrations
    #expect(registrations.allSatisfy { $0.value as? Int == 7 })
    #expect(registrations.first { $0.queue == nil }?.isRetained == true)
  }

  @Test func `an object that represents a value keeps it with its last retained registration`() {
    let (multi, queues) = (MultiBellDelegate(), ["one", "two"].map { DispatchQueue(label: $0) })
    let box = Bell("A", Log())
    _ = multi.delegates.add(.value(7) { box }, at: nil, handling: .all)
    for queue in queues { multi.delegates.add(retaining: box, on: queue) }
    multi.delegates.remove(box, on: queues[0])
    #expect(multi.delegates.registrations.map { $0.value as? Int } == [7, 7])
    multi.delegates.remove(box)
    multi.delegates.add(box)
    #expect(multi.delegates.registrations.map { $0.value as? Int } == [nil])
  }

  @Test func `a registrar shows the type of the delegates, and none of them`() {
    let multi = MultiTransferDelegate()
    let recorder = Recorder("A")
    multi.delegates.add(recorder)
    let registrar = multi.delegates.registrar
    #expect("\(registrar)" == "Registrar<TransferDelegate>")
    var text = ""
    dump(registrar, to: &text)
    #expect(text == "- Registrar<TransferDelegate>\n")
  }

  // MARK: Counting responders

  @Test func `responders to one requirement are counted`() {
    let provider = Provider { [self.b, self.b] }
    multi.delegates.add(a, handling: [.rankOf])
    multi.delegates.add(provider: provider)
    multi.delegates.stopsAtFirstResponder = true
    #expect(multi.delegates.responderCount(to: .rankOf) == 3)
    #expect(multi.delegates.responderCount(to: .transferDidStart) == 2)
    withExtendedLifetime((a, b, provider)) {}
  }

  // MARK: Removing some

  @Test func `delegates that satisfy a condition are removed, and no others`() {
    let c = Recorder("C")
    let provider = Provider { [] }
    multi.delegates.add(contentsOf: [a, b, c])
    multi.delegates.add(provider: provider)
    #expect(multi.delegates.removeAll { $0 !== b } == 2)
    #expect(multi.delegates.map { $0 === b } == [true])
    #expect(multi.delegates.registrations.count == 2)
    #expect(multi.delegates.removeAll { _ in false } == 0)
    #expect(multi.delegates.violatedInvariant() == nil)
    withExtendedLifetime((a, b, c, provider)) {}
  }

  @Test func `all registrations of a delegate go, and it is passed once`() {
    let multi = MultiBellDelegate()
    let bell = Bell("A", Log())
    multi.delegates.add(bell, on: DispatchQueue(label: "one"))
    multi.delegates.add(bell, on: DispatchQueue(label: "two"))
    var timesAsked = 0
    let count = multi.delegates.removeAll { _ in
      timesAsked += 1
      return true
    }
    #expect(count == 2)
    #expect(timesAsked == 1)
    #expect(multi.delegates.isEmpty)
    withExtendedLifetime(bell) {}
  }

  @Test func `a delegate that is added again while others are asked stays`() {
    multi.delegates.add(contentsOf: [a, b])
    let count = multi.delegates.removeAll { delegate in
      if delegate === a {
        multi.delegates.remove(b)
        multi.delegates.add(b)
      }
      return delegate === b
    }
    #expect(count == 0)
    #expect(multi.delegates.names == "A B")
  }

  @Test func `the condition may use the registry, and a failure removes nothing`() {
    struct Failure: Error {}
    multi.delegates.add(contentsOf: [a, b])
    let error = #expect(throws: Failure.self) {
      try multi.delegates.removeAll { delegate throws(Failure) in
        if delegate === b { throw Failure() }
        return true
      }
    }
    #expect(error != nil)
    #expect(multi.delegates.count == 2)
    let added = Recorder("C")
    multi.delegates.removeAll { delegate in
      multi.delegates.add(added)
      return delegate !== b
    }
    #expect(multi.delegates.map { $0 === added } == [false, true])
    withExtendedLifetime((a, b, added)) {}
  }

  @Test func `one change is announced for all that are removed`() {
    let tally = Tally()
    multi.delegates.add(contentsOf: [a, b])
    multi.delegates.onRespondersChange = { tally.raise() }
    multi.delegates.removeAll { _ in true }
    #expect(tally.value == 1)
    multi.delegates.removeAll { _ in true }
    #expect(tally.value == 1)
    withExtendedLifetime((a, b)) {}
  }

  @Test func `a delegate that only the registry keeps alive is released`() {
    weak var kept: Recorder?
    do {
      let recorder = Recorder("K")
      kept = recorder
      multi.delegates.add(retaining: recorder)
    }
    #expect(multi.delegates.removeAll { $0 === kept } == 1)
    #expect(kept == nil)
  }

  // MARK: The registrar

  @Test func `a registrar adds, removes and asks`() {
    let registrar = multi.delegates.registrar
    #expect(registrar.add(a))
    #expect(registrar.add(retaining: b, handling: [.rankOf]))
    #expect(!registrar.add(b))
    #expect(registrar.contains(a))
    #expect("\(multi.delegates)" == "[Recorder, Recorder (retained)]")
    #expect(registrar.remove(a))
    #expect(!registrar.contains(a))
    #expect(multi.delegates.count == 1)
    withExtendedLifetime((a, b)) {}
  }

  @Test func `a registrar names queues where the registry does`() {
    let multi = MultiBellDelegate()
    let bell = Bell("A", Log())
    let queue = DispatchQueue(label: "bells")
    let registrar = multi.delegates.registrar
    #expect(registrar.add(bell, on: queue))
    #expect(registrar.add(retaining: bell, on: DispatchQueue(label: "more"), handling: [.ring]))
    #expect(registrar.remove(bell, on: queue))
    #expect("\(multi.delegates)" == "[Bell (retained, on queue \"more\", handling [.ring])]")
  }
}
