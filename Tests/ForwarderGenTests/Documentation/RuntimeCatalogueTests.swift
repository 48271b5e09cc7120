import Foundation
import Testing

/// Holds the runtime's catalogue against everything that is public there.
@Suite("The runtime's catalogue")
struct RuntimeCatalogueTests {
  @Test func `every public type has a topic`() throws {
    let types = try Self.publicNames().compactMap { $0.count == 1 ? $0[0] : nil }
    #expect(types.count > 10)
    let topics = try Self.topics(of: "MultiDelegateRuntime")
    #expect(topics.symmetricDifference(types) == [])
  }

  @Test func `every call of a registry has a topic`() throws {
    let calls = try Self.publicNames()
      .compactMap {
        $0.count == 2 && $0[0] == "DelegateRegistry" ? $0[1] : nil
      }
    #expect(calls.count > 20)
    let topics = try Self.topics(of: "DelegateRegistry")
    #expect(topics.symmetricDifference(calls) == [])
  }

  /// The entries under the headings of a page.
  private static func topics(of page: String) throws -> Set<String> {
    let file = Repository.root.appending(
      path: "Sources/MultiDelegateRuntime/MultiDelegateRuntime.docc/\(page).md"
    )
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.filter { $0.hasPrefix("- ``") }.map { String($0.dropFirst(4).dropLast(2)) }
    )
  }

  /// `["DelegateRegistry", "add(_:)"]`, each once however often it is overloaded.
  private static func publicNames() throws -> Set<[String]> {
    let file = Repository.fixtures.appending(path: "Interface/MultiDelegateRuntime.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        line.split(separator: ": ").first?.split(separator: ".").map { String($0) }
      }
    )
  }
}
