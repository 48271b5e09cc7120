/// Turns the parsed specs of a run into forwarders.
struct SpecResolver {
  /// The protocols that any spec of the run declares.
  private let declared: Set<String>

  /// The names that the specs give to protocols and forwarders, and where.
  private var taken: [String: SourceLocation] = [:]

  init(of specs: [ParsedSpec]) {
    declared = Set(specs.flatMap(\.protocols).compactMap(\.head?.name))
  }

  /// Resolves `spec`, and reports what cannot be resolved.
  ///
  /// Specs are given in order; of two that take the same name, the later one is at fault.
  mutating func resolve(_ spec: ParsedSpec, _ diagnostics: inout Diagnostics) -> ResolvedSpec {
    var protocols: [ResolvedProtocol] = []
    for parsed in spec.protocols {
      if let resolved = resolve(parsed, in: spec, &diagnostics) { protocols.append(resolved) }
    }
    return ResolvedSpec(source: spec.source, imports: spec.imports, protocols: protocols)
  }

  private mutating func resolve(
    _ parsed: ParsedProtocol,
    in spec: ParsedSpec,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedProtocol? {
    let requirements = RequirementResolver.resolve(parsed.requirements, &diagnostics)
    guard let head = parsed.head else { return nil }
    let inheritance = InheritanceCheck(markers: spec.markers, declared: declared)
    for error in ShapeCheck.errors(in: head) + inheritance.errors(in: head) {
      diagnostics.report(error.message, at: error.position)
    }
    let forwarder = forwarder(for: parsed, head)
    takeNames(of: parsed, head, forwarder, &diagnostics)
    return ResolvedProtocol(
      head: head,
      isDeclaredHere: parsed.place == .here,
      doc: parsed.doc,
      requirements: requirements,
      forwarder: forwarder
    )
  }

  private func forwarder(for parsed: ParsedProtocol, _ head: ProtocolHead) -> Forwarder? {
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
      isolation: isolation(of: head, parsed.place),
      isSendable: InheritanceCheck.inherits("Sendable", head),
      attributes: head.attributes.filter { $0.name == "available" }.map(\.text)
    )
  }

  /// The isolation that a forwarder states, which is its protocol's.
  ///
  /// A protocol from elsewhere that states none has none, even where the module's default is an
  /// actor; one that is declared here gets that default together with its forwarder.
  private func isolation(of head: ProtocolHead, _ place: ProtocolSpec.Place) -> Isolation {
    if let actor = head.globalActor { return .globalActor(actor.text) }
    if head.isNonisolated || place == .elsewhere { return .nonisolated }
    return .unstated
  }

  // MARK: Names

  private mutating func takeNames(
    of parsed: ParsedProtocol,
    _ head: ProtocolHead,
    _ forwarder: Forwarder?,
    _ diagnostics: inout Diagnostics
  ) {
    let isNew = take([head.name], at: head.namePosition, &diagnostics)
    guard let forwarder else { return }
    guard case .head(let stated) = parsed.forwarder else {
      // Of a name that is taken already, the derived ones would only say the same again.
      if isNew { take(forwarder.typeNames, at: head.namePosition, &diagnostics) }
      return
    }
    take(forwarder.typeNames, at: stated.position, &diagnostics)
    let level = forwarder.access.rawValue
    if [.private, .fileprivate, .open].contains(forwarder.access) {
      diagnostics.report(.misplacedModifier(level, on: "a forwarder"), at: stated.accessPosition)
    } else if parsed.place == .here, forwarder.access > head.access {
      diagnostics.report(
        .forwarderTooAccessible(level, head.access.rawValue),
        at: stated.accessPosition
      )
    }
  }

  /// Takes `names`, and reports the first one that is taken already; whether none was.
  @discardableResult
  private mutating func take(
    _ names: [String],
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    for name in names {
      if let earlier = taken[name] {
        diagnostics.report(
          .nameTaken(name),
          at: position,
          notes: [Diagnostic.Note(location: earlier, message: .earlierName(name))]
        )
        return false
      }
      taken[name] = diagnostics.source.location(of: position)
    }
    return true
  }
}
