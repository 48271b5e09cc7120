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
  /// The requirements that a dispatch fits, in the words of messages.
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

  /// When a default implementation could answer alone for an adopter without the requirement.
  enum Omission: Sendable {
    case always
    case never
    case ifThereIsValue
    case ifThereIsDefault
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

  /// Whether an answer is handed to other code before the caller gets it.
  let usesAnswersAgain: Bool
  let answersByOmission: Omission
  let closure: Closure

  /// The description in the JSON Schema: what editors show.
  package let meaning: String

  /// Whether there is an answer without a responder and without a `default`, whatever the type.
  ///
  /// Where there is one, a delegate that leaves the requirement out cannot answer alone.
  var isNeutral: Bool {
    switch answersByOmission {
    case .never, .ifThereIsDefault: argument != .combiner
    case .always, .ifThereIsValue: false
    }
  }
}

extension DispatchName {
  /// All dispatches as a spec writes them, for messages.
  static var allForms: [String] {
    allCases.map { $0.facts.argument == .combiner ? "\($0.rawValue)(f)" : $0.rawValue }
  }

  /// The compiler asks for the facts of a new dispatch here.
  package var facts: DispatchFacts {
    switch self {
    case .broadcast:
      DispatchFacts(
        fit: .anything,
        usesAnswersAgain: false,
        answersByOmission: .ifThereIsValue,
        closure: .handedToAll,
        meaning: """
          All responders are called, and the first one's value counts: "broadcast". Fits anything.
          """
      )
    case .first:
      DispatchFacts(
        fit: .anything,
        usesAnswersAgain: false,
        answersByOmission: .always,
        closure: .handedOn,
        meaning: """
          Only the first responder is called, and its value counts: "first". Fits anything.
          """
      )
    case .last:
      DispatchFacts(
        fit: .value,
        usesAnswersAgain: false,
        answersByOmission: .always,
        closure: .answersThrough,
        meaning: """
          All responders are called, and the last one's value counts: "last". Fits a value.
          """
      )
    case .firstNonNil:
      DispatchFacts(
        fit: .optionalValue,
        usesAnswersAgain: false,
        answersByOmission: .never,
        closure: .answersThrough,
        meaning: """
          Responders are called until an answer is not nil: "firstNonNil". Fits an optional value.
          """
      )
    case .anyTrue:
      DispatchFacts(
        fit: .bool,
        usesAnswersAgain: false,
        answersByOmission: .ifThereIsDefault,
        closure: .answersThrough,
        meaning: """
          Responders are called until an answer is true: "anyTrue". Fits a Bool, which is false if no \
          delegate responds.
          """
      )
    case .allTrue:
      DispatchFacts(
        fit: .bool,
        usesAnswersAgain: false,
        answersByOmission: .ifThereIsDefault,
        closure: .answersThrough,
        meaning: """
          Responders are called until an answer is false: "allTrue". Fits a Bool, which is true if no \
          delegate responds.
          """
      )
    case .reduce:
      DispatchFacts(
        fit: .value,
        argument: .combiner,
        usesAnswersAgain: true,
        answersByOmission: .ifThereIsDefault,
        closure: .answersThrough,
        meaning: """
          All responders are called, and a function or an operator combines their values, two at a \
          time: "reduce(max)", "reduce(+)", "reduce(Theme.merged)". Fits a value. Of optionals without \
          a "default", nil answers are left out.
          """
      )
    case .collect:
      DispatchFacts(
        fit: .collection,
        usesAnswersAgain: false,
        answersByOmission: .ifThereIsDefault,
        closure: .answersThrough,
        meaning: """
          All responders are called, and their collections are joined: "collect". Fits an array, a \
          set or a dictionary, which is empty if no delegate responds.
          """
      )
    case .pipeline:
      DispatchFacts(
        fit: .parameterType,
        argument: .parameter,
        usesAnswersAgain: true,
        answersByOmission: .never,
        closure: .answersThrough,
        meaning: """
          Each responder is called with the answer of the one before: "pipeline". Fits a value of the \
          same type as a parameter, or an optional of it; nil ends the chain.
          """
      )
    case .claimed:
      DispatchFacts(
        fit: .value,
        usesAnswersAgain: true,
        answersByOmission: .always,
        closure: .refused,
        meaning: """
          All responders are called, and the first one's value counts, unless a later one claims the \
          answer: "claimed". Fits a value.
          """
      )
    case .by:
      DispatchFacts(
        fit: .anything,
        argument: .combiner,
        usesAnswersAgain: false,
        answersByOmission: .ifThereIsValue,
        closure: .handedOn,
        meaning: """
          Your function gets the responders and the arguments, calls those that it wants to, and \
          returns the answer: "by(Audit.log)". Fits anything.
          """
      )
    }
  }
}
