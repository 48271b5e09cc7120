/// The type with the function that calls a function of the user's, for `reduce` and `by`.
///
/// It is declared outside of the forwarder, because inside, `max` would be the requirement of that
/// name. It is a type, because a type takes generic arguments even if no answer determines them.
struct FunctionHelper {
  private let requirement: ResolvedRequirement
  private let style: ForwarderStyle
  private let function: Combiner

  /// The requirement's own generic parameters that the type has besides the forwarder's.
  ///
  /// Those of `reduce` are there only where the answer's type is made of them. The function of `by` has
  /// them itself.
  private let own: GenericClause?

  /// Nil if the requirement's dispatch names no function.
  init?(_ requirement: ResolvedRequirement, in style: ForwarderStyle) {
    guard let function = requirement.dispatch.function else { return nil }
    self.function = function
    self.requirement = requirement
    self.style = style
    let words = Set((requirement.answered.value?.parts ?? []).flatMap(\.pathWords))
    let generics = requirement.dispatch.name == .reduce ? requirement.answered.generics : nil
    own = generics.flatMap { words.isDisjoint(with: $0.names) ? nil : $0 }
  }

  private var declaration: RequirementDeclaration { requirement.declaration }

  private var isReduction: Bool { requirement.dispatch.name == .reduce }

  /// `MultiDownloadDelegatePriorityReduction`.
  private var typeName: String {
    let name = requirement.caseName.capitalizedFirst
    return style.forwarder.typeName(name + (isReduction ? "Reduction" : "Call"))
  }

  /// `combine` or `call`, unless the user's function is called so.
  private var functionName: String {
    let names = LocalNames(avoiding: function.words)
    return isReduction ? names.name("combine", "reduce") : names.name("call", "perform")
  }

  /// `MultiDownloadDelegatePriorityReduction.combine(answer, delegate.priority)`.
  func call(_ arguments: [Code]) -> Code {
    let names = style.forwarder.generics.map(\.name) + (own?.names.map(Keyword.escapedType) ?? [])
    return "\(typeName)\(names.inAngleBrackets).\(functionName)(\(list: arguments))"
  }

  @Lines var lines: Lines {
    let forwarder = style.forwarder
    let (name, compoundName) = (declaration.name.name, declaration.compoundName)
    let parameters = forwarder.generics.map(\.text) + (own.map { [$0.parameters] } ?? [])
    let conditions =
      forwarder.conditions
      + (own == nil ? [] : declaration.whereClause?.constraints.map(\.text) ?? [])
    let isolation: Isolation =
      requirement.endsAnywhere(in: forwarder.isolation)
      ? .nonisolated : requirement.isolation(in: forwarder.isolation)
    documentation(
      isReduction
        ? "Combines two answers to `\(name)` of a `\(forwarder.name)`."
        : "Lets `\(function.text)` call the delegates of a `\(forwarder.name)` for `\(compoundName)`."
    )
    for attribute in requirement.availability(on: .private) { "\(attribute)" }
    style.attributes(on: .private)
    block(
      head: "\(isolation.prefix)private enum \(typeName)\(parameters.inAngleBrackets)",
      where: conditions.whereClause
    ) {
      if isReduction { combining } else { calling }
    }
  }

  /// The function that combines two answers: apart from nil, where that is neutral.
  private var combining: Lines {
    let type = requirement.answered.value
    let isNilNeutral = requirement.dispatch.neutralAnswer == .absent
    let isClosure = !isNilNeutral && type?.isFunction == true
    let value =
      (isNilNeutral ? type?.typeAsArgument : (isClosure ? type : type?.unannotated)?.text) ?? ""
    let passed = (isClosure ? "@escaping " : "") + value
    let names = LocalNames(avoiding: function.words)
    let (first, second) = (names.name("first"), names.name("second"))
    let parameters = "_ \(first): \(passed), _ \(second): \(passed)"
    let mark = requirement.answered.valueMark
    return block("static func \(functionName)(\(parameters)) -> \(value) {") {
      if isNilNeutral {
        for (one, other) in [(first, second), (second, first)] {
          let binding = mark.isEmpty ? one : "\(one) = \(mark)\(one)"
          "guard let \(binding) else { return \(mark)\(other) }"
        }
      }
      userLine(
        (isNilNeutral ? "return " : "") + mark + function.applied(to: first, second),
        at: requirement.dispatchLocation
      )
    }
  }

  // MARK: Functions that call

  /// The type of the delegates for a function of `by`: that of the protocol which declares the
  /// requirement, also in the forwarders of heirs and composites.
  private var delegateType: String {
    style.forwarder.hasRefinement
      ? "any \(style.protocolName)\(style.arguments)" : "any \(requirement.declared.protocolType)"
  }

  /// `responders`, which are of the type `type`, as the function takes them.
  func passed(_ responders: Code, of type: String) -> Code {
    type == delegateType ? responders : "\(responders).lazy.map { $0 as \(delegateType) }"
  }

  /// The function that hands the responders and the arguments over.
  private var calling: Lines {
    let names = LocalNames(avoiding: requirement.words + function.words)
    let responders = names.name("responders", "delegates")
    var parameters = declaration.passed(names)
    // Here, a parameter could hide the function.
    for index in parameters.indices where function.words.contains(parameters[index].name) {
      parameters[index].name = names.name("argument\(index + 1)")
    }
    let list: [Code] =
      ["_ \(responders): some Swift.Sequence<\(delegateType)>"]
      + parameters.map { "_ \($0.name): \($0.parameter.type.text)" }
    let rest =
      declaration.effects.text + (declaration.parts.result.map { " -> \($0.text)" } ?? "")
      + (declaration.whereClause.map { " \($0.text)" } ?? "")
    let arguments = [responders] + parameters.map { $0.passed(isRepeated: false) }
    let call = "\(function.text)(\(arguments.joined(separator: ", ")))"
    let opening = "static func \(functionName)\(declaration.generics?.text ?? "")"
    return block("\(opening)(\(list: list))\(rest) {") {
      userLine(declaration.otherMarks + call, at: requirement.dispatchLocation)
    }
  }
}
