import Foundation
import Testing

@testable import ForwarderGen

/// The words that the code of a round may contain under any dispatch.
@Suite("Rounds read as written by hand")
struct RoundStyleTests {
  /// The lines of the forwarder of the table's protocol for `dispatch`, without those of its own
  /// members, and of members that are called at the same time or through a handler.
  private func lines(for dispatch: DispatchName) throws -> [String] {
    let text = try #require(try FixtureSpecs.generated.get()["DispatchTable"])
    let name = "MultiTable\(dispatch.rawValue.capitalizedFirst)Delegate"
    let start = try #require(text.range(of: "final class \(name):"))
    let end = try #require(text[start.upperBound...].range(of: "\n}\n"))
    var isLeftOut = false
    return text[start.lowerBound..<end.lowerBound].split(separator: "\n").map { String($0) }
      .filter { line in
        let begins = line.hasPrefix("  func handler(") || line.hasPrefix("  func together(")
        defer { isLeftOut = (isLeftOut || begins) && line != "  }" }
        return !isLeftOut && !begins && !line.contains("///")
      }
  }

  @Test(arguments: DispatchName.allCases)
  func `no closure, and a cast only to ask who claims`(dispatch: DispatchName) throws {
    let lines = try lines(for: dispatch)
    #expect(lines.contains { $0.contains("delegates.responders(to: ") || dispatch == .first })
    #expect(!lines.contains { $0.contains(" in ") && !$0.contains("for ") })
    #expect(!lines.contains { $0.contains("$0") || $0.contains(".map") || $0.contains("forEach") })
    let casts = lines.filter { $0.contains(" as") && $0.contains("any ") }
    let claims = lines.filter { $0.contains("?.claims") }
    #expect(casts.allSatisfy { $0.contains("let claimant = delegate as? any Multi") })
    #expect(casts.isEmpty == (dispatch != .claimed))
    #expect(casts.count == claims.count)
  }

  @Test(arguments: DispatchName.allCases)
  func `an array is made by collect only`(dispatch: DispatchName) throws {
    let made = try lines(for: dispatch).filter { $0.contains("= []") }
    #expect(made.isEmpty == (dispatch != .collect))
  }

  @Test(arguments: DispatchName.allCases)
  func `a setter reaches all responders`(dispatch: DispatchName) throws {
    let lines = try lines(for: dispatch)
    let setters = lines.indices.filter { lines[$0] == "    set {" }
    #expect(setters.count == (dispatch == .pipeline ? 1 : 2))
    for setter in setters {
      #expect(lines[setter + 1].contains("for delegate in delegates.responders(to: "))
      #expect(lines[setter + 2].hasSuffix(" = newValue"))
    }
  }
}
