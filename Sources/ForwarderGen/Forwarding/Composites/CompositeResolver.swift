/// Decides what a composite's forwarder is like.
struct CompositeResolver {
  private let parsed: CompositeSpec
  private let table: ProtocolTable

  /// The protocols that could be found.
  private let required: [ComposedProtocol]
  private let accepted: [ComposedProtocol]

  /// What the protocols inherit together, and what every delegate has.
  private let (lineage, requiredLineage): (Lineage, Lineage)

  /// Whether all could be found.
  private let isWhole: Bool

  /// Finds the protocols that `parsed` names, and reports those that cannot be composed.
  init(
    _ parsed: CompositeSpec,
    in table: ProtocolTable,
    isComplete: Bool,
    _ diagnostics: inout Diagnostics
  ) {
    self.parsed = parsed
    self.table = table
    func composed(_ names: [EmbeddedText]) -> [ComposedProtocol] {
      names.compactMap { table.composed($0, in: parsed, isComplete: isComplete, &diagnostics) }
    }
    let (named, others) = (composed(parsed.required), composed(parsed.accepted))
    isWhole = named.count == parsed.required.count && others.count == parsed.accepted.count
    required = named.unique(by: \.position)
    // Every delegate is what a required protocol inherits.
    let certain = Set(named.flatMap { table.family(of: $0.position) })
    accepted = others.unique(by: \.position).filter { !certain.contains($0.position) }
    lineage = Lineage(joining: (required + accepted).map { table.lineages[$0.position] })
    requiredLineage = Lineage(joining: required.map { table.lineages[$0.position] })
  }

  /// The forwarder, or nil if its protocols do not go together.
  func resolve(
    taking names: inout TypeNames,
    counting count: inout ForwardedCount,
    _ diagnostics: inout Diagnostics
  ) -> ResolvedComposite? {
    let name = parsed.forwarder.position
    parsed.options.check(in: access, printing: lineage.printedTexts, at: name, &diagnostics)
    if let access = parsed.forwarder.access {
      parsed.forwarder.check(access, of: all.map(declared), ofComposite: true, &diagnostics)
    }
    guard isWhole, let isolation = isolation(&diagnostics) else { return nil }
    guard count.add(requirementsOf: all.map(\.position), in: table, at: name, &diagnostics) else {
      return nil
    }
    let isSendable = isSendable(on: isolation, &diagnostics)
    let family = all.flatMap { table.family(of: $0.position) }
    var merger = CompositeMerger(
      parsed: parsed,
      required: required,
      accepted: accepted,
      table: table,
      namesOfBases: table.names(ofBasesOf: family)
    )
    let forwarded = ForwarderCheck(
      table: table,
      protocols: all.map(\.position),
      position: name,
      isolation: isolation,
      options: parsed.options
    )
    .requirements(of: merger.merge(on: isolation, &diagnostics), &diagnostics)
    parsed.options.checkParameters(of: family.map { table.protocols[$0].parsed }, &diagnostics)
    let composition = Composition(
      required: required,
      accepted: accepted,
      roles: merger.roles(of: forwarded),
      isClassBound: requiredLineage.isClassBound,
      requiresNSObject: requiredLineage.inheritsNSObject,
      addsSendable: isSendable && !requiredLineage.isSendable
    )
    let forwarder = forwarder(of: composition, on: isolation, isSendable: isSendable)
    names.take(forwarder.name, under: parsed.options.condition, at: name, &diagnostics)
    return ResolvedComposite(
      forwarder: forwarder,
      condition: parsed.options.condition.map { diagnostics.source.resolve($0) },
      forwarded: forwarded
    )
  }

  private func forwarder(
    of composition: Composition,
    on isolation: Isolation,
    isSendable: Bool
  ) -> Forwarder {
    Forwarder(
      name: parsed.forwarder.name,
      protocolNames: all.map(\.name),
      access: access,
      isolation: isolation,
      isolatesConformance: all.contains(where: \.isolatesConformance),
      baseConformances: table.baseConformances(
        of: all.map(\.position),
        on: isolation,
        names: Dictionary(uniqueKeysWithValues: all.map { ($0.position, $0.name) })
      ),
      isSendable: isSendable,
      // The type of the delegates says whether they are objects. Values cannot be delegates of a composite.
      isClassBound: true,
      inheritsNSObject: lineage.inheritsNSObject,
      printedTexts: lineage.printedTexts,
      forms: PlatformForm.all(ofObjectiveC: lineage.isObjectiveC, under: parsed.options.condition),
      options: parsed.options,
      // `@available(macOS 14, *)` and its like, which what names the protocols has to say as well.
      attributes: all.flatMap { declared($0).head.attributes }.filter(\.limitsUse)
        .unique(by: \.text),
      generics: [],
      hasRefinement: false,
      conditions: [],
      claimingBases: [],
      composition: composition,
      needsAlias: required.contains { $0.name == "Requirement" }
    )
  }

  private var all: [ComposedProtocol] { required + accepted }

  private func declared(_ composed: ComposedProtocol) -> DeclaredProtocol {
    table.protocols[composed.position]
  }

  private var access: AccessLevel {
    parsed.forwarder.access ?? all.map { declared($0).derivedAccess }.min() ?? .internal
  }

  /// Where all the protocols are; nil, after a report, if they are not together: a delegate may conform to one on no
  /// actor only on the actor of another, and would be called off it.
  private func isolation(_ diagnostics: inout Diagnostics) -> Isolation? {
    guard let first = all.first else { return nil }
    var common = table.isolations[first.position]
    for composed in all.dropFirst() {
      let isolation = table.isolations[composed.position]
      if isolation == common { continue }
      if isolation.isOnActor || common.isOnActor {
        diagnostics.report(
          .composedApart(first.name, common.place, composed.name, isolation.place),
          at: composed.quotePosition,
          notes: [declared(composed).note(.isHere("'\(declared(composed).head.path)'"))]
        )
        return nil
      }
      common = .unstated
    }
    return common
  }

  private func isSendable(_ composed: ComposedProtocol) -> Bool {
    table.lineages[composed.position].isSendable
  }

  /// Whether delegates may be used on any thread: as the forwarder, which may if one of its protocols says so, or is on
  /// an actor, where they need not.
  private func isSendable(on isolation: Isolation, _ diagnostics: inout Diagnostics) -> Bool {
    guard let sendable = all.first(where: isSendable(_:)) else { return false }
    if case .globalActor = isolation { return all.allSatisfy(isSendable(_:)) }
    for composed in accepted where !isSendable(composed) {
      diagnostics.report(
        .acceptedNotSendable(composed.name, sendable.name),
        at: composed.quotePosition
      )
    }
    return true
  }
}

extension Isolation {
  /// For messages: on `@MainActor`.
  fileprivate var place: String {
    switch self {
    case .unstated: "where the module is by default"
    case .nonisolated: "on no actor"
    case .globalActor(let actor): "on '\(actor)'"
    }
  }
}

extension ProtocolTable {
  /// The protocol that `composite` calls `name`; nil, after a report, if it cannot be composed.
  fileprivate func composed(
    _ name: EmbeddedText,
    in composite: CompositeSpec,
    isComplete: Bool,
    _ diagnostics: inout Diagnostics
  ) -> ComposedProtocol? {
    let found = find(name.text)
    let condition = composite.options.condition
    // The protocol under the condition of the composite, if several conditions exclude each other.
    let simultaneous = found.filter {
      protocols[$0].parsed.options.condition?.text == condition?.text
    }
    guard let position = found.only ?? simultaneous.only else {
      if !found.isEmpty {
        let notes = found.map { protocols[$0].note(.isHere("'\(name.text)'")) }
        diagnostics.report(.ambiguousBase(name.text), at: name.quotePosition, notes: notes)
      } else if isComplete {
        let known = protocols.map(\.head.path)
        diagnostics.report(.unknownComposed(name.text, known: known), at: name.quotePosition)
      }
      return nil
    }
    let declared = protocols[position]
    let types = family(of: position).flatMap { protocols[$0].parsed.associatedTypes }
    if !declared.head.primaryTypes.isEmpty || !types.isEmpty {
      diagnostics.report(.composedAssociatedTypes(name.text), at: name.quotePosition)
      return nil
    }
    if let stated = declared.parsed.options.condition, condition == nil {
      diagnostics.report(.composedConditionally(name.text, stated.text), at: name.quotePosition)
      return nil
    }
    let swiftName = name.text.dropLast(declared.head.path.count) + declared.head.escapedPath
    return ComposedProtocol(
      position: position,
      quotePosition: name.quotePosition,
      path: name.text,
      name: String(swiftName),
      type: objectType(of: position, as: String(swiftName)),
      isolatesConformance: isolatesConformance(to: position),
      isObjectiveC: declared.head.isObjectiveC
    )
  }

  /// `any TableData`, or `any TableData & AnyObject` where values can adopt the protocol.
  func objectType(of position: Int, as name: String) -> String {
    "any \(name)" + (lineages[position].isClassBound ? "" : " & AnyObject")
  }
}
