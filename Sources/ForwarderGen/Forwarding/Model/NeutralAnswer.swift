/// The answer of a dispatch when no delegate responds.
///
/// Combined with other answers, it changes nothing.
enum NeutralAnswer: Equatable, Sendable {
  /// For `firstNonNil`, and for `reduce` without a `default`: nil.
  case absent
  /// `false` for `anyTrue`, `true` for `allTrue`.
  case boolean(Bool)
  /// For `collect`: an empty collection.
  case empty(CollectionKind)
  /// For a pipeline: the parameter at this place.
  case argument(Int)

  /// Whether a `default` may say something else.
  var canBeReplaced: Bool {
    switch self {
    case .absent, .argument: false
    case .boolean, .empty: true
    }
  }
}
