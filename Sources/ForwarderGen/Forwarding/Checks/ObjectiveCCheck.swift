/// Refuses what Objective-C does not have, and what takes Objective-C where there is none.
enum ObjectiveCCheck {
  static func errors(
    in requirement: ParsedRequirement,
    of head: ProtocolHead
  ) -> [DeclarationError] {
    let declaration = requirement.declaration
    guard head.isObjectiveC else {
      // A mistake that causes the other one is reported alone.
      if let modifier = declaration.modifiers.first(where: { $0.kind == .optional }) {
        return [DeclarationError(.optionalModifier, at: modifier.position)]
      }
      return declaration.attributes.filter { $0.kind == .objc }
        .map { DeclarationError(.objectiveCMember($0.text), at: $0.position) }
    }
    var errors: [DeclarationError] = []
    func refuse(_ message: DiagnosticMessage) {
      errors.append(DeclarationError(message, at: declaration.name.position))
    }
    if declaration.generics != nil { refuse(.notInObjectiveC("generic requirements")) }
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
    } else if requirement.selector == nil, let message = declaration.selectorNeeded {
      refuse(message)
    }
    return errors
  }

  static func errors(in parsed: ParsedProtocol) -> [DeclarationError] {
    guard parsed.head?.isObjectiveC == true else { return [] }
    let types = parsed.associatedTypes.map { type in
      DeclarationError(.notInObjectiveC("associated types"), at: type.name.position)
    }
    // The class, which Swift's own protocols may inherit.
    let classes = parsed.head?.inherited.filter { KnownNames.objectClasses.contains($0.name) } ?? []
    return types
      + classes.map { base in
        DeclarationError(
          .unexpectedToken(base.name, expected: "'NSObjectProtocol'"),
          at: base.position
        )
      }
  }
}

extension RequirementDeclaration {
  /// Whether it is under `@available`, where its selector cannot be looked up.
  var isLimited: Bool { attributes.contains(.available) && !isUnavailable }

  /// The error if delegates are asked for it by an unknown selector.
  var selectorNeeded: DiagnosticMessage? {
    isLimited ? .selectorNeeded(compoundName, hasParameters: !parameters.isEmpty) : nil
  }

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

extension ForwarderCheck {
  /// The types of the members of `NSObject` that a protocol may require as well, by signature.
  private static let objectMembers = [
    "description": "String", "debugDescription": "String", "hash": "Int",
    "isEqual(_: Any?)": "Bool", "copy()": "Any", "mutableCopy()": "Any",
  ]

  /// Marks the `requirements` that an `NSObject` forwarder overrides, and reports those that it
  /// cannot override: its own ones at their places.
  func overridingObjectMembers(
    _ requirements: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    requirements.map { requirement in
      let declaration = requirement.declaration
      guard let type = Self.objectMembers[requirement.signature] else { return requirement }
      let position = requirement.source == own ? declaration.name.position : position
      let isPlain = declaration.effects == .none && declaration.accessors?.isSettable != true
      if declaration.value?.text != type || !isPlain {
        diagnostics.report(.unlikeObject(requirement.signature, type), at: position)
      } else if isolation != .nonisolated, !requirement.isNonisolated {
        diagnostics.report(.objectMemberOnActor(requirement.signature), at: position)
      }
      return requirement.changing { $0.isOverride = true }
    }
  }
}
