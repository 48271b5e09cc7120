extension RequirementDeclaration {
  /// Whether nobody waits for a call, so that it can wait for its turn on a queue: it answers
  /// nothing, cannot fail, and is lent nothing.
  var canBeEnqueued: Bool {
    value == nil && !canThrow && !parameters.contains { $0.type.isLent }
  }

  /// The types of what crosses over to the queue of a delegate, arguments and answer, each once and
  /// as it is written as an argument for a generic parameter: `Player`, or `@Sendable () -> Void`.
  ///
  /// Not those of `some` parameters, which have no name, and of what is lent and cannot be kept.
  var typesSentToQueue: [SentType] {
    let types = parameters.filter { !isLentForGood($0) && !$0.type.isOpaque }.map(\.type)
    let sent = types.flatMap(\.typesSentToQueue) + (value.map { [SentType($0)] } ?? [])
    var seen: Set<String> = []
    return sent.filter { seen.insert($0.text).inserted }
  }

  /// Why calls that run at the same time cannot all have an argument of `type`; nil if they can.
  func reasonAgainstSharing(_ parameter: Parameter) -> String? {
    let type = parameter.type
    if type.annotations.contains(.inout) { return "is 'inout'" }
    if type.isLentFunction || parameter.isLentClosureBehindAlias {
      return "is a closure that does not escape"
    }
    return isLentForGood(parameter) ? "cannot be copied" : nil
  }

  /// Whether anything crosses over whose type can be checked.
  var sendsToQueue: Bool {
    !typesSentToQueue.isEmpty || parameters.contains(where: \.type.isOpaque)
  }

  /// Whether the parameter is lent to the call, and nobody can keep a copy.
  private func isLentForGood(_ parameter: Parameter) -> Bool {
    parameter.type.isLent && isNoncopyable(parameter)
  }
}

extension TypeSyntax {
  /// Whether `some` stands in it.
  var isOpaque: Bool {
    hasPart { part in
      if case .opaque = part.kind { return true }
      return false
    }
  }

  /// Whether a parameter of this type borrows from the caller until the call is over.
  fileprivate var isLent: Bool {
    isLentFunction || annotations.contains(.inout) || annotations.contains(.borrowing)
  }

  /// Whether a parameter of this type is a closure that is not to be called after the call.
  fileprivate var isLentFunction: Bool {
    guard case .function = unannotated.kind else { return false }
    return !annotations.contains(.escaping) && !annotations.contains(.inout)
  }

  /// Of a closure that does not escape, what it takes and gives; else the type itself.
  fileprivate var typesSentToQueue: [SentType] {
    guard isLentFunction, case .function(let parameters, _, let result) = unannotated.kind else {
      return [SentType(self)]
    }
    return parameters.flatMap(\.typesSentToQueue) + (result.isVoid ? [] : [SentType(result)])
  }

  /// The type without what only a parameter can have.
  fileprivate var typeAsArgument: String {
    let type = unannotated
    switch type.kind {
    case .implicitlyUnwrapped(let wrapped):
      if case .existential = wrapped.kind { return "(\(wrapped.text))?" }
      return "\(wrapped.text)?"
    case .named: return type.textInParentheses ?? type.text
    case .function:
      // What stays are the attributes of the type: `@Sendable`, or a global actor.
      let attributes = annotations.filter(\.isTypeName)
      return attributes.map { "\($0.text) " }.joined() + type.text
    default: return type.text
    }
  }
}

/// A type of what crosses over to a queue or to another task.
struct SentType {
  /// As it is written as an argument for a generic parameter.
  let text: String

  /// Whether it stands for any number of types: `repeat each T`.
  let isPack: Bool

}

extension SentType {
  init(_ type: TypeSyntax) {
    text = type.typeAsArgument
    if case .pack = type.unannotated.kind { isPack = true } else { isPack = false }
  }
}
