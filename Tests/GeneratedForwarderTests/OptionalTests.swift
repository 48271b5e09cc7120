import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Optional requirements")
struct OptionalTests {
  private final class Silent: HintDelegate {}

  private final class Talker: HintDelegate {
    var heard: [String] = []
    var tone: String? = "firm"
    func hintDidAppear(_ hint: String) { heard.append(hint) }
    func hint(for number: Int) async throws -> String? { "hint \(number)" }
    func closest<T: Comparable>(to value: T) throws -> T? { tone == nil ? nil : value }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var patience: Int! { tone?.count }
  }

  @Test func `under reduce without a default, nil is no answer`() throws {
    let (silent, first, second) = (Silent(), Talker(), Talker())
    let multi = MultiHintDelegate(weakly: silent, first, silent, second)
    second.tone = "soft as silk"
    #expect(multi.patience == 16)
    #expect(try multi.closest(to: 5) == 5)
    first.tone = nil
    #expect(multi.patience == 12)
    second.tone = nil
    #expect(multi.patience == nil)
    #expect(try multi.closest(to: 5) == nil)
    #expect(MultiHintDelegate(weakly: silent).patience == nil)
  }

  @Test func `an adopter that leaves requirements out changes no answer`() async throws {
    let silent = Silent()
    let talker = Talker()
    let multi = MultiHintDelegate(weakly: silent, talker, silent)
    multi.hintDidAppear("look up")
    #expect(talker.heard == ["look up"])
    #expect(try await multi.hint(for: 3) == "hint 3")
    #expect(multi.tone == "firm")
    multi.tone = "soft"
    #expect(talker.tone == "soft")
    #expect(silent.tone == nil)
    #expect(MultiHintDelegate(weakly: silent).tone == nil)
  }

  private final class Lax: PolicyDelegate {
    func policyDidChange() {}
    func shout() -> Bool { false }
  }

  private final class Strict: PolicyDelegate {
    var changes = 0
    var volume = 3
    func policyDidChange() { changes += 1 }
    func limit(for name: String) throws -> Int { 1 }
    func checkAll() throws -> Int { 2 }
    func finish(then handler: @escaping (Int) -> Void) { handler(4) }
    func shout() -> Bool { true }
  }

  @Test func `an adopter is passed over for what it does not handle`() throws {
    let lax = Lax()
    let strict = Strict()
    let multi = MultiPolicyDelegate()
    multi.delegates.add(lax, handling: .notifications)
    multi.delegates.add(strict, handling: .all)
    multi.policyDidChange()
    #expect(strict.changes == 1)
    #expect(try multi.limit(for: "four") == 1)
    #expect(try multi.checkAll() == 2)
    #expect(multi.volume == 3)
    #expect(multi.shout())
    var answers: [Int] = []
    multi.finish { answers.append($0) }
    #expect(answers == [4])
  }

  @Test func `what an adopter leaves out answers the default where it is asked all the same`()
    throws
  {
    let lax = Lax()
    let multi = MultiPolicyDelegate()
    multi.delegates.add(lax, handling: .all)
    #expect(try multi.limit(for: "four") == 4)
    #expect(throws: CheckError.nobody) { try multi.checkAll() }
    #expect(multi.volume == 11)
    multi.volume = 12
    #expect(multi.volume == 11)
    var answers: [Int] = []
    multi.finish { answers.append($0) }
    #expect(answers == [0])
  }

  @Test func `handling is told from the requirements`() {
    let lax = Lax()
    let multi = MultiPolicyDelegate()
    multi.delegates.add(lax, handling: [.shout])
    #expect(multi.responds(to: .shout))
    #expect(!multi.responds(to: .policyDidChange))
    #expect(MultiPolicyDelegateRequirement.notifications == [.policyDidChange])
  }

  @MainActor @Test func `an actor's adopter may leave requirements out`() async {
    final class Panel: PanelDelegate {}
    let panel = Panel()
    let multi = MultiPanelDelegate()
    multi.delegates.add(panel, handling: .all)
    multi.panelDidOpen()
    #expect(await multi.panelSize() == 7)
  }

  @Test func `of a protocol from elsewhere the defaults are its own`() {
    final class Hint: OutsideHintDelegate {}
    let hint = Hint()
    let multi = MultiOutsideHintDelegate()
    multi.delegates.add(hint, handling: .all)
    #expect(multi.outsideHint() == 0)
  }

  @Test func `of a protocol that the spec declares an extension has the defaults`() {
    final class Hint: ExtendedHintDelegate {}
    let hint = Hint()
    let multi = MultiExtendedHintDelegate()
    multi.delegates.add(hint, handling: .all)
    #expect(multi.extendedHint() == 1)
    var answers: [Int] = []
    multi.extendedHint { answers.append($0) }
    #expect(answers == [2])
  }
}
