/// Refuses what Objective-C does not have, and what takes Objective-C where there is none.
enum ObjectiveCCheck {
  /// What is wrong with `requirement` in a protocol that is `@objc`, or is not.
  static func errors(
    in requirement: ParsedRequirement,
    of isObjectiveC: Bool
  ) -> [DeclarationError] {
    let declaration = requirement.declaration
    guard isObjectiveC else {
      // What takes the other with it is one mistake.
      if let modifier = declaration.modifiers.first(where: { $0.name == "optional" }) {
        return [error(.optionalModifier(), modifier.position)]
      }
      return declaration.attributes.filter { $0.name == "objc" }
        .map { error(.objectiveCMember($0.text), $0.position) }
    }
    var errors: [DeclarationError] = []
    if declaration.generics != nil {
      errors.append(error(.notInObjectiveC("generic requirements"), declaration.name.position))
    }
    guard requirement.isOptional || declaration.isOptionalInObjectiveC else { return errors }
    if case .subscript = declaration {
      errors.append(error(.optionalSubscript(), declaration.name.position))
    } else if declaration.accessors?.isSettable == true {
      errors.append(error(.settableOptional(), declaration.name.position))
    }
    if declaration.lacksSelector {
      errors.append(error(.selectorNeeded(declaration.compoundName), declaration.name.position))
    }
    return errors
  }

  /// What is wrong with the protocol `parsed`.
  static func errors(in parsed: ParsedProtocol) -> [DeclarationError] {
    guard parsed.head?.isObjectiveC == true else { return [] }
    return parsed.associatedTypes.map { type in
      error(.notInObjectiveC("associated types"), type.name.position)
    }
  }

  private static func error(
    _ message: DiagnosticMessage,
    _ position: SourcePosition
  ) -> DeclarationError {
    DeclarationError(message: message, position: position)
  }
}

extension RequirementDeclaration {
  /// Whether it says that in Objective-C an adopter may leave it out.
  var isOptionalInObjectiveC: Bool { modifiers.contains { $0.name == "optional" } }

  /// Whether nobody can be asked for it by selector: under `@available` none can be looked up, and
  /// none is stated.
  var lacksSelector: Bool {
    attributes.contains { $0.name == "available" } && !attributes.contains { $0.selector != nil }
      && !attributes.contains(where: \.isUnavailability)
  }
}
