import Listening

/// Answers through a completion handler, of delegates that answer at once or later, compared with a join
/// written by hand.
func handlerRows() -> [Comparison] {
  JoinedRound.all.map { ours in
    Comparison(
      "\(ours.title), 16",
      Scenario("ours", rounds: ours.rounds),
      (Scenario("join by hand", rounds: ours.byHand), .atMost(times: JoinedRound.limit))
    )
  }
}

/// A question to 16 delegates that answer through a completion handler.
struct JoinedRound {
  /// How many times as much time and as many allocations as by hand it should take, at most.
  static let limit = 1.3

  let title: String

  /// Asks the given number of questions through a generated forwarder.
  let rounds: (Int) -> Void

  /// The same through a forwarder by hand.
  let byHand: (Int) -> Void
}

extension JoinedRound {
  /// All delegates asked at once, or in order; they answer at once, or after the call.
  static var all: [JoinedRound] {
    [
      JoinedRound("handlers, answered at once", Self.open),
      JoinedRound("handlers, answered later", Self.open, areAnsweredLater: true),
      JoinedRound("handlers in order, answered at once", Self.follow),
      JoinedRound("handlers in order, answered later", Self.follow, areAnsweredLater: true),
    ]
  }

  private typealias Question = (any Gatekeeper, @escaping (Bool) -> Void) -> Void

  private static func open(_ gatekeeper: any Gatekeeper, _ handler: @escaping (Bool) -> Void) {
    gatekeeper.mayOpen("https://swift.org", completionHandler: handler)
  }

  private static func follow(_ gatekeeper: any Gatekeeper, _ handler: @escaping (Bool) -> Void) {
    gatekeeper.mayFollow("https://swift.org", completionHandler: handler)
  }

  private init(_ title: String, _ ask: @escaping Question, areAnsweredLater: Bool = false) {
    let porters = (0..<16).map { _ in Porter() }
    let patient = (0..<16).map { _ in PatientPorter() }
    let delegates: [any Gatekeeper] = areAnsweredLater ? patient : porters
    let multi = MultiGatekeeper()
    multi.delegates.add(contentsOf: delegates)

    func rounds(_ forwarder: any Gatekeeper) -> (Int) -> Void {
      { count in
        for _ in 0..<count {
          ask(forwarder) { consume($0) }
          if areAnsweredLater { for porter in patient { porter.answer() } }
        }
        withExtendedLifetime(delegates) {}
      }
    }
    self.title = title
    self.rounds = rounds(multi)
    byHand = rounds(JoiningForwarder(delegates))

    for forwarder: any Gatekeeper in [multi, JoiningForwarder(delegates)] {
      var answers: [Bool] = []
      let before = porters.reduce(0) { $0 + $1.calls } + patient.reduce(0) { $0 + $1.calls }
      ask(forwarder) { answers.append($0) }
      for porter in patient { porter.answer() }
      let after = porters.reduce(0) { $0 + $1.calls } + patient.reduce(0) { $0 + $1.calls }
      precondition(after - before == 16 && answers == [true], "\(title): \(answers)")
    }
  }
}
