import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Reduce")
struct ReduceTests {
  private final class Source: ReduceDelegate {
    let number: Int
    var priority: Int

    init(_ number: Int) {
      self.number = number
      priority = number
    }

    func max(_ a: Int, _ b: Int) -> Int { number * a * b }
    func least(of max: Int) -> Int { number + max }
    func sum(first: Int, second: Int) throws -> Int { number + first + second }
    var theme: Theme { Theme("\(number)") }
    func labelled() -> Theme { theme }
    func initialized() -> Theme { theme }
    func product(combine: Int) -> Int { number * combine }
    func isReady() async -> Bool { number > 1 }
    func greatest<T: Comparable>(_ a: T, _ b: T) -> T { number > 1 ? a : b }
    func made<T: Numeric>() -> T { T(exactly: number) ?? 0 }
    func count(of values: some Collection) -> Int { values.count + number }
    subscript(index: Int) -> Int { get async throws { number - index } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var forced: String! { number > 1 ? "\(number)" : nil }

    func log() -> Log {
      let log = Log()
      log.note("\(number)")
      return log
    }

    func sent() -> sending Log {
      let log = Log()
      log.note("\(number)")
      return log
    }

    func highest<S: Sequence>(in values: S) -> S.Element where S.Element: Comparable {
      let sorted = values.sorted()
      return number > 1 ? sorted[sorted.count - 1] : sorted[0]
    }
  }

  private let sources = [Source(2), Source(3), Source(1)]
  private let multi: MultiReduceDelegate

  init() {
    multi = MultiReduceDelegate(weakly: sources[0], sources[1], sources[2])
  }

  @Test func `the function means what it means outside of the forwarder`() {
    #expect(multi.max(2, 5) == 30)
    #expect(multi.least(of: 10) == 11)
    #expect(multi.priority == 3)
    #expect(multi.product(combine: 2) == 4 * 6 * 2)
    #expect(multi.greatest("a", "b") == "b")
  }

  @Test func `functions and operators of every spelling`() async throws {
    #expect(try multi.sum(first: 10, second: 100) == 336)
    #expect(multi.theme == Theme("2", "3", "1"))
    #expect(multi.labelled() == Theme("2", "3", "1"))
    #expect(multi.initialized() == Theme("1", "3", "2"))
    #expect(multi.log().entries == ["2", "3", "1"])
    #expect(multi.sent().entries == ["2", "3", "1"])
    #expect(await !multi.isReady())
    #expect(try await multi[1] == 0)
    #expect(multi.forced == "2")
  }

  @Test func `generic answers, also where no argument says of what`() {
    #expect(multi.highest(in: [4, 6, 5]) == 6)
    #expect(multi.made() == 6.0)
    #expect(multi.count(of: "ab") == 4 + 5 + 3)
  }

  @Test func `one answer is itself, and none is the default`() async throws {
    let one = MultiReduceDelegate(weakly: sources[1])
    #expect(one.theme == Theme("3"))
    #expect(one.highest(in: [4, 6, 5]) == 6)
    let nobody = MultiReduceDelegate()
    #expect(nobody.max(2, 5) == 2)
    #expect(nobody.least(of: 10) == 10)
    #expect(nobody.theme == Theme())
    #expect(nobody.product(combine: 9) == 9)
    #expect(nobody.greatest("a", "b") == "a")
    #expect(nobody.made() == 0)
    #expect(nobody.count(of: "abc") == 3)
    #expect(try await nobody[7] == 7)
    #expect(throws: CheckError.nobody) { try nobody.sum(first: 1, second: 2) }
    await #expect(processExitsWith: .failure) { _ = await MultiReduceDelegate().isReady() }
  }

  @MainActor
  private final class Sheet: CanvasHeirDelegate, CanvasSourceDelegate {
    let opacity: Double
    nonisolated let number: Int

    init(_ number: Int) {
      self.number = number
      opacity = 1 / Double(number)
    }

    nonisolated func depth() -> Int { number }
    func names(on day: Int) async -> Set<String> { ["\(number)", "day \(day)"] }
    func canvas() -> Canvas { Canvas(strokes: number) }
    @PressActor func pages() -> Int { number }
  }

  @MainActor @Test func `the function is called on the requirement's actor`() async {
    let sheets = [Sheet(2), Sheet(4)]
    defer { withExtendedLifetime(sheets) {} }
    let canvas = MultiCanvasDelegate(weakly: sheets[0], sheets[1])
    #expect(canvas.opacity == 0.125)
    #expect(canvas.depth() == 6)
    #expect(await canvas.names(on: 1) == ["2", "4", "day 1"])
    let heir = MultiCanvasHeirDelegate(weakly: sheets[0], sheets[1])
    #expect(heir.opacity == 0.125)
    #expect(heir.depth() == 6)
    let source = MultiCanvasSourceDelegate(weakly: sheets[0], sheets[1])
    #expect(source.canvas().strokes == 6)
    #expect(await source.pages() == 6)
  }

  private final class Ranker: RankDelegate {
    let number: Int
    init(_ number: Int) { self.number = number }

    func rank(of name: String) -> Int? { nil }
    func better(_ a: Int, _ b: Int) -> Int { (a + b) * number }
    func best<T: Hashable & Comparable>(_ ranks: [T: Int], or other: T) -> T {
      ranks.first { $0.value == number }?.key ?? other
    }
    func ranks() -> [Int] { [number] }
    func raise(_ rank: Int) -> Int { rank * 10 + number }
  }

  @Test func `answers made of associated types`() {
    let rankers = [Ranker(1), Ranker(2)]
    defer { withExtendedLifetime(rankers) {} }
    let multi = MultiRankDelegate<Int>(weakly: rankers[0], rankers[1])
    #expect(multi.better(1, 2) == 6)
    #expect(multi.best(["a": 1, "c": 2], or: "b") == "c")
    #expect(multi.ranks() == [1, 2])
    #expect(multi.raise(7) == 712)
    #expect(MultiRankDelegate<Int>().better(1, 2) == 1)
    #expect(multi.delegates.count == rankers.count)
  }
}
