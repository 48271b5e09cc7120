/// The result of holding pairs against the compiler.
struct PairReport {
  /// A pair, and what the tool says of it.
  struct Finding: Sendable {
    let pair: ImplementationPair
    let verdict: ImplementationPair.Verdict
    let messages: [String]
  }

  let seed: UInt64

  /// Those whose member is the witness for the compiler.
  private(set) var implemented: [Finding] = []

  /// Those whose member is not.
  private(set) var unimplemented: [Finding] = []

  /// Those that the compiler refuses, with its messages.
  private(set) var invalid: [(pair: ImplementationPair, message: String)] = []

  init(seed: UInt64) {
    self.seed = seed
  }

  var count: Int { implemented.count + unimplemented.count + invalid.count }

  /// Those that the tool takes for no implementation, in silence.
  var missed: [Finding] { implemented.filter { $0.verdict == .notImplemented } }

  mutating func check(_ pairs: [ImplementationPair]) throws {
    for (pair, truth) in zip(pairs, try PairCompiler.truths(about: pairs)) {
      if case .invalid(let message) = truth {
        invalid.append((pair, message))
        continue
      }
      let (verdict, messages) = ImplementationPair.verdict(of: pair)
      let finding = Finding(pair: pair, verdict: verdict, messages: messages)
      if case .implemented = truth {
        implemented.append(finding)
      } else {
        unimplemented.append(finding)
      }
    }
  }

  /// How many of `findings` in a hundred have one of `verdicts`.
  static func share(
    of verdicts: ImplementationPair.Verdict...,
    in findings: [Finding]
  ) -> Int {
    findings.count { verdicts.contains($0.verdict) } * 100 / max(findings.count, 1)
  }

  /// The counts, for people.
  var counts: String {
    func line(_ name: String, _ findings: [Finding]) -> String {
      let all: [ImplementationPair.Verdict] = [.implemented, .asked, .notImplemented]
      let parts = all.map { verdict in "\(verdict) \(findings.count { $0.verdict == verdict })" }
      return "\(name) \(findings.count): \(parts.joined(separator: ", "))"
    }
    return """
      seed \(seed), \(count) pairs, \(invalid.count) invalid
      \(line("the compiler takes", implemented))
      \(line("the compiler does not take", unimplemented))
      """
  }

  /// The pairs of `findings` by what is different in them, with the smallest one of each kind.
  ///
  /// A pair with a difference that is a kind of its own belongs to that kind.
  private func kinds(
    of findings: [Finding]
  ) -> [(name: String, count: Int, smallest: ImplementationPair)] {
    var kinds: [String: [ImplementationPair]] = [:]
    let pairs = findings.map(\.pair)
      .sorted { ($0.differences.count, $0.text.count) < ($1.differences.count, $1.text.count) }
    for pair in pairs {
      let single = pair.differences.first { kinds[$0] != nil }
      kinds[single ?? pair.differences.joined(separator: " + "), default: []].append(pair)
    }
    return kinds.map { (name: $0, count: $1.count, smallest: $1[0]) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The missed pairs, for people.
  var summary: String { list(of: missed) }

  /// The pairs that cost a decision which the compiler does not need, for people.
  var needless: String {
    "needless: "
      + list(of: implemented.filter { $0.verdict == .asked })
      + list(of: unimplemented.filter { $0.verdict != .notImplemented })
  }

  private func list(of findings: [Finding]) -> String {
    let list = kinds(of: findings).map { "\($0.count) × \($0.name):\n\($0.smallest.listing)" }
    return ([counts] + list).joined(separator: "\n")
  }
}
