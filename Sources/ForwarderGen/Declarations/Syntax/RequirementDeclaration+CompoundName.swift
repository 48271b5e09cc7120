extension RequirementDeclaration {
  /// What people call it: `download(_:didAdvanceTo:)`, `priority`, `subscript(_:)`.
  var compoundName: String {
    if case .property = self { return name.name }
    return "\(name.name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// The label of each parameter that a call writes; nil where it writes none.
  ///
  /// A subscript's parameter has one only if it has a name besides.
  var labels: [String?] {
    parameters.map { parameter in
      if case .subscript = self, parameter.secondName == nil { return nil }
      return parameter.label?.name
    }
  }
}
