import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Generics and overloads")
struct GenericTests {
  private final class Hearer: OverloadDelegate {
    var heard: [String] = []
    func hear(_ word: String) { heard.append("word \(word)") }
    func hear(word: String) { heard.append("labelled \(word)") }
    func hear(_ number: Int) { heard.append("number \(number)") }
    func hear(_ word: String?) { heard.append("maybe \(word ?? "nothing")") }
    func hear(_ word: String) async { heard.append("async \(word)") }
    func hear(_ word: String, times: Int) { heard.append("\(times) times \(word)") }
    func answer(_ word: String) { heard.append("answer \(word)") }
    func answer(_ word: String) -> Int? {
      heard.append("number \(word)")
      return Int(word)
    }
  }

  @Test func `each overload reaches its own`() async {
    let hearer = Hearer()
    let multi = MultiOverloadDelegate(weakly: hearer)
    let hearNow = {
      multi.hear("a")
      multi.hear(word: "b")
      multi.hear(1)
      multi.hear(nil)
      multi.hear(String?.some("c"))
      multi.hear("d", times: 2)
      multi.answer("f") as ()
      #expect(multi.answer("3") as Int? == 3)
    }
    hearNow()
    await multi.hear("e")
    #expect(
      hearer.heard == [
        "word a", "labelled b", "number 1", "maybe nothing", "maybe c", "2 times d", "answer f",
        "number 3", "async e",
      ]
    )
  }

  private final class Maker: GenericDelegate {
    let log: Log
    let knows: Bool

    init(_ log: Log, knows: Bool = true) {
      self.log = log
      self.knows = knows
    }

    func take<T>(_ value: T) { log.note("\(T.self) \(value)") }
    func take<T: Equatable, U>(_ value: T, and other: U) where U: Sequence, U.Element == T {
      log.note("\(other.contains(value))")
    }
    func make<T: ExpressibleByIntegerLiteral>() -> T { 7 }
    func makeAll<T: ExpressibleByIntegerLiteral>() -> T {
      log.note("\(T.self)")
      return knows ? 7 : 8
    }
    func makeMaybe<T: ExpressibleByIntegerLiteral>() -> T? { knows ? 7 : nil }
    func echo<T>(_ value: T) -> T {
      log.note("echo")
      return value
    }
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T? {
      knows ? try JSONDecoder().decode(type, from: data) : nil
    }
    func see(_ value: some Equatable & Sendable, _ other: any Equatable) {
      log.note("\(value) \(other)")
    }
    func list(_ items: [Set<[String: [Int]]>]) { log.note("\(items)") }
    func pack<each T>(_ values: repeat each T) {
      var words: [String] = []
      repeat words.append(String(describing: each values))
      log.note(words.joined(separator: " "))
    }
    func packed<each T: Sendable>(_ values: repeat each T) -> (repeat each T) {
      log.note("packed")
      return (repeat each values)
    }
  }

  private let log = Log()
  private let multi = MultiGenericDelegate()

  init() {
    multi.delegates.add(retaining: Maker(log, knows: false))
    multi.delegates.add(retaining: Maker(log))
  }

  @Test func `arguments of any type arrive`() {
    multi.take(1)
    multi.take("b", and: ["a", "b"])
    multi.see(2, "c")
    multi.list([[["d": [3]]]])
    #expect(
      log.entries == ["Int 1", "true", "2 c", #"[Set([["d": [3]]])]"#].flatMap { [$0, $0] }
    )
  }

  @Test func `a result that no argument has is inferred from what the caller wants`() {
    let (one, all): (Double, Int8) = (multi.make(), multi.makeAll())
    #expect((one, all) == (7, 8))
    #expect(log.entries == ["Int8", "Int8"])
    let maybe: UInt16? = multi.makeMaybe()
    #expect(maybe == 7)
    let nobody = MultiGenericDelegate()
    let (default1, default2): (Float, Int) = (nobody.make(), nobody.makeAll())
    #expect((default1, default2) == (0, 0))
    #expect(nobody.makeMaybe() == Int?.none)
  }

  @Test func `generic answers come back`() throws {
    #expect(multi.echo("a") == "a")
    #expect(log.entries == ["echo", "echo"])
    #expect(try multi.decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(throws: DecodingError.self) { try multi.decode(Int.self, from: Data("[]".utf8)) }
    #expect(MultiGenericDelegate().echo("b") == "b")
  }

  @Test func `packs arrive and come back`() {
    multi.pack(1, "a", 2.5)
    #expect(log.entries == ["1 a 2.5", "1 a 2.5"])
    #expect(multi.packed(1, "a") == (1, "a"))
    #expect(log.entries.count == 3)
    #expect(MultiGenericDelegate().packed(2, "b") == (2, "b"))
  }
}
