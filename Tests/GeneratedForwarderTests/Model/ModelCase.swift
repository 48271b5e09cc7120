import MultiDelegateRuntime

@testable import SpecForwarders

/// A forwarder that random programs are run on.
enum ModelCase: CaseIterable, Sendable {
  /// One protocol, which inherits all others.
  case single
  /// A composite that requires one protocol and accepts two.
  case requiring
  /// A composite that accepts any object that adopts one of five.
  case accepting
  /// One protocol whose delegates may be on queues.
  case queued

  var shape: ForwarderShape {
    switch self {
    case .single:
      ForwarderShape(parts: [.basis, .advice, .sink, .survey], kinds: [.full, .frugal])
    case .requiring:
      ForwarderShape(
        parts: [.basis, .advice, .sink],
        kinds: [.full, .basis, .frugal, .basisAndSink]
      )
    case .accepting:
      ForwarderShape(
        parts: .all,
        kinds: ParticipantKind.allCases,
        statesHandling: true
      )
    case .queued:
      ForwarderShape(
        parts: .queued,
        kinds: [.full, .frugal],
        hasQueues: true,
        statesHandling: true
      )
    }
  }

  func makeSubject() -> any ModelSubject {
    switch self {
    case .single:
      let multi = MultiModelDelegate()
      return CompleteSubject(
        multi,
        multi.delegates,
        responds: multi.responds,
        cast: { $0 as? any ModelDelegate }
      )
    case .requiring:
      let multi = MultiModelTable()
      return CompleteSubject(
        multi,
        multi.delegates,
        responds: multi.responds,
        cast: { $0 as? any ModelBasis }
      )
    case .accepting:
      let multi = MultiAnyModel()
      return RegistrySubject(multi, multi.delegates, responds: multi.responds, cast: { $0 })
    case .queued:
      let multi = MultiQueuedModelDelegate()
      return QueuedSubject(
        multi,
        multi.delegates,
        responds: multi.responds,
        cast: { $0 as? any QueuedModelDelegate }
      )
    }
  }
}
