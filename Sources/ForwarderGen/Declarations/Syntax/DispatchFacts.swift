/// The word for a dispatch, as a spec writes it.
package enum DispatchName: String, CaseIterable, Sendable {
  case broadcast
  case first
  case last
  case firstNonNil
  case anyTrue
  case allTrue
  case reduce
  case collect
  case pipeline
  case claimed
  case by
}

/// The facts of a dispatch that hold for every requirement.
package struct DispatchFacts: Sendable {
  /// The requirements that a dispatch fits, in the words of messages; `DispatchName.fits` decides.
  enum Fit: String, Sendable {
    case anything
    case value = "a value"
    case optionalValue = "a value that is written as an optional"
    case bool = "a value that is written 'Bool'"
    case collection = "a value that is written as an array, a set or a dictionary"
    case parameterType = "a value of the type that one of the parameters has"
  }

  /// The argument of a dispatch, in parentheses.
  package enum Argument: Sendable {
    /// A function or an operator, as in `reduce(max)`; or only a function, as in `by(log)`.
    case combiner
    /// The label of a parameter, as in `pipeline(request)`. The argument is optional.
    case parameter
  }

  /// Who is called, and whose answer counts.
  package enum Reach: Equatable, Sendable {
    /// One, whose answer counts.
    case first
    /// All, and the answer in one place counts, such as the last one, so quick help adds that all are called.
    case all
    /// All, and one answer is made of theirs.
    case allTogether
    /// All until one gives an answer that decides, which counts.
    case until(Decision)
    /// All, each with the answer of the one before.
    case chain
    /// Those that a function of the user's calls, and its answer counts.
    case chosen

    /// Whether the arguments are passed on once.
    var isOnce: Bool { self == .first || self == .chosen }
  }

  /// The answer after which nobody else is called.
  package enum Decision: Equatable, Sendable {
    case boolean(Bool)
    case notNil
  }

  /// The answer that a dispatch has of its own, without a responder and without a `default`.
  ///
  /// Combined with other answers, it changes nothing. So where there is one, a delegate that leaves the
  /// requirement out cannot answer alone.
  package enum NeutralAnswer: Equatable, Sendable {
    case absent
    case boolean(Bool)
    case emptyCollection
    /// What is handed from one delegate to the next.
    case argument

    /// Whether a `default` may say something else.
    var canBeReplaced: Bool {
      switch self {
      case .absent, .argument: false
      case .boolean, .emptyCollection: true
      }
    }
  }

  /// What becomes of a closure that the caller passes and a delegate may keep.
  enum Closure: Sendable {
    /// It goes on as it is, to one delegate or to a function of the user's.
    case handedOn
    /// It goes on as it is, to all delegates, unless the spec says that they answer through it.
    case handedToAll
    /// Delegates answer through it.
    case answersThrough
    /// They cannot answer through it, because the answer has to be returned.
    case refused
  }

  let fit: Fit
  package var argument: Argument?
  package let reach: Reach

  /// Nil if the requirement has to say what the caller gets without a responder.
  var neutralAnswer: NeutralAnswer?

  var closure = Closure.answersThrough

  /// Whether answers are passed to other code, which only copyable ones can be, before the caller gets one.
  var needsCopyableAnswers: Bool {
    reach == .allTogether || reach == .chain || closure == .refused
  }

  /// Whether delegates can be called at the same time.
  var canBeConcurrent: Bool {
    [.handedToAll, .answersThrough].contains(closure) && reach != .chain
  }
}

extension DispatchName {
  /// All dispatches as a spec writes them.
  static var allForms: [String] { allCases.map(\.form) }

  /// How a spec writes it, where `f` stands for a function: `reduce(f)`.
  var form: String { facts.argument == .combiner ? "\(rawValue)(f)" : rawValue }

  /// The compiler asks for the facts of a new dispatch here.
  package var facts: DispatchFacts {
    switch self {
    case .broadcast:
      .init(fit: .anything, reach: .all, closure: .handedToAll)
    case .first:
      .init(fit: .anything, reach: .first, closure: .handedOn)
    case .last:
      .init(fit: .value, reach: .all)
    case .firstNonNil:
      .init(fit: .optionalValue, reach: .until(.notNil), neutralAnswer: .absent)
    case .anyTrue:
      .init(fit: .bool, reach: .until(.boolean(true)), neutralAnswer: .boolean(false))
    case .allTrue:
      .init(fit: .bool, reach: .until(.boolean(false)), neutralAnswer: .boolean(true))
    case .reduce:
      .init(fit: .value, argument: .combiner, reach: .allTogether)
    case .collect:
      .init(fit: .collection, reach: .allTogether, neutralAnswer: .emptyCollection)
    case .pipeline:
      .init(fit: .parameterType, argument: .parameter, reach: .chain, neutralAnswer: .argument)
    case .claimed:
      .init(fit: .value, reach: .all, closure: .refused)
    case .by:
      .init(fit: .anything, argument: .combiner, reach: .chosen, closure: .handedOn)
    }
  }
}
