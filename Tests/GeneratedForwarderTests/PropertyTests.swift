import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Properties")
struct PropertyTests {
  @Test func `getting goes by the dispatch`() {
    let pair = Pair()
    pair.first.volume = 3
    pair.second.volume = 4
    pair.second.hint = "look behind you"
    #expect(pair.multi.volume == 3)
    #expect(pair.multi.title == "A")
    #expect(pair.multi.hint == "look behind you")
  }

  @Test func `setting reaches every responder`() {
    let pair = Pair()
    pair.multi.volume = 11
    pair.multi.hint = "up"
    #expect([pair.first.volume, pair.second.volume] == [11, 11])
    #expect([pair.first.hint, pair.second.hint] == ["up", "up"])
  }

  @Test func `setting what nobody has does nothing`() {
    let nobody = MultiDispatchDelegate()
    nobody.volume = 11
    #expect(nobody.volume == 0)
  }

  @Test func `changing in place gets by the dispatch and sets all`() {
    let pair = Pair()
    pair.first.volume = 3
    pair.second.volume = 100
    pair.multi.volume += 1
    #expect([pair.first.volume, pair.second.volume] == [4, 4])
  }
}
