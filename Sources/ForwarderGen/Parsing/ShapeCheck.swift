/// Refuses what a protocol may contain and a forwarder cannot forward, at the very token.
package struct ShapeCheck {
  private(set) var errors: [DeclarationError] = []

  /// The errors of `declaration` under any dispatch.
  static func errors(in declaration: RequirementDeclaration) -> [DeclarationError] {
    var check = ShapeCheck()
    check.check(declaration.modifiers)
    for parameter in declaration.parameters {
      check.checkAutoclosure(parameter.type, declaration.generics)
      check.check(parameter.type)
    }
    for type in declaration.constrainingTypes { check.check(type) }
    if let value = declaration.value { check.check(value) }
    if case .typed(let error) = declaration.effects.throwing { check.check(error) }
    if let accessors = declaration.accessors, accessors.isGetterMutating,
      accessors.isSetterNonmutating
    {
      check.report(.refusedAccessors, declaration.name.position)
    }
    return check.errors
  }

  /// The errors of `head`.
  static func errors(in head: ProtocolHead) -> [DeclarationError] {
    var check = ShapeCheck()
    if head.access < .internal {
      check.report(.refusedPrivate(head.access.rawValue), head.accessPosition)
    }
    return check.errors
  }

  private mutating func check(_ modifiers: [Modifier]) {
    for modifier in modifiers {
      switch modifier.kind {
      case .static, .class: report(.refusedStatic(modifier.name), modifier.position)
      case .nonisolated where modifier.detail != .unsafe: break
      case .mutating, .nonmutating, .override, .consuming, .borrowing, .optional: break
      default:
        report(.misplacedModifier(modifier.text, on: "a requirement"), modifier.position)
      }
    }
  }

  private mutating func check(_ type: TypeSyntax) {
    // Nearly no type is such.
    guard type.hasPart(where: { $0.namesSelf || $0.isConstant }) else { return }
    for part in type.parts where part.namesSelf { report(.refusedSelf, part.position) }
    // The forwarder's own parameter is no constant.
    if type.isConstant { report(.unsupportedShape("'_const'"), type.position) }
  }

  /// An autoclosure's call, which is passed on, has no type from which its error could be inferred.
  private mutating func checkAutoclosure(_ type: TypeSyntax, _ generics: GenericClause?) {
    guard let generics, let annotation = type.annotations.first(where: { $0.kind == .autoclosure }),
      case .function(_, let effects, _) = type.unannotated.kind,
      case .typed(let error) = effects.throwing, let name = error.nameAlone,
      generics.names.contains(name)
    else { return }
    report(.refusedAutoclosure(name), annotation.position)
  }

  mutating func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
    errors.append(DeclarationError(message, at: position))
  }
}

extension TypeSyntax {
  fileprivate var isConstant: Bool {
    guard case .annotated(let annotations, _) = kind else { return false }
    return annotations.contains { $0.kind == .const }
  }
}
