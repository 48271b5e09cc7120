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
      let opened = spec.source.opening(path.text)
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
      imports: spec.imports,
      markers: spec.markers,
      protocols: protocols,
      composites: spec.composites
    )
    items = inFiles.items
    return (parsed, inFiles.uses)
  }

  private static func parse(
    _ spec: ProtocolSpec,
    _ diagnostics: inout Diagnostics
  ) -> ParsedProtocol {
    var parsed = ParsedProtocol(spec)
    parsed.head = spec.head.flatMap { diagnostics.attempt(DeclarationParser.protocolHead, $0) }
    parsed.isComplete = true
    for item in spec.requirements {
      guard let member = diagnostics.attempt(DeclarationParser.member, item.declaration) else {
        parsed.isComplete = false
        continue
      }
      switch member.declaration {
      case .associatedType(let type):
        if item.decision != RequirementDecision() {
          diagnostics.report(.associatedTypeWithKeys(type.name.text), at: type.name.position)
        }
        parsed.associatedTypes.append(type)
      case .requirement(let declaration):
        var requirement = ParsedRequirement(declaration, member, at: item.declaration.start)
        requirement.decision.doc = item.decision.doc
        requirement.decide(item.decision, under: item.decision.condition)
        parsed.requirements.append(requirement)
      }
    }
    return parsed
  }
}

extension ParsedRequirement {
  /// The requirement `declaration`, which was parsed as `member` and stands at `position`; `decision`
  /// has what is stated beside it.
  init(
    _ declaration: RequirementDeclaration,
    _ member: DeclarationParser.Member,
    at position: SourcePosition,
    _ decision: RequirementDecision = RequirementDecision()
  ) {
    let body = member.body.text
    self.init(
      declaration: declaration,
      text: member.text(of: body),
      body: body,
      refusal: member.refusal,
      words: member.tokens.words,
      position: position,
      decision: decision
    )
  }

  /// Takes the decision `stated` about it, where it is under `condition`.
  mutating func decide(_ stated: RequirementDecision, under condition: Condition?) {
    let doc = decision.doc
    decision = stated
    decision.doc = doc
    decision.condition = Condition.joining(condition, availabilityOf: declaration)
    words.formUnion(stated.fallback.known?.words ?? [])
  }
}
