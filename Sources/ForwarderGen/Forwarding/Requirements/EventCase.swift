/// The case of a requirement in the enum of events.
package struct EventCase: Equatable, Sendable {
  /// A value of it: the argument of a parameter.
  package struct Value: Equatable, Sendable {
    let position: Int

    /// Nil for none.
    let label: String?
  }

  /// `downloadDidReach`.
  let name: String
  let values: [Value]
}

extension EventCase {
  /// `.downloadDidReach(fraction:)`, in which a value without a label is `_:`.
  package var signature: String {
    let labels = values.map { "\($0.label ?? "_"):" }.joined()
    return ".\(Keyword.escapedCase(name))" + (values.isEmpty ? "" : "(\(labels))")
  }
}

extension [ResolvedRequirement] {
  /// The same requirements of one forwarder, with the cases of those that are events,
  /// which are without the parameters `leftOut`.
  ///
  /// The first of several that would have one name has it, unless it is the name of a requirement's
  /// case. The others are called like their requirements, whose names all differ.
  func withEvents(without leftOut: ParameterNames) -> Self {
    let requirementNames = Set(filter(\.isEvent).map(\.caseName))
    var taken = SeenUnderConditions<Void>()
    return map { requirement in
      guard requirement.isEvent else { return requirement }
      let labels = requirement.declaration.parameters.map { EventLabel(of: $0) }
      let condition = requirement.condition?.text
      let short = requirement.nameOfEvent(labels)
      let isFree =
        !requirementNames.contains(short) && taken.meeting(short, under: condition) == nil
      let isStated = requirement.parsed.decision.name != .absent
      let isShort = short == requirement.caseName || isFree && !isStated
      let name = isShort ? short : requirement.caseName
      taken.insert((), called: name, under: condition)
      let values = requirement.valuesOfEvent(without: leftOut) {
        isShort ? labels[$0].value : requirement.declaration.parameters[$0].valueLabel
      }
      return requirement.changing { $0.eventCase = EventCase(name: name, values: values) }
    }
  }
}

extension ResolvedRequirement {
  /// `downloadDidReach`, for `func download(_ download: Download, didReach fraction: Double)`.
  fileprivate func nameOfEvent(_ labels: [EventLabel]) -> String {
    labels.reduce(into: declaration.name.name) { $0 += $1.words.capitalizedFirst }
  }

  /// The arguments that an event has; a label that an earlier one has is left out.
  fileprivate func valuesOfEvent(
    without leftOut: ParameterNames,
    labelled label: (Int) -> String?
  ) -> [EventCase.Value] {
    var labels: Set<String> = []
    return declaration.parameters.indices
      .filter { !leftOut.contains(declaration.parameters[$0]) }
      .map { position in
        let label = label(position).flatMap { labels.insert($0).inserted ? $0 : nil }
        return EventCase.Value(position: position, label: label)
      }
  }
}

extension Parameter {
  /// The label of its value in a case whose name has all the labels.
  fileprivate var valueLabel: String? {
    label == nil ? nil : secondName == nil ? label?.name : name?.name
  }
}
