extension RequirementDeclaration {
  /// How one speaks of it: `download(_:didAdvanceTo:)`, `priority`, `subscript(_:)`.
  var title: String {
    switch self {
    case .property(let property): property.name.text
    case .function(let function): "\(function.name.text)(\(labels))"
    case .subscript: "subscript(\(labels))"
    }
  }

  /// In `download(_:didAdvanceTo:)`, what stands in parentheses.
  private var labels: String {
    parameters.map { parameter in
      if case .subscript = self, parameter.secondName == nil { return "_:" }
      return "\(parameter.label?.text ?? "_"):"
    }
    .joined()
  }
}
