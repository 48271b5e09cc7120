/// The parameter in which a `pipeline` hands the value so far to the next responder.
struct PipelineParameter: Equatable, Sendable {
  /// Where it is among the requirement's parameters.
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
        let type = parameter.type.unannotated.comparable
        let isSame = type == value.comparable
        guard isSame || type == value.wrapped?.comparable else { return nil }
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

extension TypeSyntax {
  /// In `T?`, `T!` or `Optional<T>`, `T`.
  var wrapped: TypeSyntax? {
    switch kind {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    case .named(_, let arguments): isOptional ? arguments.first : nil
    default: nil
    }
  }

  /// How it is written, without regard to spaces, parentheses around it, and the form of optionals.
  fileprivate var comparable: String {
    if let wrapped { return "\(wrapped.comparable)?" }
    // A space between two words says something, as does one in a name in back-ticks.
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_`".contains(character)
    }
    let characters = Array(textInParentheses ?? text)
    var isQuoted = false
    let kept = characters.indices.filter { index in
      if characters[index] == "`" { isQuoted.toggle() }
      guard characters[index] == " ", !isQuoted else { return true }
      return isWord(characters[index - 1]) && isWord(characters[index + 1])
    }
    return String(kept.map { characters[$0] })
  }
}
