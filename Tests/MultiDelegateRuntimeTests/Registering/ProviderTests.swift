import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Providers")
struct ProviderTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let a: Recorder
  private let b: Recorder
  private let x: Recorder
  private let y: Recorder
  private let provider: Provider

  init() {
    let (x, y) = (Recorder("X", log, value: 8), Recorder("Y", log, value: 9))
    (self.x, self.y) = (x, y)
    a = Recorder("A", log, value: 1)
    b = Recorder("B", log, value: 2)
    provider = Provider { [x, y] }
    multi.delegates.add(a)
    multi.delegates.add(provider: provider)
    multi.delegates.add(b)
  }

  @Test func `a provider's delegates are called in its place in the order`() {
    multi.transferDidStart("one")
    #expect(log.take() == "A X Y B")
    #expect(multi.size(of: "one") == 2)
    multi.delegates.removeAll()
    multi.delegates.add(provider: provider)
    #expect(multi.rank(of: "one") == 8)
    #expect(multi.size(of: "one") == 9)
  }

  @Test func `the first and the last place are also before and after providers`() {
    func heard(at place: RegistrationPlace<any TransferDelegate>) -> String {
      let registry = multi.delegates
      registry.replaceAll(with: [])
      registry.add(provider: provider)
      registry.add(b)
      registry.add(a, at: place)
      multi.transferDidStart("one")
      return log.take()
    }
    #expect(heard(at: .first) == "A X Y B")
    #expect(heard(at: .index(0)) == "A X Y B")
    #expect(heard(at: .before(b)) == "X Y A B")
    #expect(heard(at: .index(1)) == "X Y B A")
    #expect(heard(at: .last) == "X Y B A")
  }

  @Test func `a provider is asked once per round, when the round reaches it`() {
    a.reaction = { [log, provider, y] _ in
      log.entries.append("\(provider.timesAsked)")
      provider.answer = { [y] }
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A 0 Y B")
    #expect(provider.timesAsked == 1)
    _ = multi.rank(of: "one")
    #expect(provider.timesAsked == 1)
  }

  @Test func `a provider is not asked for iteration, count or contains`() {
    #expect(multi.delegates.names == "A B")
    #expect(multi.delegates.count == 2)
    #expect(!multi.delegates.contains(x))
    #expect(provider.timesAsked == 0)
    multi.delegates.remove(a)
    multi.delegates.remove(b)
    #expect(multi.delegates.isEmpty)
  }

  @Test func `a provider's delegates respond to everything and count in responds`() {
    multi.delegates.replaceAll(with: [])
    multi.delegates.add(provider: provider)
    #expect(MultiTransferDelegateRequirement.allCases.allSatisfy { multi.responds(to: $0) })
    provider.answer = { [] }
    #expect(MultiTransferDelegateRequirement.allCases.allSatisfy { !multi.responds(to: $0) })
    #expect(multi.rank(of: "one") == 0)
  }

  @Test func `a delegate that is registered and provided is called twice`() {
    provider.answer = { [a] in [a] }
    multi.transferDidStart("one")
    #expect(log.take() == "A A B")
  }

  @Test func `a provider is held weakly`() {
    weak var observed: Provider?
    do {
      let provider = Provider { [x] in [x] }
      observed = provider
      multi.delegates.add(provider: provider)
      multi.transferDidStart("one")
      #expect(log.take() == "A X Y B X")
    }
    #expect(observed == nil)
    multi.transferDidStart("two")
    #expect(log.take() == "A X Y B")
  }

  @Test func `a provider is registered once and can be removed`() {
    #expect(!multi.delegates.add(provider: provider))
    #expect(multi.delegates.remove(provider: provider))
    #expect(!multi.delegates.remove(provider: provider))
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
  }

  @Test func `an object can be a delegate and a provider`() {
    let both = Both(log)
    multi.delegates.replaceAll(with: [])
    #expect(multi.delegates.add(both))
    #expect(multi.delegates.add(provider: both))
    multi.transferDidStart("one")
    #expect(log.take() == "both child")
    #expect(multi.delegates.remove(both))
    multi.transferDidStart("two")
    #expect(log.take() == "child")
    #expect(multi.delegates.remove(provider: both))
    multi.transferDidStart("three")
    #expect(log.take() == "")
  }

  @Test func `a provider removed inside a callback is not asked, nor are its delegates called`() {
    a.reaction = { [multi, provider] _ in multi.delegates.remove(provider: provider) }
    multi.transferDidStart("one")
    #expect(log.take() == "A B")
    #expect(provider.timesAsked == 0)
    a.reaction = nil
    multi.delegates.add(provider: provider)
    x.reaction = { [multi, unowned provider] _ in multi.delegates.remove(provider: provider) }
    multi.transferDidStart("two")
    #expect(log.take() == "A B X")
  }

  @Test func `a provider that dies inside a callback takes its delegates along`() {
    var owner: Provider? = Provider { [x, y] in [x, y] }
    multi.delegates.replaceAll(with: [])
    if let owner { multi.delegates.add(provider: owner) }
    x.reaction = { _ in owner = nil }
    multi.transferDidStart("one")
    #expect(log.take() == "X")
  }

  @Test func `stopsAtFirstResponder counts a provider's delegates one by one`() {
    multi.delegates.stopsAtFirstResponder = true
    multi.delegates.remove(a)
    multi.transferDidStart("one")
    #expect(log.take() == "X")
    provider.answer = { [] }
    multi.transferDidStart("two")
    #expect(log.take() == "B")
  }

  @Test func `a provider may change the registry while it is asked`() {
    provider.answer = { [multi, b, y] in
      multi.delegates.remove(b)
      return [y]
    }
    multi.transferDidStart("one")
    #expect(log.take() == "A Y")
  }

  @Test func `a provider counts as a responder to everything when changes are announced`() {
    let changes = Tally()
    multi.delegates.onRespondersChange = { changes.raise() }
    multi.delegates.remove(provider: provider)
    #expect(changes.value == 1)
    multi.delegates.add(provider: provider)
    #expect(changes.value == 2)
    multi.delegates.add(provider: provider)
    #expect(changes.value == 2)
    multi.delegates.add(provider: Provider { [] })
    #expect(changes.value == 3)
    multi.transferDidStart("one")
    #expect(changes.value == 4)
  }

  @Test func `a provider that is being deinitialised cannot be added`() {
    final class Late: DelegateProvider {
      let registry: MultiTransferDelegateRegistry
      let answers: Log

      init(_ registry: MultiTransferDelegateRegistry, _ answers: Log) {
        self.registry = registry
        self.answers = answers
      }

      deinit {
        answers.entries.append("\(registry.add(provider: self))")
        answers.entries.append("\(registry.remove(provider: self))")
      }

      func delegates() -> [any TransferDelegate] { [] }
    }
    let multi = MultiTransferDelegate()
    let answers = Log()
    _ = Late(multi.delegates, answers)
    #expect(answers.take() == "false false")
    #expect(multi.delegates.entries.isEmpty)
    #expect(multi.delegates.violatedInvariant() == nil)
  }
}

/// A delegate that also provides one.
private final class Both: TransferDelegate, DelegateProvider {
  private let log: Log
  private let child: Recorder

  init(_ log: Log) {
    self.log = log
    child = Recorder("child", log)
  }

  func delegates() -> [any TransferDelegate] { [child] }

  func transferDidStart(_ name: String) { log.entries.append("both") }
  func transferDidFinish(_ name: String) {}
  func rank(of name: String) -> Int { 0 }
  func weight(of name: String) -> Int { 0 }
  func size(of name: String) -> Int { 0 }
}
