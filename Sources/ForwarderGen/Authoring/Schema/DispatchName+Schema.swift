extension DispatchName {
  /// The schema of `dispatch`: a node for each form of each dispatch, with its meaning.
  ///
  /// A plain word is a constant, which editors offer and list when something else is written.
  static var schemas: [SchemaNode] { allCases.flatMap(\.schemas) }

  private var schemas: [SchemaNode] {
    let word = SchemaNode(facts.meaning, .exactly(.string(rawValue)))
    let withArgument = SchemaNode.Shape.matching("^\(rawValue)\\(.+\\)$")
    return switch facts.argument {
    case nil: [word]
    case .combiner: [SchemaNode(facts.meaning, withArgument)]
    case .parameter: [word, SchemaNode(meaningWithParameter, withArgument)]
    }
  }

  private var meaningWithParameter: String {
    """
    As "\(rawValue)"; the label, or the name without one, says which parameter takes the value so \
    far: "\(rawValue)(request)".
    """
  }
}
