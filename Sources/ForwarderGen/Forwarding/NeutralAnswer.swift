/// What a dispatch answers when nobody does, and what changes nothing when somebody does.
enum NeutralAnswer: Equatable, Sendable {
  /// That of `firstNonNil`.
  case absent
  /// That of `anyTrue` and `allTrue`.
  case boolean(Bool)
  /// That of `collect`.
  case empty(CollectionKind)
  /// That of a pipeline: the parameter at this place.
  case argument(Int)

  /// Whether a `default` may say something else.
  var canBeReplaced: Bool {
    switch self {
    case .absent, .argument: false
    case .boolean, .empty: true
    }
  }
}

extension Dispatch {
  /// Its own answer; nil where the requirement has to say one.
  var neutralAnswer: NeutralAnswer? {
    switch self {
    case .broadcast, .first, .last, .reduce, .claimed: nil
    case .firstNonNil: .absent
    case .anyTrue: .boolean(false)
    case .allTrue: .boolean(true)
    case .collect(let kind): .empty(kind)
    case .pipeline(let parameter): .argument(parameter.index)
    }
  }
}
