import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Claimed")
struct ClaimedTests {
  /// Answers, and claims nothing.
  private class Answerer: ClaimDelegate {
    let number: Int
    var tone: String
    let log: Log

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      tone = "\(number)"
    }

    func number(for name: String) -> Int {
      log.note("\(number)")
      return number
    }

    func hear(_ word: String) {}
    func maybe(_ name: String) async throws -> Int? { number > 8 ? nil : number(for: name) }
    subscript(index: Int, by step: Int) -> Int { number * index * step }
  }

  /// Claims what it has been told to.
  private final class Claimant: Answerer, MultiClaimDelegateClaiming {
    var claims: (_ answer: String) -> Bool = { _ in true }

    func claimsNumberFor(for name: String, over answer: Int) -> Bool {
      log.note("\(name) over \(answer)")
      return claims("\(answer)")
    }

    func claimsMaybe(_ name: String, over answer: Int?) -> Bool {
      claims(answer == nil ? "nil" : "")
    }
    func claimsTone(over answer: String) -> Bool { claims(answer) }
    func claimsItem(_ index: Int, by step: Int, over answer: Int) -> Bool { claims("\(step)") }
  }

  /// Claims the tone only.
  private final class Singer: Answerer, MultiClaimDelegateClaiming {
    func claimsTone(over answer: String) -> Bool { true }
  }

  private let log = Log()

  @Test func `who does not adopt the protocol is not asked`() {
    let answerers = [Answerer(1, log), Answerer(2, log)]
    defer { withExtendedLifetime(answerers) {} }
    let multi = MultiClaimDelegate(weakly: answerers[0], answerers[1])
    #expect(multi.number(for: "x") == 1)
    #expect(log.entries == ["1", "2"])
  }

  @Test func `a later one is asked before its call, with the arguments and the answer so far`() {
    let (first, second) = (Answerer(1, log), Claimant(2, log))
    let third = Claimant(3, log)
    let multi = MultiClaimDelegate(weakly: first, second, third)
    #expect(multi.number(for: "x") == 3)
    #expect(log.entries == ["1", "x over 1", "2", "x over 2", "3"])
    third.claims = { _ in false }
    #expect(multi.number(for: "x") == 2)
    second.claims = { $0 == "0" }
    #expect(multi.number(for: "x") == 1)
  }

  @Test func `what one does not answer it does not claim`() {
    let (first, second) = (Answerer(1, log), Singer(2, log))
    let multi = MultiClaimDelegate(weakly: first, second)
    #expect(multi.number(for: "x") == 1)
    #expect(multi.tone == "2")
    multi.tone = "low"
    #expect(first.tone == "low")
    #expect(second.tone == "low")
  }

  @Test func `requirements that suspend and fail are asked about without`() async throws {
    let (first, second) = (Answerer(9, log), Claimant(2, log))
    second.claims = { $0 == "nil" }
    let multi = MultiClaimDelegate(weakly: first, second)
    #expect(try await multi.maybe("x") == 2)
    #expect(multi[10, by: 3] == 270)
    second.claims = { $0 == "3" }
    #expect(multi[10, by: 3] == 60)
    await #expect(throws: CheckError.nobody) { try await MultiClaimDelegate().maybe("x") }
    #expect(MultiClaimDelegate().number(for: "x") == -1)
  }

  // MARK: Heirs

  private final class Heir: ClaimHeirDelegate, MultiClaimHeirDelegateClaiming {
    let number: Int
    var tone = ""
    init(_ number: Int) { self.number = number }

    func number(for name: String) -> Int { number }
    func hear(_ word: String) {}
    func maybe(_ name: String) async throws -> Int? { nil }
    subscript(index: Int, by step: Int) -> Int { 0 }
    func other() -> Int { number }
    func heirloom() -> Int { number }
    func claimsNumberFor(for name: String, over answer: Int) -> Bool { true }
    func claimsHeirloom(over answer: Int) -> Bool { true }
  }

  @Test func `an heir's forwarder lets claim what is inherited, too`() {
    let heirs = [Heir(1), Heir(2)]
    defer { withExtendedLifetime(heirs) {} }
    let multi = MultiClaimHeirDelegate(weakly: heirs[0], heirs[1])
    #expect(multi.number(for: "x") == 2)
    #expect(multi.heirloom() == 2)
    #expect(multi.other() == 1)
  }

  @Test func `who claims from the heir's forwarder claims from the base's`() {
    let heirs = [Heir(1), Heir(2)]
    defer { withExtendedLifetime(heirs) {} }
    let base = MultiClaimDelegate(weakly: heirs[0], heirs[1])
    #expect(base.number(for: "x") == 2)
    let other = MultiClaimOtherDelegate(weakly: heirs[0], heirs[1])
    #expect(other.other() == 1)
  }

  // MARK: Values, associated types, actors

  private struct Tint: MultiClaimTintDelegateClaiming {
    let shade: Int
    func tint(of value: Int) throws -> Int { value + shade }
    func claimsTintOf(of value: Int, over answer: Int) -> Bool { value == 0 }
  }

  private struct PlainTint: ClaimTintDelegate {
    let shade: Int
    func tint(of value: Int) throws -> Int { value + shade }
  }

  @Test func `a value claims through the object that stands for it`() throws {
    let multi = MultiClaimTintDelegate()
    multi.delegates.add(retaining: PlainTint(shade: 1))
    multi.delegates.add(retaining: Tint(shade: 2))
    multi.delegates.add(retaining: PlainTint(shade: 3))
    #expect(try multi.tint(of: 0) == 2)
    #expect(try multi.tint(of: 10) == 11)
    #expect(multi.shade == 1)
  }

  private final class Store: MultiClaimStoreDelegateClaiming {
    let name: String
    init(_ name: String) { self.name = name }
    func item(for key: Int, or other: String) -> String { name + other }
    func claimsItemForOr(for key: Int, or other: String, over answer: String) -> Bool {
      answer == "a!" && key == 1
    }
  }

  @Test func `answers made of associated types can be claimed`() {
    let stores = [Store("a"), Store("b")]
    defer { withExtendedLifetime(stores) {} }
    let multi = MultiClaimStoreDelegate<String, Int>(weakly: stores[0], stores[1])
    #expect(multi.itemForOr(1) == "b!")
    #expect(multi.itemForOr(2) == "a!")
    #expect(MultiClaimStoreDelegate<String, Int>().itemForOr(1) == "!")
  }

  @MainActor
  private final class Panel: MultiClaimPanelDelegateClaiming {
    nonisolated let number: Int
    init(_ number: Int) { self.number = number }

    func width() async -> Int { number }
    nonisolated func depth() -> Int { number }
    nonisolated(nonsending) func inherited() async -> Int { number }
    @PressActor func pages() -> Int { number }
    func claimsWidth(over answer: Int) -> Bool { true }
    nonisolated func claimsDepth(over answer: Int) -> Bool { true }
    nonisolated func claimsInherited(over answer: Int) -> Bool { true }
    @PressActor func claimsPages(over answer: Int) -> Bool { true }
  }

  @MainActor @Test func `one is asked on the requirement's actor`() async {
    let panels = [Panel(1), Panel(2)]
    defer { withExtendedLifetime(panels) {} }
    let multi = MultiClaimPanelDelegate(weakly: panels[0], panels[1])
    #expect(await multi.width() == 2)
    #expect(multi.depth() == 2)
    #expect(await multi.inherited() == 2)
    #expect(await multi.pages() == 2)
  }

  private final class Outsider: MultiOutsideClaimDelegateClaiming {
    let number: Int
    init(_ number: Int) { self.number = number }
    func outsideClaim() -> Int { number }
    func claimsOutsideClaim(over answer: Int) -> Bool { answer < number }
  }

  @Test func `so can those of a protocol from elsewhere`() {
    let outsiders = [Outsider(2), Outsider(3), Outsider(1)]
    defer { withExtendedLifetime(outsiders) {} }
    let multi = MultiOutsideClaimDelegate(weakly: outsiders[0], outsiders[1], outsiders[2])
    #expect(multi.outsideClaim() == 3)
  }
}

extension MultiClaimStoreDelegate where Item == String {
  fileprivate func itemForOr(_ key: Key) -> Item { item(for: key, or: "!") }
}
