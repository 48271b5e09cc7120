extension DispatchName {
  /// What may stand at `dispatch`: a node for each form of each, with what it means.
  ///
  /// A plain word is a constant, which editors offer and list when something else is written.
  static var schemas: [SchemaNode] { allCases.flatMap(\.schemas) }

  private var schemas: [SchemaNode] {
    let word = SchemaNode(meaning, .exactly(.string(rawValue)))
    switch self {
    case .reduce: return [SchemaNode(meaning, .matching(#"^reduce\(.+\)$"#))]
    case .pipeline: return [word, SchemaNode(Self.namedPipeline, .matching(#"^pipeline\(.+\)$"#))]
    default: return [word]
    }
  }

  private static let namedPipeline = """
    As "pipeline"; the label, or the name without one, says which parameter takes the value so far: \
    "pipeline(request)".
    """

  /// What the schema says of it; a new dispatch says something before it compiles.
  private var meaning: String {
    switch self {
    case .broadcast:
      """
      All responders are called, and the first one's value counts: "broadcast". Fits anything.
      """
    case .first:
      "Only the first responder is called, and its value counts: \"first\". Fits anything."
    case .last:
      "All responders are called, and the last one's value counts: \"last\". Fits a value."
    case .firstNonNil:
      """
      Responders are called until one does not answer nil: "firstNonNil". Fits an optional value.
      """
    case .anyTrue:
      """
      Responders are called until one says yes: "anyTrue". Fits a Bool, which is false when nobody \
      responds.
      """
    case .allTrue:
      """
      Responders are called until one says no: "allTrue". Fits a Bool, which is true when nobody \
      responds.
      """
    case .reduce:
      """
      All responders are called, and a function or an operator of two makes one value of theirs: \
      "reduce(max)", "reduce(+)", "reduce(Theme.merged)". Fits a value.
      """
    case .collect:
      """
      All responders are called, and their values are put together: "collect". Fits an array, a set \
      or a dictionary, which is empty when nobody responds.
      """
    case .pipeline:
      """
      All responders are called, each with the value so far: "pipeline". Fits a value that one \
      parameter has, too; nil ends it.
      """
    case .claimed:
      """
      All responders are called, and the first one's value counts unless a later one claims that \
      its own does: "claimed". Fits a value.
      """
    }
  }
}
