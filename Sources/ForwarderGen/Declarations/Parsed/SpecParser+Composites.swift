extension SpecParser {
  /// The composite, or nil where there is no telling what its forwarder is called.
  static func parse(
    _ spec: CompositeSpec,
    _ diagnostics: inout Diagnostics
  ) -> ParsedComposite? {
    let forwarder = spec.forwarder.flatMap { text in
      attempt(&diagnostics) { () throws(DeclarationError) in
        try DeclarationParser.forwarderHead(text)
      }
    }
    let property = delegatesProperty(spec.delegatesProperty, &diagnostics)
    let condition = condition(spec.condition, &diagnostics)
    guard let forwarder else { return nil }
    return ParsedComposite(
      forwarder: forwarder,
      required: spec.required,
      accepted: spec.accepted,
      hasQueues: spec.hasQueues,
      delegatesProperty: property,
      condition: condition,
      doc: spec.doc?.text
    )
  }
}
