/// Refuses what a protocol may contain and a forwarder cannot forward, at the very token.
package struct ShapeCheck {
  /// The annotations of a type that are passed on unchanged, or as ``PassedParameter`` does.
  private static let typeAnnotations: Set<TypeSyntax.Annotation.Kind?> = [
    .escaping, .sendable, .convention, .isolated, .isolatedFunction, .nonisolated, .inout,
    .borrowing, .consuming, .sending, .autoclosure, .owned, .shared, .concurrent, .differentiable,
    .noDerivative,
  ]

  private(set) var errors: [DeclarationError] = []

  /// The errors of `declaration` under any dispatch.
  static func errors(in declaration: RequirementDeclaration) -> [DeclarationError] {
    var check = ShapeCheck()
    check.check(declaration.modifiers)
    for constraint in declaration.generics?.constraints ?? [] { check.check(constraint) }
    for parameter in declaration.parameters {
      check.check(parameter.type)
      check.checkAutoclosure(parameter.type, declaration.generics?.names ?? [])
    }
    for type in declaration.whereClause?.types ?? [] { check.check(type) }
    if case .typed(let error) = declaration.effects.throwing { check.check(error) }
    if let value = declaration.value { check.check(value) }
    if let accessors = declaration.accessors, accessors.isGetterMutating,
      let position = accessors.nonmutatingPosition
    {
      check.report(.refusedAccessors, position)
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
      case .nonisolated where modifier.detail == .unsafe:
        report(.misplacedModifier(modifier.text, on: "a requirement"), modifier.position)
      case .static, .class:
        report(.refusedStatic(modifier.name), modifier.position)
      case .mutating, .nonmutating, .nonisolated, .override, .consuming, .borrowing, .optional:
        break
      default:
        report(.misplacedModifier(modifier.text, on: "a requirement"), modifier.position)
      }
    }
  }

  /// An autoclosure's call, which is passed on, has no type from which its error could be inferred.
  private mutating func checkAutoclosure(_ type: TypeSyntax, _ generics: [String]) {
    guard let annotation = type.annotations.first(where: { $0.kind == .autoclosure }),
      case .function(_, let effects, _) = type.unannotated.kind,
      case .typed(let error) = effects.throwing, let name = error.nameAlone, generics.contains(name)
    else { return }
    report(.refusedAutoclosure(name), annotation.position)
  }

  private mutating func check(_ type: TypeSyntax) {
    for part in type.parts {
      switch part.kind {
      case .named where part.namesSelf:
        report(.refusedSelf, part.position)
      case .annotated(let annotations, _):
        for annotation in annotations
        where !Self.typeAnnotations.contains(annotation.kind) && !annotation.isTypeName {
          report(.unsupportedShape("'\(annotation.name)'"), annotation.position)
        }
      default: break
      }
    }
  }

  mutating func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
    errors.append(DeclarationError(message, at: position))
  }
}
