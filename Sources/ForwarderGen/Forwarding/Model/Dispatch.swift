/// The rule for which delegates are called, and which value the caller gets.
package enum Dispatch: Equatable, Sendable {
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
  /// All responders; their values, made one by a function of two, which never gets nil where nil is neutral.
  case reduce(Combiner, nilIsNeutral: Bool)
  /// All responders; what their values hold together.
  case collect(CollectionKind)
  /// All responders, each given what the one before it has answered; the last one's value.
  case pipeline(PipelineParameter)
  /// All responders; the first one's value, unless a later one claims that its own shall count.
  case claimed
  /// Those that a function of the user's calls; what it returns.
  case by(Combiner)
}

extension Dispatch {
  /// The dispatch `name` of a value of the type `value`, which it fits; nil for one with an argument.
  init?(_ name: DispatchName, of value: TypeSyntax?) {
    switch name {
    case .broadcast: self = .broadcast
    case .first: self = .first
    case .last: self = .last
    case .firstNonNil: self = .firstNonNil
    case .anyTrue: self = .anyTrue
    case .allTrue: self = .allTrue
    case .collect:
      guard let kind = value?.collectionKind else { return nil }
      self = .collect(kind)
    case .claimed: self = .claimed
    case .reduce, .pipeline, .by: return nil
    }
  }

  package var name: DispatchName {
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
    case .by: .by
    }
  }

  /// Its own answer; nil if the requirement has to say one.
  var neutralAnswer: DispatchFacts.NeutralAnswer? {
    if case .reduce(_, nilIsNeutral: true) = self { return .absent }
    return name.facts.neutralAnswer
  }

  /// The function of the user's that it names.
  var function: Combiner? {
    switch self {
    case .reduce(let function, _), .by(let function): function
    case .broadcast, .first, .last, .firstNonNil, .anyTrue, .allTrue, .collect, .pipeline, .claimed:
      nil
    }
  }

  /// The position of the parameter in which a pipeline passes the value on.
  var pipelineIndex: Int? {
    if case .pipeline(let parameter) = self { return parameter.index }
    return nil
  }

  /// What the caller gets, in the words of quick help and of `explain`.
  var answerInWords: String {
    switch self {
    case .broadcast: "The first answer"
    case .first: "The first responder's answer"
    case .last: "The last answer"
    case .firstNonNil: "The first answer that is not nil"
    case .anyTrue: "Whether any delegate answers `true`"
    case .allTrue: "Whether no delegate answers `false`"
    case .reduce(let function, _): "`\(function.text)` of all answers"
    case .collect: "All answers, together"
    case .pipeline: "The last answer; each delegate gets the answer before its own"
    case .claimed: "The first answer, or one that claims to count"
    case .by(let function): "What `\(function.text)` returns"
    }
  }

  /// As a spec can write it: `reduce(max)`.
  package var text: String {
    var argument = function?.text
    if case .pipeline(let parameter) = self { argument = parameter.label }
    return name.rawValue + (argument.map { "(\($0))" } ?? "")
  }
}

package enum CollectionKind: Equatable, Sendable {
  /// `[T]`: one after the other.
  case array
  /// `Set<T>`: the union.
  case set
  /// `[Key: Value]`: merged; of two values for a key the later one stays.
  case dictionary

  /// `[]`, or `[:]`.
  var emptyLiteral: String { self == .dictionary ? "[:]" : "[]" }
}

extension TypeSyntax {
  var collectionKind: CollectionKind? {
    guard case .named(let path, let arguments) = kind else { return nil }
    return switch (path.nameInSwiftModule, arguments.count) {
    case ("Array", 1): .array
    case ("Set", 1): .set
    case ("Dictionary", 2): .dictionary
    default: nil
    }
  }
}

/// The parameter in which a `pipeline` hands the value so far to the next responder.
package struct PipelineParameter: Equatable, Sendable {
  let index: Int

  /// Its label or, without one, its name; nil if it has neither.
  let label: String?

  /// Whether the value may be nil and the parameter may not.
  ///
  /// A nil cannot be passed to the next delegate then, so it is the answer.
  let endsAtNil: Bool
}

extension RequirementDeclaration {
  /// The parameters that are written as the value is, or as what it holds when it is not nil.
  var pipelineParameters: [PipelineParameter] {
    guard let value = value?.unannotated else { return [] }
    return parameters.enumerated()
      .compactMap { index, parameter in
        guard parameter.takesPlainValue else { return nil }
        let type = parameter.type.unannotated.desugared
        let isSame = type == value.desugared
        guard isSame || type == value.wrapped?.desugared else { return nil }
        let label = parameter.label ?? parameter.name
        return PipelineParameter(index: index, label: label?.name, endsAtNil: !isSame)
      }
  }
}

extension Parameter {
  /// Whether it takes a value and nothing else: no place to change it, and no expression.
  fileprivate var takesPlainValue: Bool {
    let ownerships: Set<TypeSyntax.Annotation.Kind?> = [.borrowing, .consuming, .owned, .shared]
    return type.annotations.allSatisfy { ownerships.contains($0.kind) }
  }
}
