/// Refuses what a protocol may contain and a forwarder cannot forward, at the very token.
struct ShapeCheck {
  /// The attributes that mean the same on a forwarder's member as on the requirement.
  private static let memberAttributes: Set<String> = ["available", "discardableResult"]

  private static let headAttributes: Set<String> = ["available"]

  /// What may stand before a parameter's type.
  ///
  /// The rest of Swift's is not supported yet.
  private static let typeAnnotations: Set<String> = ["escaping", "Sendable", "convention"]

  private(set) var errors: [DeclarationError] = []

  /// What is wrong with `declaration`.
  static func errors(in declaration: RequirementDeclaration) -> [DeclarationError] {
    var check = ShapeCheck()
    switch declaration {
    case .function(let function): check.check(function)
    case .property(let property): check.check(property)
    }
    return check.errors
  }

  /// What is wrong with `head`.
  static func errors(in head: ProtocolHead) -> [DeclarationError] {
    var check = ShapeCheck()
    for attribute in head.attributes where !attribute.isGlobalActor {
      if !headAttributes.contains(attribute.name) {
        check.report(.unsupportedShape("'\(attribute.text)'"), attribute.position)
      }
    }
    switch head.access {
    case .private, .fileprivate:
      check.report(.refusedPrivate(head.access.rawValue), head.accessPosition)
    case .open:
      check.report(.misplacedModifier("open", on: "a protocol"), head.accessPosition)
    case .internal, .package, .public: break
    }
    return check.errors
  }

  private mutating func check(_ function: FunctionDeclaration) {
    check(function.attributes)
    check(function.modifiers)
    for parameter in function.parameters { check(parameter.type) }
    check(function.effects)
    if let result = function.result { checkResult(result) }
  }

  private mutating func check(_ property: PropertyDeclaration) {
    check(property.attributes)
    check(property.modifiers)
    checkResult(property.type)
    check(property.getterEffects)
    if property.isSettable, property.getterEffects != .none {
      report(.settableWithEffects(), property.name.position)
    }
  }

  private mutating func check(_ attributes: [Attribute]) {
    for attribute in attributes where !attribute.isGlobalActor {
      if !Self.memberAttributes.contains(attribute.name) {
        report(.unsupportedShape("'\(attribute.text)'"), attribute.position)
      }
    }
  }

  private mutating func check(_ modifiers: [Modifier]) {
    for modifier in modifiers {
      switch modifier.name {
      case "static", "class":
        report(.refusedStatic(modifier.name), modifier.position)
      case "mutating", "nonmutating", "nonisolated", "optional":
        report(.unsupportedShape("'\(modifier.text)'"), modifier.position)
      default:
        report(.misplacedModifier(modifier.text, on: "a requirement"), modifier.position)
      }
    }
  }

  private mutating func check(_ effects: Effects) {
    switch effects.throwing {
    case .never, .untyped: break
    case .typed(let error): check(error)
    case .rethrows(let position): report(.unsupportedShape("'rethrows'"), position)
    }
  }

  private mutating func checkResult(_ type: TypeSyntax) {
    for part in type.parts {
      if case .opaque = part.kind { report(.refusedOpaqueResult(), part.position) }
    }
    check(type)
  }

  private mutating func check(_ type: TypeSyntax) {
    // `repeat each T` is one pack, and so is what it expands.
    if let pack = type.parts.first(where: \.isPack) {
      report(.unsupportedShape("a parameter pack"), pack.position)
    }
    for part in type.parts {
      switch part.kind {
      case .named(let path, _) where path.split(separator: ".").first == "Self":
        report(.refusedSelf(), part.position)
      case .annotated(let annotations, _):
        for annotation in annotations where !isKnown(annotation) {
          report(.unsupportedShape("'\(annotation.name)'"), annotation.position)
        }
      default: break
      }
    }
  }

  /// Whether an annotation means nothing to the call that passes the argument on.
  private func isKnown(_ annotation: TypeSyntax.Annotation) -> Bool {
    Self.typeAnnotations.contains(annotation.name) || annotation.name.first?.isUppercase == true
  }

  private mutating func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
    errors.append(DeclarationError(message: message, position: position))
  }
}

extension TypeSyntax {
  fileprivate var isPack: Bool {
    if case .pack = kind { return true }
    return false
  }
}
