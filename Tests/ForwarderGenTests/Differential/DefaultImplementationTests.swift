import Foundation
import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Holds the tool's verdict on default implementations against the compiler's.
///
/// `MULTIDELEGATE_PAIRS` asks for another number of random pairs than usual, and `MULTIDELEGATE_SEED`
/// for other ones.
@Suite("Default implementations", .slow)
struct DefaultImplementationTests {
  private static let named = NamedPair.implementations + NamedPair.others + NamedPair.unclear
  private static let usual = 2000

  // MARK: Named pairs

  @Test func `the compiler says of a named pair what the table says`() throws {
    let pairs = Self.named.enumerated().map { $1.pair(number: $0) }
    let truths = try PairCompiler.truths(about: pairs)
    for (named, truth) in zip(Self.named, truths) {
      let expected: PairCompiler.Truth = named.isTaken ? .implemented : .notImplemented
      #expect(truth == expected, "\(named.name)")
    }
  }

  @Test(arguments: named)
  func `we say of a named pair what the table says`(named: NamedPair) {
    let (verdict, messages) = ImplementationPair.verdict(of: named.pair(number: 0))
    #expect(verdict == named.verdict, "\(messages.joined(separator: "\n"))")
  }

  @Test(arguments: named)
  func `it makes no difference that a spec declares the protocol`(named: NamedPair) {
    guard let (verdict, messages) = ImplementationPair.verdictOfSpec(of: named.pair(number: 0))
    else { return }
    #expect(verdict == named.verdict, "\(messages.joined(separator: "\n"))")
  }

  @Test func `most named pairs could be of a protocol that a spec declares`() {
    let pairs = Self.named.map { ImplementationPair.verdictOfSpec(of: $0.pair(number: 0)) }
    #expect(pairs.count { $0 != nil } > 30)
  }

  // MARK: Random pairs

  /// A default that is not seen answers for delegates in silence.
  ///
  /// One that is asked about, or taken for one although it is none, costs a decision only. That may
  /// happen now and then.
  @Test func `no member that the compiler takes is passed over in silence`() throws {
    let seed = environment("MULTIDELEGATE_SEED") ?? 1
    let asked = environment("MULTIDELEGATE_PAIRS").map { Int(clamping: $0) }
    let count = asked ?? Self.usual
    var report = PairReport(seed: seed)
    for start in stride(from: 0, to: count, by: Self.usual) {
      let range = start..<min(start + Self.usual, count)
      try report.check(range.map { PairMaker.pair(seed: seed, index: $0) })
    }
    if asked != nil { print(report.summary, report.needless) }
    let missed = report.missed.count
    #expect(missed == 0, "\(report.summary)")
    #expect(PairReport.share(of: .asked, in: report.implemented) <= 25, "\(report.counts)")
    let needless = PairReport.share(of: .asked, .implemented, in: report.unimplemented)
    #expect(needless <= 20, "\(report.counts)")
  }

  @Test func `the random pairs are of both kinds and nearly all are Swift`() throws {
    let pairs = (0..<400).map { PairMaker.pair(seed: 2, index: $0) }
    let truths = try PairCompiler.truths(about: pairs)
    #expect(truths.count { $0 == .implemented } > 140)
    #expect(truths.count { $0 == .notImplemented } > 100)
    #expect(truths.count { $0 != .implemented && $0 != .notImplemented } < 20)
  }

  @Test func `the random pairs differ in every way`() {
    let pairs = (0..<Self.usual).map { PairMaker.pair(seed: 1, index: $0) }
    let differences = Set(pairs.flatMap(\.differences))
    let places = PairScene.Place.allCases.dropFirst().map { "place: \($0)" }
    let spellings = PairScene.Spelling.allCases.dropFirst().map { "extension by \($0)" }
    let ways = [
      "some", "names of generic parameters", "fewer constraints", "more constraints",
      "where of generic parameters", "generic in place of another type", "without any", "()",
      "Optional<>", "Array<>", "Dictionary<>", "module", "own module", "parentheses", "alias",
      "nested alias", "generic alias", "alias of the module", "module selector",
      "alias in the protocol", "alias of Self", "alias in the outer type", "alias of a function",
      "Self.Item", "Item is inferred", "Item is in the extension", "nested type", "escaping",
      "autoclosure", "order of attributes", "name of a function's parameter",
      "ownership: borrowing", "ownership: inout", "ownership: sending", "variadic",
      "default argument", "another parameter", "label", "other name", "other parameter",
      "other result", "opaque result", "Int!", "metatype", "order of protocols", "async", "throws",
      "throws(Never)", "throws(any Error)", "setter", "a local called set", "nonmutating",
      "mutating", "static", "underscore", "back-ticks", "other members", "member under #if",
      "extension under #if", "both under #if", "requirement and extension under #if",
      "extension where Self: P", "extension where Self: AnyObject",
      "extension where Self: AnyObject, class-bound", "extension where Self: Q",
      "extension where Item == Int", "where of the member: Item == Int",
      "where of the member: Self: AnyObject", "private extension", "fileprivate member",
      "public protocol, public extension", "@MainActor member", "@available(*, deprecated) member",
      "@_implements",
    ]
    #expect(Set(places + spellings + ways).subtracting(differences).sorted() == [])
  }

  private func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
