extension RequirementDeclaration {
  /// The requirement's base name.
  var name: Token {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    }
  }

  /// The parameters; a property has none.
  var parameters: [Parameter] {
    switch self {
    case .function(let function): function.parameters
    case .property: []
    }
  }

  /// The type of what a caller gets; nil for nothing.
  var value: TypeSyntax? {
    switch self {
    case .function(let function): function.result.flatMap { $0.isVoid ? nil : $0 }
    case .property(let property): property.type
    }
  }

  /// Whether a caller must write `try`.
  var canThrow: Bool {
    switch effects.throwing {
    case .never: false
    case .untyped, .rethrows: true
    case .typed(let error): !["Never", "Swift.Never"].contains(error.text)
    }
  }

  /// The effects of a call, or of the getter.
  var effects: Effects {
    switch self {
    case .function(let function): function.effects
    case .property(let property): property.getterEffects
    }
  }

  /// Whether a closure is handed over that may be called after the call: a completion handler.
  var takesEscapingClosure: Bool {
    parameters.contains { $0.type.holdsEscapingClosure }
  }

  /// What tells a requirement from its overloads: name, labels, types, and whether it is `async`.
  var signature: String {
    switch self {
    case .property(let property): property.name.name
    case .function(let function):
      function.name.name + "("
        + function.parameters.map { "\($0.firstName.name): \($0.type.text)" }
        .joined(separator: ", ")
        + ")" + (function.effects.isAsync ? " async" : "")
    }
  }
}
