/// Parses all the Swift in specs, and in the Swift files that they name.
enum SpecParser {
  /// Parses `specs`; nil if one could not be read.
  ///
  /// - Parameters:
  ///   - specs: the specs of a run, those of its own target first.
  ///   - ownCount: how many those are.
  ///   - files: the Swift files that they name.
  ///   - reports: the diagnostics of `specs`.
  /// - Returns: each of them with what it only implies; nil if one could not be read.
  static func parse(
    _ specs: [Spec?],
    ownCount: Int,
    beside files: SwiftFiles,
    _ reports: inout [Diagnostics]
  ) -> [ParsedSpec?] {
    var items = SwiftProtocols.Items()
    var all = specs.indices.map { index in
      // A reference's items are held against each other where its own target is generated.
      if index >= ownCount { items = SwiftProtocols.Items() }
      if index < ownCount { checkImports(of: specs[index], beside: files, &reports[index]) }
      return specs[index].map { parse($0, beside: files, behind: &items, &reports[index]) }
    }
    ImplicitBases.add(to: &all, ownCount: ownCount, &reports)
    let used = UsedProtocols(
      by: all.prefix(ownCount).compactMap(\.self),
      besides: all.dropFirst(ownCount).compactMap(\.self)
    )
    return all.enumerated()
      .map { index, parsed in
        guard let parsed else { return nil }
        var spec = parsed.spec
        if index < ownCount { spec.imports += used.imports(for: parsed) }
        return spec
      }
  }

  /// Reports a spec that imports nothing and names a file of another target.
  ///
  /// Only the build system knows the name of that target's module. Mostly it is the folder's name.
  private static func checkImports(
    of spec: Spec?,
    beside files: SwiftFiles,
    _ diagnostics: inout Diagnostics
  ) {
    guard let spec, spec.imports.isEmpty else { return }
    for case .file(let path) in spec.protocols.map(\.place) {
      let opened = SwiftFiles.path(of: path.text, namedIn: spec.source)
      guard let folder = files.folders[opened] else { continue }
      diagnostics.report(.fileOfOtherModule(path.text, folder), at: path.quotePosition)
    }
  }

  /// The spec without what it only implies, and the protocols of Swift files that it uses.
  static func parse(
    _ spec: Spec,
    beside files: SwiftFiles,
    _ diagnostics: inout Diagnostics
  ) -> (spec: ParsedSpec, uses: [SwiftProtocols.Use]) {
    var items = SwiftProtocols.Items()
    return parse(spec, beside: files, behind: &items, &diagnostics)
  }

  private static func parse(
    _ spec: Spec,
    beside files: SwiftFiles,
    behind items: inout SwiftProtocols.Items,
    _ diagnostics: inout Diagnostics
  ) -> (spec: ParsedSpec, uses: [SwiftProtocols.Use]) {
    var inFiles = SwiftProtocols(files, namedIn: spec.source, behind: items)
    let protocols = spec.protocols.flatMap { item in
      switch item.place {
      case .file(let path): return inFiles.parse(item, in: path, &diagnostics)
      case .target: return inFiles.parse(item, &diagnostics)
      case .here, .elsewhere: return [parse(item, &diagnostics)]
      }
    }
    let parsed = ParsedSpec(
      source: diagnostics.source,
      imports: spec.imports.compactMap { parse($0, &diagnostics) },
      markers: spec.markers.map { Set($0.map(\.text)) },
      protocols: protocols,
      composites: spec.composites.compactMap { parse($0, &diagnostics) }
    )
    items = inFiles.items
    return (parsed, inFiles.uses)
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
      hasEvents: spec.hasEvents,
      condition: condition(spec.condition, &diagnostics),
      doc: spec.doc?.text
    )
  }

  static func parse(
    _ choice: ProtocolSpec.ForwarderChoice,
    _ diagnostics: inout Diagnostics
  ) -> ParsedProtocol.ForwarderChoice {
    switch choice {
    case .derived: return .derived
    case .none: return .none
    case .head(let text):
      let head = diagnostics.attempt(DeclarationParser.forwarderHead, text)
      // An item without a clear name conflicts with no other.
      return head.map { .head($0) } ?? .none
    }
  }

  /// An item under `requirements`.
  private enum Member {
    case requirement(ParsedRequirement)
    case associatedType(AssociatedTypeDeclaration)
  }

  private static func parse(_ spec: RequirementSpec, _ diagnostics: inout Diagnostics) -> Member? {
    let parsed = diagnostics.attempt(DeclarationParser.member, spec.declaration)
    switch parsed?.declaration {
    case nil:
      // Its other mistakes are reported, too.
      _ = decision(of: spec, &diagnostics)
      return nil
    case .associatedType(let type):
      _ = decision(of: spec, &diagnostics)
      if !spec.isPlain {
        diagnostics.report(.associatedTypeWithKeys(type.name.text), at: type.name.position)
      }
      return .associatedType(type)
    case .requirement(let declaration):
      return parsed.map { parsed in
        let decision = decision(of: spec, &diagnostics)
        return .requirement(
          requirement(
            declaration,
            parsed,
            at: spec.declaration.start,
            decidedBy: spec,
            decision,
            condition: decision.condition,
            doc: spec.doc?.text
          )
        )
      }
    }
  }

  /// The parsed decisions of an item of `requirements`.
  struct Decision {
    let dispatch: Stated<DispatchSyntax>
    let fallback: Stated<Fallback>
    let condition: Condition?
  }

  static func decision(of spec: RequirementSpec, _ diagnostics: inout Diagnostics) -> Decision {
    let fallback = spec.fallback.map { diagnostics.attempt(DeclarationParser.fallback, $0) }
    return Decision(
      dispatch: spec.dispatch.map { diagnostics.attempt(DeclarationParser.dispatch, $0) },
      fallback: fallback,
      condition: condition(spec.condition, &diagnostics)
    )
  }

  /// The requirement `declaration`, which was parsed as `parsed` and stands at `position`, with what
  /// `spec`, of which `decision` was parsed, says about it.
  static func requirement(
    _ declaration: RequirementDeclaration,
    _ parsed: DeclarationParser.Member,
    at position: SourcePosition,
    decidedBy spec: RequirementSpec?,
    _ decision: Decision?,
    condition: Condition?,
    doc: String?
  ) -> ParsedRequirement {
    ParsedRequirement(
      declaration: declaration,
      text: parsed.text,
      body: parsed.body.text,
      words: parsed.tokens.words.union(decision?.fallback.known?.words ?? []),
      position: position,
      dispatch: decision?.dispatch ?? .absent,
      fallback: decision?.fallback ?? .absent,
      name: spec?.name ?? .absent,
      isOptional: spec?.isOptional ?? false,
      event: spec?.event,
      through: spec?.through ?? .absent,
      errors: spec?.errors ?? .absent,
      concurrently: spec?.concurrently,
      condition: Condition.joining(condition, availabilityOf: declaration),
      doc: doc
    )
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

  /// The composite, or nil if there is no telling what its forwarder is called.
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
      hasEvents: spec.hasEvents,
      delegatesProperty: property,
      condition: condition,
      doc: spec.doc?.text
    )
  }
}
