/// Decides what a protocol's forwarder is like.
struct ForwarderResolver {
  private let declared: DeclaredProtocol
  private let lineage: Lineage
  private let position: Int
  private let table: ProtocolTable

  /// The inherited protocols, then the protocol itself.
  private let family: [DeclaredProtocol]

  init(at position: Int, in table: ProtocolTable) {
    declared = table.protocols[position]
    lineage = table.lineages[position]
    self.position = position
    self.table = table
    family = lineage.bases.map { table.protocols[$0] } + [declared]
  }

  func resolve(_ diagnostics: inout Diagnostics) -> Forwarder? {
    guard let (name, access) = declared.forwarderName else { return nil }
    let options = declared.parsed.options
    let isolation = table.isolations[position]
    if case .head(let stated) = declared.parsed.forwarder {
      stated.check(access, of: [declared], &diagnostics)
    }
    options.check(
      in: access,
      printing: lineage.printedTexts,
      at: declared.head.namePosition,
      &diagnostics
    )
    let generics = generics(&diagnostics)
    let hasRefinement = generics.count > declared.head.primaryTypes.count
    return Forwarder(
      name: name,
      protocolNames: [declared.head.escapedPath],
      access: access,
      isolation: isolation,
      isolatesConformance: table.isolatesConformance(to: position),
      baseConformances: table.baseConformances(of: [position], on: isolation),
      isSendable: lineage.isSendable,
      isClassBound: lineage.isClassBound,
      inheritsNSObject: lineage.inheritsNSObject,
      printedTexts: lineage.printedTexts,
      forms: table.forms(of: position),
      options: options,
      attributes: declared.head.attributes.filter(\.limitsUse),
      generics: generics,
      hasRefinement: hasRefinement,
      conditions: conditions + sentConditions(of: generics),
      claimingBases: table.claimingProtocols(of: lineage.bases, access: access),
      needsAlias: !hasRefinement && declared.head.path == "Requirement"
    )
  }

  // MARK: Associated types

  /// The associated types over which the forwarder is generic.
  ///
  /// They are the primary ones and, of a protocol that the spec does not declare, all others: its forwarder comes
  /// with a refinement in which they are primary. The author of a protocol in a spec can write the names there.
  private var parameters: [Token] {
    let primary = declared.head.primaryTypes
    if declared.parsed.place == .here { return primary }
    var known = Set(primary.map(\.name))
    return family.reduce(into: primary) { parameters, member in
      for type in member.parsed.associatedTypes where known.insert(type.name.name).inserted {
        var name = type.name
        name.position = position(name.position, in: member)
        parameters.append(name)
      }
    }
  }

  /// The place `position` in `member`, or the name of the protocol where it only inherits `member`.
  private func position(_ position: SourcePosition, in member: DeclaredProtocol) -> SourcePosition {
    member.head == declared.head ? position : declared.head.namePosition
  }

  private func generics(_ diagnostics: inout Diagnostics) -> [GenericParameter] {
    let parameters = parameters
    checkAssociatedTypes(besides: parameters, &diagnostics)
    return parameters.map { token in
      let types = family.flatMap(\.parsed.associatedTypes).filter { $0.name.name == token.name }
      let constraints = types.compactMap(\.constraint).unique
      let constraint = constraints.isEmpty ? nil : constraints.joined(separator: " & ")
      return GenericParameter(name: token.text, constraint: constraint)
    }
  }

  /// Reports associated types that are said to be other types, which cannot be generic parameters,
  /// and those that are not among `parameters`, own and inherited ones.
  private func checkAssociatedTypes(besides parameters: [Token], _ diagnostics: inout Diagnostics) {
    let primary = declared.head.primaryTypes
    let all = primary.map(\.name) + family.flatMap(\.parsed.associatedTypes).map(\.name.name)
    var known = Set(parameters.map(\.name))
    for member in family {
      let equated = member.whereClauses.flatMap(\.constraints).filter(\.isEquation)
        .compactMap { $0.type(among: Set(all)) }
        .compactMap { type in type.nameAlone.map { ($0, "==", type.position) } }
      let aliased = (member.parsed.use?.found.aliases ?? []).filter { all.contains($0.name) }
        .map { ($0.name, "typealias", $0.position) }
      for (name, equation, position) in equated + aliased {
        diagnostics.report(
          .equatedAssociatedType(name, by: equation, isElsewhere: member.parsed.place.isElsewhere),
          at: self.position(position, in: member)
        )
        known.insert(name)
      }
      for type in member.parsed.associatedTypes where known.insert(type.name.name).inserted {
        let list = (primary.map(\.text) + [type.name.text]).joined(separator: ", ")
        diagnostics.report(
          .nonprimaryAssociatedType(type.name.name, in: "\(declared.head.name)<\(list)>"),
          at: position(type.name.position, in: member)
        )
      }
    }
  }

  /// What the compiler needs to know of associated types with constraints where delegates are called
  /// elsewhere: that what the types conform to can be used there (SE-0470).
  private func sentConditions(of generics: [GenericParameter]) -> [String] {
    let isConstrained = !conditions.isEmpty || generics.contains { $0.constraint != nil }
    guard isConstrained, family.flatMap(\.requirements).contains(where: \.maySendElsewhere) else {
      return []
    }
    return generics.map { "\($0.name): Swift.SendableMetatype" }
  }

  /// The constraints of the protocols on their associated types: `A: Equatable`, `B.Element == A`.
  private var conditions: [String] {
    family.flatMap(\.whereClauses).flatMap(\.constraints).map(\.text).unique
  }
}

extension DeclaredProtocol {
  /// Its own, and those of its associated types.
  fileprivate var whereClauses: [WhereClause] {
    ([head.whereClause] + parsed.associatedTypes.map(\.whereClause)).compactMap(\.self)
  }
}

extension AccessibleName {
  /// Reports the access level `access` where a forwarder of `protocols` cannot have it.
  func check(
    _ access: AccessLevel,
    of protocols: [DeclaredProtocol],
    ofComposite isComposite: Bool = false,
    _ diagnostics: inout Diagnostics
  ) {
    for declared in protocols where !declared.parsed.place.isElsewhere {
      let head = declared.head
      if access <= head.access { continue }
      diagnostics.report(
        .tooAccessible(access.rawValue, owner: "protocol", head.access.rawValue),
        at: accessPosition,
        notes: isComposite ? [declared.note(.isHere("'\(head.path)'"))] : []
      )
    }
  }
}

extension ForwarderOptions {
  /// Reports a registry that a forwarder at `position`, which has the access level `forwarder` and
  /// prints `texts`, cannot have.
  func check(
    in forwarder: AccessLevel,
    printing texts: Set<PrintedText>,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) {
    if texts.contains(where: { $0.rawValue == registryName }) {
      diagnostics.report(.namedLikeRegistry(registryName), at: position)
    }
    if let delegatesProperty, let access = delegatesProperty.access, access > forwarder {
      diagnostics.report(
        .tooAccessible(access.rawValue, owner: "forwarder", forwarder.rawValue),
        at: delegatesProperty.accessPosition
      )
    }
  }
}

extension ForwarderOptions {
  /// Reports the parameters in its lists that no requirement of `family` has, the protocols that a
  /// forwarder implements.
  func checkParameters(of family: [ParsedProtocol], _ diagnostics: inout Diagnostics) {
    let lists = [unchecked, leftOutOfEvents].compactMap(\.self).filter { !$0.names.isEmpty }
    // What could not be parsed may have them.
    guard !lists.isEmpty, family.allSatisfy(\.isComplete) else { return }
    let declarations = family.flatMap(\.requirements).map(\.declaration)
    for list in lists { diagnostics.check(list, in: declarations) }
  }
}

extension Constraint {
  /// The one of `names` that it says to be another type; nil if it is a member of one that equals
  /// it: `C.Element == B`.
  fileprivate func type(among names: Set<String>) -> TypeSyntax? {
    func isParameter(_ type: TypeSyntax) -> Bool { type.nameAlone.map(names.contains) ?? false }
    let isOfMember =
      types.contains { type in
        guard let path = type.plainPath, path.count > 1 else { return false }
        return names.contains(path[0])
      }
    return isOfMember ? nil : types.first(where: isParameter)
  }
}
