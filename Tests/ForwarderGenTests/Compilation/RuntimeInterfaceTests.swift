import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Holds what the runtime promises to its users against what has been written down.
  ///
  /// A line that goes, or changes, breaks somebody's program: `Documentation/Stability.md` says when
  /// that may be.
  @Suite("The runtime's interface")
  struct RuntimeInterfaceTests {
    /// The parts of a symbol graph that tell one public declaration from another.
    private struct Graph: Decodable {
      struct Constraint: Decodable {
        let kind, lhs, rhs: String
      }

      struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Extension: Decodable { let constraints: [Constraint]? }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let swiftExtension: Extension?

        var path: String { pathComponents.joined(separator: ".") }
      }

      struct Relationship: Decodable {
        let kind, source, target: String
        let targetFallback: String?
        let swiftConstraints: [Constraint]?
      }

      let symbols: [Symbol]
      let relationships: [Relationship]

      /// The declarations and conformances, a line each.
      var lines: [String] {
        // Members that protocols of the standard library add are left out.
        let own = symbols.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
        let paths = Dictionary(uniqueKeysWithValues: own.map { ($0.identifier.precise, $0.path) })
        let conformances = relationships.compactMap { relationship -> String? in
          guard relationship.kind == "conformsTo", let source = paths[relationship.source],
            let target = paths[relationship.target] ?? relationship.targetFallback
          else { return nil }
          return "\(source): \(target)\(Self.place(relationship.swiftConstraints))"
        }
        let declarations = own.map { symbol in
          let declaration = symbol.declarationFragments.map(\.spelling).joined()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
          return "\(symbol.path): \(declaration)\(Self.place(symbol.swiftExtension?.constraints))"
        }
        return Set(declarations + conformances).sorted()
      }

      /// Where something is there: ` [Reference : QueuedDelegateReference]`.
      private static func place(_ constraints: [Constraint]?) -> String {
        let texts = (constraints ?? [])
          .map { constraint in
            "\(constraint.lhs) \(constraint.kind == "sameType" ? "==" : ":") \(constraint.rhs)"
          }
        return texts.isEmpty ? "" : " [\(texts.sorted().joined(separator: ", "))]"
      }
    }

    @Test func `what is public is what has been promised`() throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      let graphs = try SymbolGraphExtractor.graphs(
        of: "MultiDelegateRuntime",
        at: module.path,
        in: folder
      )
      let own = try #require(
        graphs.first { $0.path.hasSuffix("/MultiDelegateRuntime.symbols.json") }
      )
      let lines = try JSONDecoder().decode(Graph.self, from: Data(own.bytes)).lines
      #expect(lines.count > 40)
      try Recording.expect(
        lines.map { "\($0)\n" }.joined(),
        matches: Repository.fixtures.appending(path: "Interface/MultiDelegateRuntime.txt")
      )
    }
  }
}
