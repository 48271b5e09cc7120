/// The rule for which delegates are called, and which value the caller gets.
enum Dispatch: Equatable, Sendable {
  /// All responders; the first one's value.
  case broadcast
  /// The first responder only; its value.
  case first
  /// All responders; the last one's value.
  case last
  /// The responders until one answers something; that value.
  case firstNonNil
  /// The responders until one says yes; whether one did.
  case anyTrue
  /// The responders until one says no; whether none did.
  case allTrue
  /// All responders; their values, made one by a function of two, which never gets nil where nil is
  /// neutral.
  case reduce(Combiner, nilIsNeutral: Bool)
  /// All responders; what their values hold together.
  case collect(CollectionKind)
  /// All responders, each given what the one before it has answered; the last one's value.
  case pipeline(PipelineParameter)
  /// All responders; the first one's value, unless a later one claims that its own shall count.
  case claimed
}

extension Dispatch {
  /// The word for it.
  var name: DispatchName {
    switch self {
    case .broadcast: .broadcast
    case .first: .first
    case .last: .last
    case .firstNonNil: .firstNonNil
    case .anyTrue: .anyTrue
    case .allTrue: .allTrue
    case .reduce: .reduce
    case .collect: .collect
    case .pipeline: .pipeline
    case .claimed: .claimed
    }
  }

  /// Its own answer; nil if the requirement has to say one.
  var neutralAnswer: NeutralAnswer? {
    switch self {
    case .broadcast, .first, .last, .claimed: nil
    case .reduce(_, let nilIsNeutral): nilIsNeutral ? .absent : nil
    case .firstNonNil: .absent
    case .anyTrue: .boolean(false)
    case .allTrue: .boolean(true)
    case .collect(let kind): .empty(kind)
    case .pipeline(let parameter): .argument(parameter.index)
    }
  }

  /// As a spec can write it: `reduce(max)`.
  var text: String {
    let argument: String? =
      switch self {
      case .reduce(let combiner, _): combiner.text
      case .pipeline(let parameter): parameter.label
      default: nil
      }
    return name.rawValue + (argument.map { "(\($0))" } ?? "")
  }
}
