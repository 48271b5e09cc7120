import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Hygiene")
struct HygieneTests {
  /// Adopts a protocol whose names are those that an emitter might use for itself.
  private final class Adopter: SpecForwarders.Delegate {
    var calls: [String] = []
    var delegate = 5

    func delegate(_ delegate: Int, delegates: Int) { calls.append("\(delegate) \(delegates)") }
    func responder(_ responder: Int, delegate: Int) -> Int { responder * delegate }
    func responders(delegate: Int, responder: Int) -> Int { delegate - responder }
    func answer(answer: Int, result: Int) -> Int? { answer + result }
    func `default`(in number: Int, `inout`: Int, for other: Int) {
      calls.append("\(number) \(`inout`) \(other)")
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func `init`(_ number: Int, with word: String, _ URL: URL) {
      calls.append("\(number) \(word) \(URL.path)")
    }
    func rawValue(value: Value, error: any Error) -> SpecForwarders.Requirement {
      SpecForwarders.Requirement()
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func self_(self me: Int, Type: Int) { calls.append("\(me) \(Type)") }
    func spaced(_ word: String, then: @escaping @Sendable () -> Void) {
      calls.append(word)
      then()
    }
  }

  @Test func `names like the emitter's own reach the delegate as they are`() {
    let adopter = Adopter()
    let multi = MultiDelegate(weakly: adopter)
    multi.delegate(1, delegates: 2)
    multi.default(in: 3, `inout`: 4, for: 5)
    multi.`init`(6, with: "seven", URL(filePath: "/eight"))
    multi.self_(self: 9, Type: 10)
    multi.spaced("eleven") {}
    #expect(adopter.calls == ["1 2", "3 4 5", "6 seven /eight", "9 10", "eleven"])
    #expect(multi.responder(6, delegate: 7) == 42)
    #expect(multi.responders(delegate: 6, responder: 7) == -1)
    #expect(multi.answer(answer: 6, result: 7) == 13)
    multi.delegate += 1
    #expect(adopter.delegate == 6)
  }

  @Test func `a default sees the parameters whatever they are called`() {
    let nobody = MultiDelegate()
    #expect(nobody.responder(6, delegate: 7) == 13)
    #expect(nobody.answer(answer: 6, result: 7) == nil)
    #expect(nobody.delegate == 0)
  }

  @Test func `cases are named after base name and labels`() {
    #expect(
      MultiDelegateRequirement.allCases.map { "\($0)" } == [
        "delegateDelegates", "responderDelegate", "respondersDelegateResponder",
        "answerAnswerResult", "delegateValue", "default", "initWith", "rawValueValueError",
        "self_SelfType", "spacedThen",
      ]
    )
  }

  @Test func `a protocol without requirements has a forwarder all the same`() {
    final class Adopter: EmptyDelegate {}
    let adopter = Adopter()
    let multi = MultiEmptyDelegate(weakly: adopter)
    #expect(multi.delegates.contains(adopter))
    #expect(MultiEmptyDelegateRequirement.allCases.isEmpty)
  }
}
