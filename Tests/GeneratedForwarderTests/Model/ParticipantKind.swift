/// A class of delegates, as the model knows it.
enum ParticipantKind: CaseIterable {
  /// Adopts everything.
  case full
  /// Adopts everything, but leaves out what is optional, and claims nothing.
  case frugal
  case basis, basisAndSink
  case advice, sink, hint, survey
  /// Adopts nothing.
  case stranger

  var parts: ModelPart {
    switch self {
    case .full, .frugal: .all
    case .basis: [.basis]
    case .basisAndSink: [.basis, .sink]
    case .advice: [.advice]
    case .sink: [.sink]
    case .hint: [.hint]
    case .survey: [.survey]
    case .stranger: []
    }
  }

  /// Whether it adopts the protocols that ask who claims.
  var canClaim: Bool { self == .full || self == .basisAndSink }

  var leavesOutOptional: Bool { self == .frugal || self == .advice }

  /// Makes the delegate of this kind with `number`.
  func make(_ number: Int, _ log: ModelLog) -> Participant {
    switch self {
    case .full: FullParticipant(number, log)
    case .frugal: FrugalParticipant(number, log)
    case .basis: BasisParticipant(number, log)
    case .basisAndSink: BasisAndSinkParticipant(number, log)
    case .advice: AdviceParticipant(number, log)
    case .sink: SinkParticipant(number, log)
    case .hint: HintParticipant(number, log)
    case .survey: SurveyParticipant(number, log)
    case .stranger: Participant(number, log)
    }
  }
}
