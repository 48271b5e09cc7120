/// Parses the Swift in a spec, and in the Swift files that it names.
struct SpecParser {
  let files: SwiftFiles

  /// The items about protocols in Swift files so far, those of earlier specs, too.
  var items: [ProtocolPlace: SourceLocation] = [:]
  var diagnostics: Diagnostics

  /// Parses `specs`, of which the first `ownCount` are those of the run's own target.
  ///
  /// - Returns: each of them with what it only implies; nil if one could not be read.
  static func parse(
    _ specs: [Spec?],
    ownCount: Int,
    beside files: SwiftFiles,
    _ reports: inout [Diagnostics]
  ) -> [ParsedSpec?] {
    var items: [ProtocolPlace: SourceLocation] = [:]
    var all = specs.indices.map { index -> ParsedSpec? in
      // A reference's items are held against each other where its own target is generated.
      if index >= ownCount { items = [:] }
      guard let spec = specs[index] else { return nil }
      var parser = SpecParser(files: files, items: items, diagnostics: reports[index])
      if index < ownCount { parser.checkImports(of: spec) }
      let parsed = parser.parse(spec)
      (items, reports[index]) = (parser.items, parser.diagnostics)
      return parsed
    }
    ImplicitBases.add(to: &all, ownCount: ownCount, &reports)
    return all
  }

  /// Reports a spec that imports nothing and names a file of another target.
  ///
  /// Only the build system knows the name of that target's module. Mostly it is the folder's name.
  private mutating func checkImports(of spec: Spec) {
    guard spec.imports.isEmpty else { return }
    for case .file(let path) in spec.protocols.map(\.place) {
      guard let folder = files.folders[spec.source.opening(path.text)] else { continue }
      diagnostics.report(.fileOfOtherModule(path.text, folder), at: path.quotePosition)
    }
  }

  private mutating func parse(_ spec: Spec) -> ParsedSpec {
    let protocols = spec.protocols.flatMap { item in
      let found =
        switch item.place {
        case .file(let path): parse(item, in: path, openedAs: spec.source.opening(path.text))
        case .target: parse(inTarget: item)
        case .here, .elsewhere: [parse(item)]
        }
      // Whatever a name elsewhere stands for may be the missing one.
      return found ?? [ParsedProtocol(place: item.place)]
    }
    return ParsedSpec(
      source: diagnostics.source,
      imports: spec.imports,
      markers: spec.markers,
      protocols: protocols,
      composites: spec.composites
    )
  }

  private mutating func parse(_ spec: ProtocolSpec) -> ParsedProtocol {
    let (protocols, position) = files.declared(by: spec, in: diagnostics.source)
    let found = protocols[position]
    var parsed = ParsedProtocol(spec, at: position, in: protocols)
    if spec.head != nil { parsed.head = diagnostics.attempt(found.head) }
    let requirements = FoundRequirements(protocols, at: position)
    parsed.requirements.reserveCapacity(found.members.count)
    for (item, member) in zip(spec.requirements, found.members) {
      guard let read = member.parsed.flatMap({ diagnostics.attempt($0) }) else {
        parsed.isComplete = false
        continue
      }
      switch read.declaration {
      case .associatedType(let type):
        if item.decision != .none {
          diagnostics.report(.associatedTypeWithKeys(type.name.text), at: type.name.position)
        }
        parsed.associatedTypes.append(type)
      case .requirement(let declaration):
        var requirement = requirements.requirement(
          declaration,
          of: member,
          read,
          at: item.declaration.start,
          item.decision
        )
        requirement.decide(item.decision, under: item.decision.condition)
        parsed.requirements.append(requirement)
      }
    }
    return parsed
  }
}

extension ParsedRequirement {
  /// Takes the decision `stated` about it, where it is under `condition`.
  mutating func decide(_ stated: RequirementDecision, under condition: Condition?) {
    let condition = Condition.joining(condition, availabilityOf: declaration)
    decision = stated.changing { ($0.doc, $0.condition) = (decision.doc, condition) }
    if stated.isOptional != nil { mayBeImplementedAt = nil }
    words += stated.fallback.known?.words ?? []
  }
}
