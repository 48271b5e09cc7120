extension SpecDecoder {
  static func compositeSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> CompositeSpec? {
    guard let object = SpecObject<CompositeKey>(node, &diagnostics) else { return nil }
    let required = names(.requires, of: object, &diagnostics)
    let accepted = names(.accepts, of: object, &diagnostics)
    let isUnclear = required == .unclear || accepted == .unclear
    if !isUnclear, required.known ?? [] == [], accepted.known ?? [] == [] {
      diagnostics.report(.compositeOfNothing(), at: node.position)
    }
    return CompositeSpec(
      forwarder: object.string(.forwarder, &diagnostics).known,
      required: required.known ?? [],
      accepted: accepted.known ?? [],
      hasQueues: object.boolean(.queues, &diagnostics).known ?? false,
      delegatesProperty: object.string(.delegatesProperty, &diagnostics).known,
      condition: object.string(.if, &diagnostics).known,
      doc: object.string(.doc, &diagnostics).known
    )
  }

  /// The names of protocols at `key`; unclear, and reported, where one of them is no string.
  private static func names(
    _ key: CompositeKey,
    of object: SpecObject<CompositeKey>,
    _ diagnostics: inout Diagnostics
  ) -> Stated<[EmbeddedText]> {
    object.elements(key, &diagnostics)
      .map { elements in
        let names = elements.compactMap { $0.string(as: "a protocol's name", &diagnostics) }
        return names.count == elements.count ? names : nil
      }
  }
}
