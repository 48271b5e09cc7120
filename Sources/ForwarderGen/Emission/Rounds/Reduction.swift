/// The function that combines two answers for `reduce`, as the forwarder calls it.
///
/// It is declared outside of the forwarder, because inside, `max` would be the requirement of that
/// name. It is declared in a type, because a type takes generic arguments even if no answer
/// determines them.
struct Reduction {
  /// `MultiDownloadDelegatePriorityReduction`.
  let typeName: String

  /// `combine`, unless the user's function is called so.
  let functionName: String

  /// `<T: Comparable>`, or nothing.
  let genericClause: String

  /// ` where T: Sendable`, or nothing.
  let whereClause: String
  private let genericNames: [String]

  init(_ requirement: ResolvedRequirement, by combiner: Combiner, in forwarder: Forwarder) {
    let declaration = requirement.declaration
    typeName = forwarder.reductionName(of: requirement)
    functionName = LocalNames(avoiding: combiner.words).name("combine", "reduce")
    // The function takes the requirement's own generic parameters only where the answer's type is made
    // of them.
    let words = Set((declaration.value?.parts ?? []).flatMap(\.pathWords))
    let own = declaration.generics.flatMap { generics in
      words.isDisjoint(with: generics.names) ? nil : generics
    }
    let inherited = forwarder.generics
    genericNames = inherited.map(\.name) + (own?.names.map(Keyword.escapedType) ?? [])
    let parameters =
      inherited.map(\.text)
      + (own.map { [$0.parameters] } ?? [])
    genericClause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let ownConditions = own == nil ? nil : declaration.whereClause?.conditions
    let conditions = forwarder.conditions + (ownConditions ?? [])
    whereClause = conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
  }

  /// `MultiDownloadDelegatePriorityReduction.combine(answer, delegate.priority)`.
  func call(_ first: String, _ second: Code) -> Code {
    let arguments = genericNames.isEmpty ? "" : "<\(genericNames.joined(separator: ", "))>"
    return Code("\(typeName)\(arguments).\(functionName)(", list: [Code(first), second], ")")
  }
}
