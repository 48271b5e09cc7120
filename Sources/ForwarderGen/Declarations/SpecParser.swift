/// Parses all the Swift in a spec.
enum SpecParser {
  static func parse(_ spec: Spec, _ diagnostics: inout Diagnostics) -> ParsedSpec {
    ParsedSpec(
      source: spec.source,
      imports: spec.imports.compactMap { parse($0, &diagnostics) },
      markers: spec.markers.map { Set($0.map(\.text)) },
      protocols: spec.protocols.map { parse($0, &diagnostics) }
    )
  }

  private static func parse(
    _ spec: ImportSpec,
    _ diagnostics: inout Diagnostics
  ) -> ParsedImport? {
    let declaration = attempt(&diagnostics) { () throws(DeclarationError) in
      try DeclarationParser.importDeclaration(spec.declaration)
    }
    let condition = spec.condition.flatMap { text in
      attempt(&diagnostics) { () throws(DeclarationError) in
        try DeclarationParser.condition(text)
      }
    }
    guard let declaration else { return nil }
    return ParsedImport(
      declaration: declaration,
      position: spec.declaration.start,
      condition: condition
    )
  }

  private static func parse(
    _ spec: ProtocolSpec,
    _ diagnostics: inout Diagnostics
  ) -> ParsedProtocol {
    let head = spec.head.flatMap { text in
      attempt(&diagnostics) { () throws(DeclarationError) in
        try DeclarationParser.protocolHead(text)
      }
    }
    return ParsedProtocol(
      head: head,
      place: spec.place,
      forwarder: parse(spec.forwarder, &diagnostics),
      requirements: spec.requirements.compactMap { parse($0, &diagnostics) },
      doc: spec.doc?.text
    )
  }

  private static func parse(
    _ choice: ProtocolSpec.ForwarderChoice,
    _ diagnostics: inout Diagnostics
  ) -> ParsedProtocol.ForwarderChoice {
    switch choice {
    case .derived: return .derived
    case .none: return .none
    case .head(let text):
      let head = attempt(&diagnostics) { () throws(DeclarationError) in
        try DeclarationParser.forwarderHead(text)
      }
      // One whose name is unclear takes nobody else's.
      return head.map { .head($0) } ?? .none
    }
  }

  private static func parse(
    _ spec: RequirementSpec,
    _ diagnostics: inout Diagnostics
  ) -> ParsedRequirement? {
    let parsed = attempt(&diagnostics) { () throws(DeclarationError) in
      try DeclarationParser.requirement(spec.declaration)
    }
    let fallback = spec.fallback.map { text in
      attempt(&diagnostics) { () throws(DeclarationError) in
        try DeclarationParser.fallback(text)
      }
    }
    guard let (declaration, tokens) = parsed else { return nil }
    return ParsedRequirement(
      declaration: declaration,
      text: tokens.text,
      words: tokens.words.union(fallback.known?.words ?? []),
      position: spec.declaration.start,
      dispatch: spec.dispatch,
      fallback: fallback,
      name: spec.name,
      isOptional: spec.isOptional,
      doc: spec.doc?.text
    )
  }

  /// What `parse` gives, or nil after reporting why it throws.
  @discardableResult
  private static func attempt<Result>(
    _ diagnostics: inout Diagnostics,
    _ parse: () throws(DeclarationError) -> Result
  ) -> Result? {
    do {
      return try parse()
    } catch {
      diagnostics.report(error.message, at: error.position)
      return nil
    }
  }
}
