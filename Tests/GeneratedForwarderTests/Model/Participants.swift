@testable import SpecForwarders

// The kinds of `ParticipantKind`.

final class FullParticipant: Participant, MultiModelDelegateClaiming,
  MultiQueuedModelDelegateClaiming, MultiModelTableClaiming, MultiAnyModelClaiming
{
  func mayLeave(_ number: Int) -> Bool { truth(.mayLeave, number) }
  func hint(_ number: Int) -> Int { answer(.hint, number) }
}

final class FrugalParticipant: Participant, ModelDelegate, QueuedModelDelegate {}

final class BasisParticipant: Participant, ModelBasis {}

final class BasisAndSinkParticipant: Participant, ModelBasis, ModelSink, MultiModelTableClaiming,
  MultiAnyModelClaiming
{}

final class AdviceParticipant: Participant, ModelAdvice {}

final class SinkParticipant: Participant, ModelSink {}

final class HintParticipant: Participant, ModelHint {
  func hint(_ number: Int) -> Int { answer(.hint, number) }
}

final class SurveyParticipant: Participant, ModelSurvey {}
