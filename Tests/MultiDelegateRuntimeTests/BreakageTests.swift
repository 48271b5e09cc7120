import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Mistakes of other packages, each with a test that this package does not make it.
///
/// Concurrent mutation is in `ConcurrencyTests`. A completion handler handed to every delegate, and
/// a forgotten method that compiles and is never forwarded, are matters of the generator.
@Suite("Known breakages")
struct BreakageTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()

  // aleph7/MultiDelegate #8, LBDelegateMatrioska #2
  @Test func `mutation inside a callback`() {
    let delegates = (0..<40).map { Recorder("\($0)", log) }
    defer { withExtendedLifetime(delegates) {} }
    multi.delegates.add(contentsOf: delegates)
    for delegate in delegates {
      delegate.reaction = { [multi] heard in
        multi.delegates.remove(heard)
        multi.delegates.add(heard, at: .index(0))
        multi.delegates.add(Recorder("†", heard.log))
      }
    }
    multi.transferDidStart("one")
    #expect(log.take() == (0..<40).map(String.init).joined(separator: " "))
    #expect(multi.delegates.names == (0..<40).reversed().map(String.init).joined(separator: " "))
  }

  // PHFDelegateChain #1, aleph7/MultiDelegate #2
  @Test func `storage that is only called weak and dangles`() {
    for _ in 0..<1000 {
      multi.delegates.add(Recorder("†", log))
      multi.transferDidStart("one")
    }
    #expect(log.take() == "")
  }

  // QMUI #305
  @Test func `hosts that remember who responds`() {
    /// A host that asks once, and again only when it is told to.
    final class Host {
      var remembered: Set<MultiTransferDelegateRequirement> = []

      func ask(_ multi: MultiTransferDelegate) {
        remembered = Set(MultiTransferDelegateRequirement.allCases.filter(multi.responds))
      }
    }
    nonisolated(unsafe) let host = Host()
    nonisolated(unsafe) unowned let forwarder = multi
    multi.delegates.onRespondersChange = { unsafe host.ask(forwarder) }
    let a = Recorder("A", log)
    multi.delegates.add(a, handling: [.rankOf])
    #expect(unsafe host.remembered == [.rankOf])
    do {
      let b = Recorder("B", log)
      multi.delegates.add(b, handling: .notifications)
      #expect(unsafe host.remembered == [.rankOf, .transferDidStart, .transferDidFinish])
      multi.delegates.add(a, handling: [.sizeOf])
      #expect(unsafe host.remembered == [.sizeOf, .transferDidStart, .transferDidFinish])
      withExtendedLifetime(b) {}
    }
    multi.transferDidStart("which comes upon the death of B")
    #expect(unsafe host.remembered == [.sizeOf])
    multi.delegates.remove(a)
    #expect(unsafe host.remembered.isEmpty)
  }

  // Seen in several: [A † B C] pruned to [A].
  @Test(arguments: 0..<32) func `pruning that loses live delegates`(_ pattern: Int) {
    var living: [Recorder] = []
    var dying: [Recorder] = []
    for place in 0..<20 {
      let delegate = Recorder("\(place)", log)
      if (pattern >> (place % 5)) & 1 == 0 {
        living.append(delegate)
      } else {
        dying.append(delegate)
      }
      multi.delegates.add(delegate)
    }
    dying = []
    multi.transferDidStart("which comes upon the dead")
    let expected = living.map(\.name).joined(separator: " ")
    #expect(log.take() == expected)
    #expect(multi.delegates.list.count == living.count)
    #expect(multi.delegates.names == expected)
  }
}
