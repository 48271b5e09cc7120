/// Refuses what Objective-C does not have, and what takes Objective-C where there is none.
enum ObjectiveCCheck {
  /// What is wrong with `requirement` in the protocol `head`.
  static func errors(
    in requirement: ParsedRequirement,
    of head: ProtocolHead
  ) -> [DeclarationError] {
    let declaration = requirement.declaration
    guard head.isObjectiveC else {
      // What takes the other with it is one mistake.
      if let modifier = declaration.modifiers.first(where: { $0.kind == .optional }) {
        return [error(.optionalModifier(), modifier.position)]
      }
      return declaration.attributes.filter { $0.kind == .objc }
        .map { error(.objectiveCMember($0.text), $0.position) }
    }
    var errors: [DeclarationError] = []
    if declaration.generics != nil {
      errors.append(error(.notInObjectiveC("generic requirements"), declaration.name.position))
    }
    for attribute in declaration.attributes {
      guard let platform = attribute.unavailablePlatform, platform != "*" else { continue }
      errors.append(error(.unavailableSomewhere(platform), attribute.position))
      return errors
    }
    guard requirement.isOptional || declaration.isOptionalInObjectiveC else { return errors }
    if case .subscript = declaration {
      errors.append(error(.optionalSubscript(), declaration.name.position))
    } else if declaration.accessors?.isSettable == true {
      errors.append(error(.settableOptional(), declaration.name.position))
    }
    if let message = declaration.selectorNeeded {
      errors.append(error(message, declaration.name.position))
    }
    return errors
  }

  /// What is wrong with the protocol `parsed`.
  static func errors(in parsed: ParsedProtocol) -> [DeclarationError] {
    guard parsed.head?.isObjectiveC == true else { return [] }
    let types = parsed.associatedTypes.map { type in
      error(.notInObjectiveC("associated types"), type.name.position)
    }
    // The class, which Swift's own protocols may inherit.
    let classes = parsed.head?.inherited.filter { Lineage.objectClasses.contains($0.name) } ?? []
    return types
      + classes.map { base in
        error(.unexpectedToken(base.name, expected: "'NSObjectProtocol'"), base.position)
      }
  }

  private static func error(
    _ message: DiagnosticMessage,
    _ position: SourcePosition
  ) -> DeclarationError {
    DeclarationError(message, at: position)
  }
}

extension RequirementDeclaration {
  /// What is wrong if delegates are asked for it by its selector: under `@available` that cannot be
  /// looked up, and it is not stated.
  var selectorNeeded: DiagnosticMessage? {
    let isLimited = attributes.contains(.available) && !isUnavailable
    if !isLimited || attributes.contains(where: { $0.selector != nil }) { return nil }
    return .selectorNeeded(compoundName, hasParameters: !parameters.isEmpty)
  }
}
