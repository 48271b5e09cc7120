import Dispatch
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Random rounds of delegates that answer now, later, twice or never, from several threads, against what the
/// rule of each dispatch says.
@Suite("Handler model")
struct HandlerModelTests {
  /// What a delegate does, and what it answers if it does.
  private struct Member {
    let porter: Porter
    /// Whether it calls a handler that it has kept, or forgets it.
    let answersLater: Bool

    var answers: Bool {
      switch porter.manner {
      case .now, .twice: true
      case .later: answersLater
      case .never: false
      }
    }
  }

  /// A requirement: how to call it, and what the caller gets of those who answer, in order.
  private struct Question: Sendable {
    let ask: @Sendable (MultiGateDelegate, _ done: @escaping (String) -> Void) -> Void
    let result: @Sendable ([Porter]) -> String
    /// Whether a delegate's answer ends the round; nil if all are asked at once.
    let isDecisive: (@Sendable (Porter) -> Bool)?
  }

  private static let questions: [Question] = [
    Question(
      ask: { multi, done in multi.mayOpen(1) { done("\($0)") } },
      result: { "\($0.allSatisfy(\.isWilling))" },
      isDecisive: { !$0.isWilling }
    ),
    Question(
      ask: { multi, done in
        multi.keep { [nonisolatedDone = Sent(done)] in nonisolatedDone.done("\($0)") }
      },
      result: { "\($0.contains(where: \.isWilling))" },
      isDecisive: { $0.isWilling }
    ),
    Question(
      ask: { multi, done in multi.isNeeded { done("\($0)") } },
      result: { $0.isEmpty ? "true" : "\($0.contains(where: \.isWilling))" },
      isDecisive: nil
    ),
    Question(
      ask: { multi, done in multi.prepare { done("") } },
      result: { _ in "" },
      isDecisive: { _ in false }
    ),
    Question(
      ask: { multi, done in multi.close { done("") } },
      result: { _ in "" },
      isDecisive: nil
    ),
    Question(
      ask: { multi, done in multi.guests(at: -1) { done("\($0.sorted())") } },
      result: { $0.isEmpty ? "[]" : "\(Set([-1] + $0.map(\.number)).sorted())" },
      isDecisive: nil
    ),
    Question(
      ask: { multi, done in multi.notes { done("\($0)") } },
      result: { "\($0.map(\.name))" },
      isDecisive: { _ in false }
    ),
    Question(
      ask: { multi, done in multi.rank { done("\($0)") } },
      result: { "\($0.map(\.number).max() ?? 0)" },
      isDecisive: { _ in false }
    ),
    Question(
      ask: { multi, done in multi.limit { done("\($0 ?? -1)") } },
      result: { "\($0.filter(\.isWilling).map(\.number).min() ?? -1)" },
      isDecisive: nil
    ),
    Question(
      ask: { multi, done in multi.adapt("x") { done($0) } },
      result: { $0.reduce("x") { $0 + $1.name } },
      isDecisive: { _ in false }
    ),
    Question(
      ask: { multi, done in multi.filter("x") { done($0 ?? "nil") } },
      result: { $0.allSatisfy(\.isWilling) ? $0.reduce("x") { $0 + $1.name } : "nil" },
      isDecisive: { !$0.isWilling }
    ),
    Question(
      ask: { multi, done in multi.challenge("h") { done("\($0) \($1 ?? "nil")") } },
      result: { $0.last.map { "\($0.number) \($0.text ?? "nil")" } ?? "0 nil" },
      isDecisive: { _ in false }
    ),
    Question(
      ask: { multi, done in
        multi.check("h", progress: { _ in }) { done("\($0) \($1 ?? "nil")") }
      },
      result: { $0.first.map { "\($0.number) \($0.text ?? "nil")" } ?? "0 nil" },
      isDecisive: nil
    ),
    Question(
      ask: { multi, done in multi.title { done($0 ?? "nil") } },
      result: { $0.lazy.compactMap(\.text).first ?? "nil" },
      isDecisive: { $0.text != nil }
    ),
  ]

  /// A closure that a handler carries to where it is called.
  // Safety: a round calls it once.
  private struct Sent: @unchecked Sendable {
    let done: (String) -> Void

    init(_ done: @escaping (String) -> Void) {
      self.done = done
    }
  }

  @Test(arguments: 1...10)
  func `the caller gets one answer and the right one`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<1_000 {
      let log = Guarded<[String]>([])
      let members = (0..<Int.random(in: 0...6, using: &random))
        .map { index in
          Member(
            porter: Porter(
              ["A", "B", "C", "D", "E", "F"][index],
              .allCases.randomElement(using: &random) ?? .now,
              isWilling: .random(using: &random),
              number: .random(in: 0...9, using: &random),
              text: Bool.random(using: &random) ? "t\(index)" : nil,
              log: log
            ),
            answersLater: .random(using: &random)
          )
        }
      let question = Self.questions[Int.random(in: 0..<Self.questions.count, using: &random)]
      let answers = Guarded<[String]>([])
      do {
        let multi = MultiGateDelegate(weakly: members.map(\.porter))
        question.ask(multi) { answer in answers.withLock { $0.append(answer) } }
        // The round goes on without it.
      }
      let isWaiting = members.contains { $0.porter.isWaiting }
      #expect(answers.contents.isEmpty == isWaiting, "seed \(seed), round \(round)")
      settle(members, onThreads: .random(using: &random))
      let (asked, answering) = expected(question, members)
      #expect(answers.contents == [question.result(answering)], "seed \(seed), round \(round)")
      #expect(log.contents == asked.map(\.name), "seed \(seed), round \(round)")
    }
  }

  /// Lets those who keep a handler answer or forget it, until nobody keeps one.
  private func settle(_ members: [Member], onThreads: Bool) {
    while case let waiting = members.filter(\.porter.isWaiting), !waiting.isEmpty {
      let settle = { @Sendable (index: Int) in
        waiting[index].answersLater
          ? waiting[index].porter.answer() : waiting[index].porter.forget()
      }
      if onThreads {
        DispatchQueue.concurrentPerform(iterations: waiting.count, execute: settle)
      } else {
        for index in waiting.indices.reversed() { settle(index) }
      }
    }
  }

  /// Those who are asked, and those who answer.
  private func expected(_ question: Question, _ members: [Member]) -> ([Porter], [Porter]) {
    var asked: [Porter] = []
    var answering: [Porter] = []
    for member in members {
      asked.append(member.porter)
      guard member.answers else { continue }
      answering.append(member.porter)
      if question.isDecisive?(member.porter) == true { break }
    }
    return (asked, answering)
  }
}
