extension Dispatch {
  /// What may stand at `dispatch`: one node for each that this version knows, with what it means.
  ///
  /// A plain word is a constant, which editors offer and list when something else is written. The
  /// first dispatch with an argument, `reduce(f)`, brings the shape `matching(pattern)` with it, and
  /// the keyword `pattern`: `^reduce\(.+\)$`.
  static var schemas: [SchemaNode] {
    names.compactMap { name in
      byName[name].map { SchemaNode($0.meaning, .exactly(.string(name))) }
    }
  }

  /// What the schema says of it; a new dispatch says something before it compiles.
  private var meaning: String {
    switch self {
    case .broadcast:
      """
      All responders are called, and the first one's value counts: "broadcast". Fits anything.
      """
    case .first:
      "Only the first responder is called, and its value counts: \"first\". Fits anything."
    case .firstNonNil:
      """
      Responders are called until one does not answer nil: "firstNonNil". Fits an optional value.
      """
    }
  }
}
