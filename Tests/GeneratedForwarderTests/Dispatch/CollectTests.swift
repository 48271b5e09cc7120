import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Collect")
struct CollectTests {
  private final class Source: CollectDelegate {
    let number: Int
    init(_ number: Int) { self.number = number }

    func tags() -> Set<String> { ["all", "\(number)"] }
    func headers(for key: String, value: String) -> [String: String] {
      [key: "\(value) \(number)", "\(number)": "own"]
    }
    func words() throws -> [String] { ["a\(number)", "b\(number)"] }
    func links() async throws -> [String: Int?] { ["last": number > 1 ? nil : number] }
    func scores() -> [String: Int] { ["all": number] }
    func marks() async throws -> Set<Int> { [number] }
    func make<T: ExpressibleByIntegerLiteral>() -> [T] { [1] }
    func makeSet<T: ExpressibleByIntegerLiteral & Hashable>() -> Set<T> { [1] }
    subscript(answer: Int) -> [Int] { [answer, number] }
  }

  private let sources = [Source(1), Source(2)]
  private let multi: MultiCollectDelegate

  init() {
    multi = MultiCollectDelegate(weakly: sources[0], sources[1])
  }

  @Test func `arrays are put one behind the other`() throws {
    #expect(try multi.words() == ["a1", "b1", "a2", "b2"])
    #expect(multi[7] == [7, 1, 7, 2])
    #expect(multi.make() == [1.0, 1.0])
  }

  @Test func `sets are united`() async throws {
    #expect(multi.tags() == ["all", "1", "2"])
    #expect(try await multi.marks() == [1, 2])
    #expect(multi.makeSet() == Set([1]))
  }

  @Test func `of two values for a key the later one stays, nil too`() async throws {
    #expect(multi.headers(for: "key", value: "v") == ["key": "v 2", "1": "own", "2": "own"])
    #expect(multi.scores() == ["all": 2])
    let links = try await multi.links()
    #expect(links == ["last": nil])
  }

  @Test func `nobody gives nothing, or the default`() async throws {
    let nobody = MultiCollectDelegate()
    #expect(nobody.tags() == [])
    #expect(nobody.headers(for: "a", value: "b") == [:])
    #expect(try await nobody.links() == [:])
    #expect(nobody.scores() == ["nobody": 0])
    #expect(try await nobody.marks() == [0])
    #expect(throws: CheckError.nobody) { try nobody.words() }
  }
}
