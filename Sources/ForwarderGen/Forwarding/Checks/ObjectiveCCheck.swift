/// Refuses what Objective-C does not have, and what takes Objective-C where there is none.
enum ObjectiveCCheck {
  static func errors(
    in requirement: ParsedRequirement,
    of head: ProtocolHead
  ) -> [DeclarationError] {
    let declaration = requirement.declaration
    guard head.isObjectiveC else {
      return declaration.modifiers.filter { $0.kind == .optional }
        .map { DeclarationError(.optionalModifier, at: $0.position) }
    }
    var errors: [DeclarationError] = []
    func refuse(_ message: DiagnosticMessage) {
      errors.append(DeclarationError(message, at: declaration.name.position))
    }
    guard requirement.isOptional || declaration.isOptionalInObjectiveC else { return errors }
    if declaration.isSubscript {
      refuse(.optionalSubscript)
    } else if declaration.accessors?.isSettable == true {
      refuse(.settableOptional)
    }
    // Swift 6.3 crashes there: its call lacks the argument for the error, or the completion handler.
    let effects = declaration.effects
    if effects.isAsync || effects.canThrow, !declaration.isUnavailable {
      refuse(.optionalEffect(effects.isAsync ? "async" : "throws"))
    } else if requirement.selector == nil, declaration.isLimited {
      let hasParameters = !declaration.parameters.isEmpty
      refuse(.selectorNeeded(declaration.compoundName, hasParameters: hasParameters))
    }
    return errors
  }
}

extension RequirementDeclaration {
  /// Whether it is under `@available`, where its selector cannot be looked up.
  var isLimited: Bool { attributes.contains(.available) && !isUnavailable }

  /// Its Objective-C selector if it is declared in Swift: `download:didFinish:`; nil if that
  /// depends on more than its names.
  ///
  /// Behind the name, the compiler adds `With` to a first label, except before and after prepositions,
  /// and it adds parameters for what may throw or suspend.
  var derivedSelector: String? {
    switch kind {
    case .property: return name.name
    case .function:
      guard effects.text.isEmpty, labels.first.flatMap(\.self) == nil else { return nil }
      return name.name + labels.map { "\($0 ?? ""):" }.joined()
    case .subscript: return nil
    }
  }
}
