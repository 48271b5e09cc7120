/// Parses all the Swift in a spec.
enum SpecParser {
  static func parse(_ spec: Spec, _ diagnostics: inout Diagnostics) -> ParsedSpec {
    ParsedSpec(
      source: spec.source,
      imports: spec.imports.compactMap { parse($0, &diagnostics) },
      markers: spec.markers.map { Set($0.map(\.text)) },
      protocols: spec.protocols.map { parse($0, &diagnostics) },
      composites: spec.composites.compactMap { parse($0, &diagnostics) }
    )
  }

  private static func parse(_ spec: ImportSpec, _ diagnostics: inout Diagnostics) -> ParsedImport? {
    let declaration = diagnostics.attempt(DeclarationParser.importDeclaration, spec.declaration)
    let condition = condition(spec.condition, &diagnostics)
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
    let head = spec.head.flatMap { diagnostics.attempt(DeclarationParser.protocolHead, $0) }
    var requirements: [ParsedRequirement] = []
    var associatedTypes: [AssociatedTypeDeclaration] = []
    let members = spec.requirements.compactMap { parse($0, &diagnostics) }
    for member in members {
      switch member {
      case .requirement(let requirement): requirements.append(requirement)
      case .associatedType(let type): associatedTypes.append(type)
      }
    }
    return ParsedProtocol(
      head: head,
      place: spec.place,
      forwarder: parse(spec.forwarder, &diagnostics),
      requirements: requirements,
      associatedTypes: associatedTypes,
      isComplete: members.count == spec.requirements.count,
      delegatesProperty: delegatesProperty(spec.delegatesProperty, &diagnostics),
      hasQueues: spec.hasQueues,
      condition: condition(spec.condition, &diagnostics),
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
      let head = diagnostics.attempt(DeclarationParser.forwarderHead, text)
      // One whose name is unclear takes nobody else's.
      return head.map { .head($0) } ?? .none
    }
  }

  /// What stands under `requirements`.
  private enum Member {
    case requirement(ParsedRequirement)
    case associatedType(AssociatedTypeDeclaration)
  }

  private static func parse(_ spec: RequirementSpec, _ diagnostics: inout Diagnostics) -> Member? {
    let parsed = diagnostics.attempt(DeclarationParser.member, spec.declaration)
    let fallback = spec.fallback.map { diagnostics.attempt(DeclarationParser.fallback, $0) }
    let dispatch = spec.dispatch.map { diagnostics.attempt(DeclarationParser.dispatch, $0) }
    let condition = condition(spec.condition, &diagnostics)
    guard let parsed else { return nil }
    switch parsed.declaration {
    case .associatedType(let type):
      if !spec.isPlain {
        diagnostics.report(.associatedTypeWithKeys(type.name.text), at: type.name.position)
      }
      return .associatedType(type)
    case .requirement(let declaration):
      let text = parsed.tokens.text
      // Most have nothing in front of it.
      let isBare = parsed.body.count == parsed.tokens.count
      return .requirement(
        ParsedRequirement(
          declaration: declaration,
          text: text,
          body: isBare ? text : parsed.body.text,
          words: parsed.tokens.words.union(fallback.known?.words ?? []),
          position: spec.declaration.start,
          dispatch: dispatch,
          fallback: fallback,
          name: spec.name,
          isOptional: spec.isOptional,
          errors: spec.errors,
          condition: condition,
          doc: spec.doc?.text
        )
      )
    }
  }

  static func delegatesProperty(
    _ text: EmbeddedText?,
    _ diagnostics: inout Diagnostics
  ) -> DelegatesProperty? {
    guard let text else { return nil }
    // If it is wrong, what its name should have been is unclear, and collides with nothing.
    return diagnostics.attempt(DeclarationParser.delegatesProperty, text)
      ?? DelegatesProperty(accessPosition: text.start, name: text.text)
  }

  static func condition(_ text: EmbeddedText?, _ diagnostics: inout Diagnostics) -> Condition? {
    text.flatMap { diagnostics.attempt(DeclarationParser.condition, $0) }
  }

  /// The composite, or nil where there is no telling what its forwarder is called.
  static func parse(_ spec: CompositeSpec, _ diagnostics: inout Diagnostics) -> ParsedComposite? {
    let forwarder = spec.forwarder.flatMap {
      diagnostics.attempt(DeclarationParser.forwarderHead, $0)
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
