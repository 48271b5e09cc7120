extension ShapeCheck {
  /// Reports parameters that cannot be passed to several delegates, if `dispatch` calls more than one; each has a
  /// `handler` of its own, if there is one.
  package static func errors(
    in declaration: RequirementDeclaration,
    under dispatch: Dispatch,
    _ handler: CompletionHandler? = nil
  ) -> [DeclarationError] {
    if dispatch.name.facts.reach.isOnce { return [] }
    var check = ShapeCheck()
    for annotation in declaration.value?.annotations ?? []
    where dispatch == .claimed && annotation.kind == .sending {
      check.report(.refusedClaimedSending, annotation.position)
    }
    if let value = declaration.value, declaration.isNoncopyable(value),
      dispatch.name.facts.needsCopyableAnswers
    {
      let others = DispatchName.forms(fitting: declaration) { !$0.needsCopyableAnswers }
      check.report(.refusedNoncopyableAnswer(others: others), value.position)
    }
    for (index, parameter) in declaration.parameters.enumerated() where index != handler?.index {
      let type = parameter.type
      if parameter.hasContinuation || type.hasPart(where: \.isContinuation) {
        let continuation = type.parts.first(where: \.isContinuation)
        check.report(.refusedContinuation, continuation?.position ?? type.position)
      }
      for annotation in type.annotations {
        if annotation.kind == .sending {
          check.report(.refusedSending, annotation.position)
        } else if annotation.kind == .consuming,
          declaration.isNoncopyable(parameter)
        {
          check.report(.refusedNoncopyable, annotation.position)
        }
      }
    }
    return check.errors
  }
}

extension TypeSyntax {
  fileprivate var isContinuation: Bool {
    pathWords.last.map(KnownNames.continuations.contains) ?? false
  }
}
