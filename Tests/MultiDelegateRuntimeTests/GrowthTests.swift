import Dispatch
import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Slow under a sanitizer, and of no use there: `--skip GrowthTests`.
@Suite("Growth", .slow)
struct GrowthTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()

  /// Keeps the memory of an object after its `deinit`, so that no other object has its address.
  private struct Address {
    unowned let object: Recorder
  }

  @Test func `a hundred thousand delegates that are deallocated do not grow the list`() {
    let kept = Recorder("kept", log)
    multi.delegates.add(kept)
    var addresses: [Address] = []
    var longest = 0
    for _ in 0..<100_000 {
      let recorder = Recorder("†", log)
      // At the address of a former delegate it would take over the registration of that.
      addresses.append(Address(object: recorder))
      multi.delegates.add(recorder)
      longest = max(longest, multi.delegates.list.count)
    }
    #expect(longest <= 16)
    #expect(multi.delegates.entries.capacity <= 64)
    #expect(multi.delegates.names == "kept")
    withExtendedLifetime((kept, addresses)) {}
  }

  @Test func `the list is swept when it is twice as long as after the last time`() {
    let smallestSweep = RegistrationList<MultiTransferDelegateReference>.smallestSweep
    let kept = (0..<smallestSweep).map { _ in Recorder("kept", log) }
    multi.delegates.add(contentsOf: kept)
    // All at once, so that no two have one address.
    multi.delegates.add(contentsOf: (1..<smallestSweep).map { _ in Recorder("†", log) })
    #expect(multi.delegates.list.count == 2 * smallestSweep - 1)
    multi.delegates.add(provider: Provider { [] })
    #expect(multi.delegates.list.count < smallestSweep + 2)
    withExtendedLifetime(kept) {}
  }

  @Test func `a search visits a forwarder once that others have in common`() {
    var multis = [MultiTransferDelegate(), MultiTransferDelegate()]
    for _ in 0..<40 {
      let heirs = [MultiTransferDelegate(), MultiTransferDelegate()]
      for heir in heirs {
        for base in multis.suffix(2) { heir.delegates.add(base) }
      }
      multis += heirs
    }
    #expect(multis.last?.responds(to: .transferDidStart) == false)
  }

  @Test func `a call drops the dead of a long list, so that a peak is not paid for ever after`() {
    var peak = (0..<1000).map { Recorder("\($0)", log) }
    multi.delegates.add(contentsOf: peak)
    peak = []
    multi.transferDidStart("one")
    #expect(multi.delegates.entries.count == 0)
    #expect(log.take() == "")
  }

  @Test func `a call drops the dead that it comes upon, and looks for no others`() {
    let survivor = Recorder("A", log)
    var addresses: [Address] = []
    func addMortal(handling: DelegateHandling<MultiTransferDelegateRequirement>) {
      let recorder = Recorder("†", log)
      addresses.append(Address(object: recorder))
      multi.delegates.add(recorder, handling: handling)
    }
    addMortal(handling: [.transferDidStart])
    multi.delegates.add(survivor)
    addMortal(handling: [.sizeOf])
    #expect(multi.delegates.list.count == 3)
    multi.transferDidStart("one")
    #expect(multi.delegates.list.count == 2)
    _ = multi.size(of: "one")
    #expect(multi.delegates.list.count == 1)
    #expect(log.take() == "A A")
    withExtendedLifetime((survivor, addresses)) {}
  }

  @Test func `what has been removed is never more than what is left`() {
    var generator = SplitMix(seed: 3)
    var recorders = (0..<200).map { Recorder("\($0)", log) }
    multi.delegates.add(contentsOf: recorders)
    recorders.shuffle(using: &generator)
    while let removed = recorders.popLast() {
      #expect(multi.delegates.remove(removed))
      #expect(multi.delegates.list.count == recorders.count)
      #expect(multi.delegates.entries.count <= 2 * recorders.count)
      #expect(multi.delegates.violatedInvariant() == nil)
    }
  }

  @Test func `a call does not pass over the removed before its first delegate`() {
    let recorders = (0..<9).map { Recorder("\($0)", log) }
    defer { withExtendedLifetime(recorders) {} }
    multi.delegates.add(contentsOf: recorders)
    for removed in [1, 2, 0] { multi.delegates.remove(recorders[removed]) }
    #expect(multi.delegates.list.start == 3)
    #expect(multi.delegates.responders(to: .transferDidStart).position == 3)
    multi.transferDidStart("one")
    #expect(log.take() == "3 4 5 6 7 8")
    multi.delegates.add(recorders[1], at: .before(recorders[3]))
    #expect(multi.delegates.names == "1 3 4 5 6 7 8")
    multi.delegates.replaceAll(with: [recorders[8], recorders[0]])
    #expect(multi.delegates.names == "8 0")
  }

  /// A way to fill a registry one by one at one of its ends, or to move its delegates there.
  struct Insertion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let movesRegistered: Bool

    /// Inserts a delegate; the last one was inserted before it.
    let perform: @Sendable (MultiBellDelegateRegistry, _ bell: Bell, _ last: Bell) -> Void

    init(
      _ testDescription: String,
      movesRegistered: Bool = false,
      _ perform: @escaping @Sendable (MultiBellDelegateRegistry, Bell, Bell) -> Void
    ) {
      self.testDescription = testDescription
      self.movesRegistered = movesRegistered
      self.perform = perform
    }

    static let queue = DispatchQueue(label: "bells")
    static let all = [
      Insertion("at 0") { registry, bell, _ in registry.add(bell, at: .index(0)) },
      Insertion("at 0 on a queue") { registry, bell, _ in registry.add(bell, at: .first, on: queue)
      },
      Insertion("past the end") { registry, bell, _ in registry.add(bell, at: .index(.max)) },
      Insertion("before the first") { registry, bell, first in
        registry.add(bell, at: .before(first))
      },
      Insertion("after the first") { registry, bell, last in
        registry.add(bell, at: .after(last))
        registry.add(last, at: .before(bell))
      },
      Insertion("after the last") { registry, bell, last in registry.add(bell, at: .after(last)) },
      Insertion("from the end to 0", movesRegistered: true) { registry, bell, _ in
        registry.add(bell, at: .index(0))
      },
      Insertion("from the end to 0, with a handling", movesRegistered: true) { registry, bell, _ in
        registry.add(bell, at: .index(0), handling: [.ring])
      },
    ]
  }

  @Test(arguments: Insertion.all)
  func `an insertion at an end takes a few times as long as an addition`(insertion: Insertion) {
    let bells = (0..<4_000).map { Bell("\($0)", log) }
    /// The shortest of three times.
    func time(_ fill: (MultiBellDelegateRegistry) -> Void) -> Duration {
      (0..<3)
        .map { _ in
          let registry = MultiBellDelegateRegistry()
          if insertion.movesRegistered { registry.add(contentsOf: bells.reversed()) }
          return ThreadTime.measure { fill(registry) }
        }
        .min() ?? .zero
    }
    let added = time { registry in for bell in bells { registry.add(bell) } }
    let inserted = time { registry in
      var last = bells[0]
      registry.add(last)
      for bell in bells.dropFirst() {
        insertion.perform(registry, bell, last)
        last = bell
      }
    }
    // A walk over the list for each insertion would take a hundred times as long.
    #expect(inserted < added * 10, "\(inserted / added)")
  }

  @Test func `a change of the whole list and a look at it are linear`() {
    /// The shortest of three times to change and describe a list of `count` delegates on two queues each, and
    /// then one of which half are dead.
    func times(_ count: Int) -> [Duration] {
      let bells = (0..<count).map { Bell("\($0)", log) }
      let queue = DispatchQueue(label: "bells")
      let all = (0..<3)
        .map { _ in
          let registry = MultiBellDelegateRegistry()
          registry.onRespondersChange = {}
          for bell in bells {
            registry.add(bell)
            registry.add(bell, on: queue)
          }
          let replaced = ThreadTime.measure { registry.replaceAll(with: bells.reversed()) }
          var mortals = bells.map { Bell($0.name, log) }
          registry.add(contentsOf: mortals)
          mortals = []
          let described = ThreadTime.measure {
            _ = registry.registrations
            _ = registry.deallocatedCount
          }
          return [replaced, described]
        }
      return (0..<2).map { time in all.map { $0[time] }.min() ?? .zero }
    }
    for (few, many) in zip(times(400), times(3_200)) {
      // Eight times as many; 64 times as long if each were compared with all.
      #expect(many < few * 24, "\(many / few)")
    }
  }

  // It is here because sanitizers, which do not run this suite, do not use an address again.
  @Test func `an object at the address of a deallocated forwarder is an innocent delegate`() throws
  {
    func make() -> (MultiTransferDelegateRegistry, ObjectIdentifier) {
      let multi = MultiTransferDelegate()
      return (multi.delegates, ObjectIdentifier(multi))
    }
    // Other forwarders have the size of the deallocated one, so the allocator reuses its address.
    func find() -> (MultiTransferDelegateRegistry, MultiTransferDelegate)? {
      let (registry, address) = make()
      var others: [MultiTransferDelegate] = []
      while others.count < 1_000 {
        let other = MultiTransferDelegate()
        if ObjectIdentifier(other) == address { return (registry, other) }
        others.append(other)
      }
      return nil
    }
    // The test of another thread may get the address, and keep it.
    var found = find()
    for _ in 0..<100 where found == nil { found = find() }
    let (registry, innocent) = try #require(found)
    #expect(registry.add(retaining: innocent))
    #expect(registry.contains(innocent))
  }
}
