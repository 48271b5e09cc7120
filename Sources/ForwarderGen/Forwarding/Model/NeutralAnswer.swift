/// What a dispatch answers when nobody does, and what changes nothing when somebody does.
enum NeutralAnswer: Equatable, Sendable {
  /// Of `firstNonNil`, and of `reduce` without a `default`: nil.
  case absent
  /// Of `anyTrue`, false; of `allTrue`, true.
  case boolean(Bool)
  /// Of `collect`: a collection of nothing.
  case empty(CollectionKind)
  /// Of a pipeline: the parameter at this place.
  case argument(Int)

  /// Whether a `default` may say something else.
  var canBeReplaced: Bool {
    switch self {
    case .absent, .argument: false
    case .boolean, .empty: true
    }
  }
}
