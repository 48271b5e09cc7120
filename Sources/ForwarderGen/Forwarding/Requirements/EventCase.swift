/// The case of a requirement in the enum of events, called like its case in the requirement enum.
package struct EventCase: Equatable, Sendable {
  /// A value of it: the argument of a parameter.
  package struct Value: Equatable, Sendable {
    let position: Int

    /// Nil for none.
    let label: String?
  }

  /// `downloadDidAdvanceTo`.
  let name: String
  let values: [Value]
}

extension EventCase {
  /// `.downloadDidAdvanceTo(fraction:)`, in which a value without a label is `_:`.
  package var signature: String {
    let labels = values.map { "\($0.label ?? "_"):" }.joined()
    return ".\(Keyword.escapedCase(name))" + (values.isEmpty ? "" : "(\(labels))")
  }
}

extension ResolvedRequirement {
  /// The same with its case in the enum of events, if it is one, without the parameters `leftOut`, and without labels
  /// that an earlier value has.
  func withEvent(without leftOut: ParameterNames) -> ResolvedRequirement {
    if !isEvent { return self }
    var labels: Set<String> = []
    let parameters = declared.declaration.parameters
    let values = parameters.indices.filter { !leftOut.contains(parameters[$0]) }
      .map { position in
        let label = parameters[position].valueLabel
          .flatMap { labels.insert($0).inserted ? $0 : nil }
        return EventCase.Value(position: position, label: label)
      }
    return changing { $0.eventCase = EventCase(name: declared.caseName, values: values) }
  }
}

extension Parameter {
  /// The label of its value: its name, because the name of the case has all the labels.
  fileprivate var valueLabel: String? {
    label == nil ? nil : secondName == nil ? label?.name : name?.name
  }
}
