import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Pipeline")
struct PipelineTests {
  private final class Stage: PipelineDelegate {
    let name: String
    private(set) var set: [Int] = []
    init(_ name: String) { self.name = name }

    func prepare(_ request: Request) async throws -> Request { Request(path: request.path + name) }
    func willSend(_ word: String) -> String? { name == "!" ? nil : word + name }
    func mayEdit(_ word: String?) -> String? { name == "!" ? nil : (word ?? "nil") + name }
    func wrap(_ word: String) -> String? { willSend(word) }
    func add(_ amount: Int, to sum: Int) -> Int { sum + amount }
    func scale(_ size: Int, _ factor: Int) -> Int { size * factor }
    func answer(in value: Int, `default` other: String) -> Int { value + other.count }
    func unnamed(_ table: [String: Int], count: inout Int) -> [String: Int] {
      count += 1
      var table = table
      table[name] = count
      return table
    }
    func lend(_ word: borrowing String, visit: (String) -> Void) -> String {
      visit(copy word)
      return copy word + name
    }
    func take(_ word: consuming String, note: @autoclosure () -> String) -> String {
      word + note() + name
    }
    func finish(_ word: String, then: @escaping (Int) -> Void) throws(CheckError) -> String? {
      if name == "?" { throw CheckError.failed }
      then(word.count)
      return willSend(word)
    }
    func echo<T>(_ value: T) -> T? { name == "!" ? nil : value }
    subscript(answer: Int) -> Int {
      get { answer * 2 }
      set { set.append(answer + newValue) }
    }
    subscript(at: Int, by step: Int) -> Int { get throws { step + at } }
  }

  private let log = Log()
  private let stages = [Stage("a"), Stage("b"), Stage("c")]
  private let multi: MultiPipelineDelegate

  init() {
    multi = MultiPipelineDelegate(weakly: stages[0], stages[1], stages[2])
  }

  @Test func `each is given the value so far`() async throws {
    #expect(try await multi.prepare(Request(path: "/")) == Request(path: "/abc"))
    #expect(multi.add(2, to: 10) == 16)
    #expect(multi.scale(1, 3) == 27)
    #expect(multi.answer(in: 0, default: "four") == 12)
    #expect(multi[3] == 24)
    #expect(try multi[5, by: 1] == 16)
    #expect(multi.take("", note: ".") == ".a.b.c")
    #expect(multi.echo(7) == 7)
  }

  @Test func `inout and closures go along`() {
    var count = 0
    #expect(multi.unnamed(["z": 0], count: &count) == ["z": 0, "a": 1, "b": 2, "c": 3])
    #expect(count == 3)
    #expect(multi.lend("", visit: log.note) == "abc")
    #expect(log.entries == ["", "a", "ab"])
  }

  @Test func `a nil answer ends the round and is the answer`() throws {
    let end = Stage("!")
    multi.delegates.add(end, at: .index(1))
    #expect(multi.willSend("") == nil)
    #expect(multi.wrap("") == nil)
    #expect(multi.echo(7) == nil)
    var lengths: [Int] = []
    #expect(try multi.finish("") { lengths.append($0) } == nil)
    #expect(lengths == [0, 1])
  }

  @Test func `where the parameter can be nil, nil is handed on like any other value`() {
    let end = Stage("!")
    multi.delegates.add(end, at: .index(1))
    #expect(multi.mayEdit("") == "nilbc")
    #expect(multi.mayEdit(nil) == "nilbc")
  }

  @Test func `an error ends the round`() {
    let failing = Stage("?")
    multi.delegates.add(failing, at: .index(1))
    var lengths: [Int] = []
    #expect(throws: CheckError.failed) { try multi.finish("") { lengths.append($0) } }
    #expect(lengths == [0])
  }

  @Test func `setting is no pipeline`() {
    multi[3] = 4
    for stage in stages { #expect(stage.set == [7]) }
  }

  @Test func `nobody gives the argument`() async throws {
    let nobody = MultiPipelineDelegate()
    #expect(try await nobody.prepare(Request(path: "/")) == Request(path: "/"))
    #expect(nobody.willSend("a") == "a")
    #expect(nobody.mayEdit(nil) == nil)
    #expect(nobody.add(2, to: 10) == 10)
    #expect(nobody.scale(1, 3) == 1)
    #expect(nobody.lend("a", visit: log.note) == "a")
    #expect(nobody[3] == 3)
    #expect(log.entries == [])
  }
}
