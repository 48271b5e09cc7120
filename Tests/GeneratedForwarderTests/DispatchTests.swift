import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Dispatch")
struct DispatchTests {
  @Test func `broadcast calls everyone in the order of registration`() {
    let pair = Pair()
    pair.multi.tell("news")
    #expect(pair.log.entries == ["A: news", "B: news"])
  }

  @Test func `the first one's nil is an answer`() {
    let pair = Pair()
    pair.first.number = nil
    #expect(pair.multi.askAllMaybe() == nil)
    #expect(pair.multi.askOneMaybe() == nil)
  }

  @Test func `firstNonNil asks until somebody answers`() {
    let pair = Pair()
    #expect(pair.multi.askUntilSomebodyKnows() == 1)
    #expect(pair.log.entries == ["A: asked"])
    pair.first.number = nil
    #expect(pair.multi.askUntilSomebodyKnows() == 2)
    pair.second.number = nil
    #expect(pair.multi.askUntilSomebodyKnows() == nil)
  }

  @Test func `firstNonNil takes off one optional only`() {
    let pair = Pair()
    pair.first.number = -1
    #expect(pair.multi.askTwiceOptional() == .some(nil))
    #expect(pair.log.entries == ["A: asked"])
  }

  @Test func `the default answers when nobody responds, and sees the parameters`() {
    let nobody = MultiDispatchDelegate()
    #expect(nobody.askAll("four") == 4)
    #expect(nobody.askOne("four") == -1)
    #expect(nobody.askOneMaybe() == -1)
    #expect(nobody.askAllMaybe() == nil)
    #expect(nobody.title == "untitled")
    #expect(nobody.hint == nil)
  }

  @Test func `the default of a void requirement runs when nobody responds`() {
    let log = Log()
    let nobody = MultiDispatchDelegate()
    nobody.tellOrElse(log)
    nobody.tellOneOrElse(log)
    #expect(log.entries == ["nobody", "nobody"])
  }

  @Test func `the default of a void requirement does not run when somebody responds`() {
    let pair = Pair()
    pair.multi.tellOrElse(pair.log)
    #expect(pair.log.entries == ["A: tellOrElse", "B: tellOrElse"])
    pair.multi.tellOneOrElse(pair.log)
    #expect(pair.log.entries.last == "A: tellOneOrElse")
  }

  @Test func `a default that traps traps`() async {
    await #expect(processExitsWith: .failure) {
      MultiDispatchDelegate().tellOrTrap()
    }
    let pair = Pair()
    pair.multi.tellOrTrap()
    #expect(pair.log.entries == ["A: tellOrTrap"])
  }

  @Test func `all dead is nobody`() {
    let log = Log()
    let multi = MultiDispatchDelegate()
    do {
      let mortal = Respondent("A", log, number: 1)
      multi.delegates.add(mortal)
      #expect(multi.askOne("four") == 1)
    }
    #expect(multi.askOne("four") == -1)
    #expect(multi.askAll("four") == 4)
    #expect(!multi.responds(to: .askOne))
  }

  @Test func `responds answers for the living`() {
    let pair = Pair()
    #expect(pair.multi.responds(to: .tell))
    pair.multi.delegates.removeAll()
    #expect(!pair.multi.responds(to: .tell))
  }
}
