/// Turns the parsed specs of a run into forwarders.
struct SpecResolver {
  /// The protocols that any spec of the run declares.
  private let declared: Set<String>

  /// The names that the specs give to protocols and forwarders, and where.
  private var taken: [String: SourceLocation] = [:]

  init(of specs: [ParsedSpec]) {
    declared = Set(specs.flatMap(\.protocols).map(\.head.name))
  }

  /// Resolves `spec`, and reports what cannot be resolved.
  ///
  /// Specs are given in order; of two that take the same name, the later one is at fault.
  mutating func resolve(_ spec: ParsedSpec, _ diagnostics: inout Diagnostics) -> ResolvedSpec {
    var protocols: [ResolvedProtocol] = []
    for parsed in spec.protocols {
      protocols.append(resolve(parsed, in: spec, &diagnostics))
    }
    return ResolvedSpec(source: spec.source, imports: spec.imports, protocols: protocols)
  }

  private mutating func resolve(
    _ parsed: ParsedProtocol,
    in spec: ParsedSpec,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedProtocol {
    let inheritance = InheritanceCheck(markers: spec.markers, declared: declared)
    for error in ShapeCheck.errors(in: parsed.head) + inheritance.errors(in: parsed.head) {
      diagnostics.report(error.message, at: error.position)
    }
    take(parsed.head.name, at: parsed.head.namePosition, &diagnostics)
    let forwarder = forwarder(for: parsed)
    if let forwarder { takeNames(of: forwarder, for: parsed, &diagnostics) }
    return ResolvedProtocol(
      head: parsed.head,
      headPosition: parsed.headPosition,
      isDeclaredHere: parsed.place == .here,
      doc: parsed.doc,
      requirements: RequirementResolver.resolve(parsed.requirements, &diagnostics),
      forwarder: forwarder
    )
  }

  private func forwarder(for parsed: ParsedProtocol) -> Forwarder? {
    let head = parsed.head
    let derivedAccess = parsed.place == .here ? head.access : .internal
    let (name, access): (String, AccessLevel)
    switch parsed.forwarder {
    case .none: return nil
    case .derived: (name, access) = ("Multi\(head.name)", derivedAccess)
    case .head(let stated): (name, access) = (stated.name, stated.access ?? derivedAccess)
    }
    return Forwarder(
      name: name,
      access: access,
      isolation: isolation(of: parsed),
      isSendable: InheritanceCheck.inherits("Sendable", head),
      attributes: head.attributes.filter { $0.name == "available" }.map(\.text)
    )
  }

  /// The isolation that a forwarder states, which is its protocol's.
  ///
  /// A protocol from elsewhere that states none has none, even where the module's default is an
  /// actor; one that is declared here gets that default together with its forwarder.
  private func isolation(of parsed: ParsedProtocol) -> Isolation {
    if let actor = parsed.head.globalActor { return .globalActor(actor.text) }
    if parsed.head.isNonisolated || parsed.place == .elsewhere { return .nonisolated }
    return .unstated
  }

  // MARK: Names

  private mutating func takeNames(
    of forwarder: Forwarder,
    for parsed: ParsedProtocol,
    _ diagnostics: inout Diagnostics
  ) {
    let position =
      if case .head(let head) = parsed.forwarder { head.position } else { parsed.head.namePosition }
    // Its helpers' names begin with its own, so they are taken when it is.
    take(forwarder.name, at: position, &diagnostics)
    let access = forwarder.access
    if case .head = parsed.forwarder, [.private, .fileprivate, .open].contains(access) {
      let level = access.rawValue
      diagnostics.report(.misplacedModifier(level, on: "a forwarder"), at: position)
    } else if parsed.place == .here, access > parsed.head.access {
      diagnostics.report(
        .forwarderTooAccessible(access.rawValue, parsed.head.access.rawValue),
        at: position
      )
    }
  }

  private mutating func take(
    _ name: String,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) {
    if let earlier = taken[name] {
      diagnostics.report(
        .nameTaken(name),
        at: position,
        notes: [Diagnostic.Note(location: earlier, message: .earlierName(name))]
      )
    } else {
      taken[name] = diagnostics.source.location(of: position)
    }
  }
}
