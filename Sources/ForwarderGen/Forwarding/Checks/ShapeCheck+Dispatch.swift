extension ShapeCheck {
  /// Reports parameters that cannot be passed to several delegates, if `dispatch` calls more than
  /// one.
  ///
  /// Each of those has a `handler` of its own, if there is one.
  package static func errors(
    in declaration: RequirementDeclaration,
    under dispatch: Dispatch,
    _ handler: CompletionHandler? = nil
  ) -> [DeclarationError] {
    // A function gets the arguments once.
    guard dispatch != .first, dispatch.name != .by else { return [] }
    var check = ShapeCheck()
    for annotation in declaration.value?.annotations ?? []
    where dispatch == .claimed && annotation.kind == .sending {
      check.report(.refusedClaimedSending, annotation.position)
    }
    if let value = declaration.value, declaration.isNoncopyable(value),
      dispatch.name.facts.usesAnswersAgain
    {
      check.report(.refusedNoncopyableAnswer, value.position)
    }
    for (index, parameter) in declaration.parameters.enumerated() where index != handler?.index {
      let type = parameter.type
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
