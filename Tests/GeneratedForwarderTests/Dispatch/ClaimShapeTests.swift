import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Every shape of a requirement whose answer can be claimed.
@Suite("Claimed shapes")
struct ClaimShapeTests {
  private class Answerer: ClaimShapeDelegate {
    let number: Int
    init(_ number: Int) { self.number = number }

    func answer(_ answer: Int, over: Int, claims: Int, claimant: Int, other: Int) -> Int { number }
    func unnamed(_: Int, in _: String, `default` repeat: Int) -> Int { number }
    func `raw name`() -> Int { number }
    func change(_ count: inout Int) -> Int {
      count += 1
      return number
    }
    func take(_ word: consuming String, _ other: borrowing String) -> Int { number }
    func trace(_ message: @autoclosure () -> String) -> Int { number }
    func visit(_ body: (Int) throws -> Void) rethrows -> Int {
      try body(number)
      return number
    }
    func finish(then done: @escaping @Sendable () -> Void) -> Int { number }
    func pick<T: Equatable, U>(_ value: T, from others: U) -> T where U: Sequence, U.Element == T {
      others.first { $0 != value } ?? value
    }
    func make<T: ExpressibleByIntegerLiteral>() -> T { number > 1 ? 2 : 1 }
    func see(_ value: some Equatable, _ other: any Equatable) -> Bool { number > 1 }
    func pack<each T>(_ values: repeat each T) -> Int { number }
    func handler() -> (Int) -> Int { { [number] in $0 + number } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var forced: String! { number > 1 ? "\(number)" : nil }
    func check() throws(CheckError) -> Int { number }
    @available(*, deprecated) func old() -> Int { number }
  }

  private final class Claimant: Answerer, MultiClaimShapeDelegateClaiming {
    var asked: [String] = []

    private func claim(_ question: String) -> Bool {
      asked.append(question)
      return true
    }

    func claimsAnswerOverClaimsClaimantOther(
      _ answer: Int,
      over: Int,
      claims: Int,
      claimant: Int,
      other: Int,
      over result: Int
    ) -> Bool { claim("\([answer, over, claims, claimant, other, result])") }
    func claimsUnnamedInDefault(
      _ first: Int,
      in second: String,
      `default` third: Int,
      over answer: Int
    ) -> Bool { claim("\(first) \(second) \(third) \(answer)") }
    func `claimsRaw name`(over answer: Int) -> Bool { claim("raw") }
    func claimsChange(_ count: Int, over answer: Int) -> Bool { claim("\(count)") }
    func claimsTake(_ word: String, _ other: borrowing String, over answer: Int) -> Bool {
      claim(word + copy other)
    }
    func claimsTrace(_ message: @autoclosure () -> String, over answer: Int) -> Bool {
      claim(message())
    }
    func claimsPickFrom<T: Equatable, U>(_ value: T, from others: U, over answer: T) -> Bool
    where U: Sequence, U.Element == T { claim("\(value == answer)") }
    func claimsMake<T: ExpressibleByIntegerLiteral>(over answer: T) -> Bool { claim("\(answer)") }
    func claimsSee(_ value: some Equatable, _ other: any Equatable, over answer: Bool) -> Bool {
      claim("\(value) \(other)")
    }
    func claimsPack<each T>(_ values: repeat each T, over answer: Int) -> Bool { claim("pack") }
    func claimsHandler(over answer: (Int) -> Int) -> Bool { claim("\(answer(10))") }
    func claimsForced(over answer: String!) -> Bool { claim("\(answer == nil)") }
    func claimsCheck(over answer: Int) -> Bool { claim("check") }
  }

  private let first = Answerer(1)
  private let second = Claimant(2)
  private let multi: MultiClaimShapeDelegate

  init() {
    multi = MultiClaimShapeDelegate(weakly: first, second)
  }

  @Test func `names do not meet`() {
    #expect(multi.answer(1, over: 2, claims: 3, claimant: 4, other: 5) == 2)
    #expect(multi.unnamed(1, in: "a", default: 2) == 2)
    #expect(multi.`raw name`() == 2)
    #expect(second.asked == ["[1, 2, 3, 4, 5, 1]", "1 a 2 1", "raw"])
  }

  @Test func `a question changes and consumes nothing`() {
    var count = 0
    #expect(multi.change(&count) == 2)
    #expect(count == 2)
    #expect(multi.take("a", "b") == 2)
    #expect(multi.trace("c") == 2)
    #expect(second.asked == ["1", "ab", "c"])
  }

  @Test func `closures, generics and packs go along`() throws {
    #expect(multi.pick(1, from: [1, 2]) == 2)
    #expect(multi.make() == 2.0)
    #expect(multi.see(1, "b"))
    #expect(multi.pack(1, "b") == 2)
    #expect(multi.handler()(1) == 3)
    #expect(multi.forced == "2")
    #expect(try multi.check() == 2)
    #expect(second.asked == ["false", "1.0", "1 b", "pack", "11", "true", "check"])
    // It does not claim these.
    #expect(multi.visit { _ in } == 1)
    #expect(multi.finish {} == 1)
  }
}
