/// Parameters of requirements, by the names that a spec lists.
///
/// Each name means every parameter that has it as its label or inside its requirement: in
/// `didReach fraction: Double`, both.
struct ParameterNames: Equatable, Sendable {
  var names: [EmbeddedText] = []

  func contains(_ parameter: Parameter) -> Bool { names.contains { parameter.isCalled($0.text) } }

  /// Where the parameters of `declaration` are that it has.
  func positions(in declaration: RequirementDeclaration) -> Set<Int> {
    if names.isEmpty { return [] }
    let parameters = declaration.parameters
    return Set(parameters.indices.filter { contains(parameters[$0]) })
  }
}

extension Parameter {
  fileprivate func isCalled(_ name: String) -> Bool {
    let name = name.withoutBackTicks
    return label?.name == name || self.name?.name == name
  }

  /// The name by which a spec lists it; nil if it has none.
  package var listedName: String? { (name ?? label)?.name }
}

extension Diagnostics {
  /// Reports each name in `list` that no parameter of `declarations` has.
  mutating func check(_ list: ParameterNames, in declarations: [RequirementDeclaration]) {
    let parameters = declarations.flatMap(\.parameters)
    let known = parameters.compactMap(\.listedName).unique
    for name in list.names where !parameters.contains(where: { $0.isCalled(name.text) }) {
      report(.unknownParameter(name.text, known: known), at: name.quotePosition)
    }
  }
}

extension SpecObject {
  /// The names of parameters at `key`; none, after a report, when they are something else.
  func parameterNames(_ key: SpecKey, _ diagnostics: inout Diagnostics) -> ParameterNames {
    ParameterNames(names: strings(key, "a parameter's name", &diagnostics).known ?? [])
  }
}
