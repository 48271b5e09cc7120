import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Protocols with as many requirements as fill words of bits, or one more or less.
@Suite("Requirements at the ends of words")
struct WordBoundaryTests {
  /// How many requirements a protocol has.
  private protocol Size: Sendable {
    static var count: Int { get }
  }

  private enum Size1: Size { static let count = 1 }
  private enum Size62: Size { static let count = 62 }
  private enum Size63: Size { static let count = 63 }
  private enum Size64: Size { static let count = 64 }
  private enum Size65: Size { static let count = 65 }
  private enum Size127: Size { static let count = 127 }
  private enum Size128: Size { static let count = 128 }
  private enum Size192: Size { static let count = 192 }

  private struct Requirement<Count: Size>: DelegateRequirement {
    let rawValue: Int

    init?(rawValue: Int) {
      guard (0..<Count.count).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    static var allCases: [Self] { (0..<Count.count).compactMap { Self(rawValue: $0) } }
    static var notifications: [Self] { allCases }
  }

  private struct Reference<Count: Size>: CompleteDelegateReference {
    typealias Requirement = WordBoundaryTests.Requirement<Count>

    private(set) weak var delegate: Wide?

    init(_ delegate: Wide?) {
      self.delegate = delegate
    }

    static func identity(of delegate: Wide) -> ObjectIdentifier { ObjectIdentifier(delegate) }
  }

  private static let sizes: [any Size.Type] = [
    Size1.self, Size62.self, Size63.self, Size64.self, Size65.self, Size127.self, Size128.self,
    Size192.self,
  ]

  @Test func `each requirement is handled, announced and asked for by itself`() {
    for size in Self.sizes { check(size) }
  }

  private func check<Count: Size>(_ size: Count.Type) {
    let registry = DelegateRegistry<Reference<Count>>()
    let delegate = Wide()
    let changes = Tally()
    registry.onRespondersChange = { changes.raise() }
    let all = Requirement<Count>.allCases
    #expect(DelegateHandling(all) == .all)
    #expect(DelegateHandling<Requirement<Count>>.all.subtracting(DelegateHandling(all)).isEmpty)
    registry.add(delegate, handling: [])
    #expect(changes.value == 0)
    for (number, requirement) in all.enumerated() {
      registry.add(delegate, handling: [requirement])
      #expect(changes.value == number + 1, "requirement \(number) of \(size.count)")
      // The neighbours and the ends of words, and not all pairs: those are `DelegateHandlingTests`.
      for other in [0, number - 1, number, number + 1, 62, 63, 64, 126, 127, 128, size.count - 1] {
        guard let other = Requirement<Count>(rawValue: other) else { continue }
        #expect(
          registry.hasResponder(to: other) == (other == requirement),
          "\(other.rawValue) of \(size.count) where \(number) is handled"
        )
      }
    }
    registry.remove(delegate)
    #expect(changes.value == all.count + 1)
    registry.add(delegate, handling: [all[all.count - 1]])
    #expect(changes.value == all.count + 2)
    registry.remove(delegate)
    #expect(changes.value == all.count + 3)
    #expect(all.allSatisfy { !registry.hasResponder(to: $0) })
  }
}
