/// Checks requirements that one forwarder has from several protocols.
///
/// Mistakes in a single protocol have been reported at that protocol.
struct MergeCheck {
  let merged: [SourcedRequirement]
  let table: ProtocolTable

  /// The names of the forwarder's properties for its registry; none if there is no forwarder.
  let properties: [String]

  /// Where the forwarder, or the protocol that it is for, is named.
  let position: SourcePosition

  /// The item of the protocol, if that is in a Swift file.
  var item: SpecItem?

  func check(_ diagnostics: inout Diagnostics) {
    checkCaseNames(&diagnostics)
    checkMemberNames(&diagnostics)
    for name in properties { checkPropertyName(name, &diagnostics) }
    if !properties.isEmpty { checkDefaults(&diagnostics) }
  }

  /// Reports requirements whose cases would have one name.
  private func checkCaseNames(_ diagnostics: inout Diagnostics) {
    var cases = SeenUnderConditions<SourcedRequirement>()
    for new in merged {
      let name = new.requirement.caseName
      let condition = new.requirement.condition?.text
      let earlier = cases.insert(new, called: name, under: condition)
      guard let earlier, earlier.source != new.source else { continue }
      let declarations = [earlier, new].map(\.requirement.declaration)
      // Another case name would not help two properties of one name.
      if declarations.allSatisfy(\.isProperty),
        declarations[0].name.name == declarations[1].name.name
      {
        continue
      }
      // The heir's comes first: another name in the base would be one for all of its heirs.
      let renamed = [new, earlier]
        .first { table.protocols[$0.source].source.path == diagnostics.source.path }
      let other = (renamed?.source == new.source ? earlier : new).requirement.declared
      let declared = renamed?.requirement.declared
      let fixIt = renamed.flatMap { fixItOfName(of: $0, besides: other) }
      diagnostics.report(
        .inheritedCaseNameTaken(name),
        at: position,
        notes: [earlier, new]
          .map { one in
            guard fixIt == nil, let declared, one.source == renamed?.source else {
              let location = one.requirement.location
              return Diagnostic.Note(location: location, message: .earlierCase(name))
            }
            return diagnostics.note(
              .earlierCase(name, proposing: freeName(for: declared, besides: other)),
              at: declared.decisionPosition
            )
          },
        fixIt: fixIt
      )
    }
  }

  /// The change that gives `one` another case name, where an entry says, or could say, what it is.
  private func fixItOfName(
    of one: SourcedRequirement,
    besides other: DeclaredRequirement
  ) -> FixIt? {
    let declared = one.requirement.declared
    guard case .entry(let position) = declared.site,
      let item = table.protocols[one.source].parsed.item
    else { return declared.fixItOfName(besides: other) }
    return FixIt(
      item: SpecItem(protocolName: item.protocolName, newItem: nil, position: position),
      change: .name(freeName(for: declared, besides: other))
    )
  }

  /// A name for the case of `requirement` that no other one has.
  private func freeName(
    for requirement: DeclaredRequirement,
    besides other: DeclaredRequirement
  ) -> String {
    let taken = Set(merged.map(\.requirement.caseName))
    let derived = CaseName.derived(from: requirement.declaration)
    if !taken.contains(derived) { return derived }
    return CaseName.alternative(for: requirement.declaration, besides: other.declaration) {
      !taken.contains($0)
    }
  }

  /// Reports two members of one name that no class can have both: a property and a method without
  /// parameters, or properties of different types.
  private func checkMemberNames(_ diagnostics: inout Diagnostics) {
    var members = SeenUnderConditions<SourcedRequirement>()
    for new in merged {
      let declaration = new.requirement.declaration
      let name = declaration.name.name
      guard declaration.isCalled(likeProperty: name) else { continue }
      let condition = new.requirement.condition?.text
      let earlier = members.insert(new, called: name, under: condition)
      guard let earlier, earlier.source != new.source else { continue }
      let other = earlier.requirement.declaration
      if other.isFunction, declaration.isFunction { continue }
      diagnostics.report(
        other.isFunction == declaration.isFunction
          ? .propertiesOfTwoTypes(name, other.value?.text ?? "", declaration.value?.text ?? "")
          : .propertyAndMethod(name),
        at: position,
        notes: [earlier, new]
          .map {
            Diagnostic.Note(location: $0.requirement.location, message: .earlierDeclaration)
          }
      )
    }
  }

  /// Reports requirements that are called like the forwarder's registry, or like its part off the
  /// actor.
  private func checkPropertyName(_ name: String, _ diagnostics: inout Diagnostics) {
    for (requirement, source) in merged.map({ ($0.requirement, table.protocols[$0.source]) })
    where requirement.declaration.isCalled(likeProperty: name)
      && !source.parsed.registryProperties.contains(name)
    {
      diagnostics.report(
        .namedLikeRegistry(name),
        at: position,
        notes: [Diagnostic.Note(location: requirement.location, message: .earlierDeclaration)],
        fixIt: item?.fixItOfRegistry(besides: merged.map(\.requirement.declaration))
      )
    }
  }

  /// Reports each `default` that would mean something else here than where it was written.
  private func checkDefaults(_ diagnostics: inout Diagnostics) {
    let members = Set(merged.map(\.requirement.declaration.name.name) + properties)
    for (requirement, source) in merged.map({ ($0.requirement, table.protocols[$0.source]) }) {
      guard let fallback = requirement.fallback else { continue }
      let hidden =
        members
        .subtracting(source.requirements.map(\.declaration.name.name))
        .subtracting(source.parsed.registryProperties)
        .subtracting(requirement.declaration.parameters.compactMap { $0.name?.name })
      guard let word = fallback.freeWords.first(where: { hidden.contains($0.name) }) else {
        continue
      }
      diagnostics.report(
        .inheritedDefaultNamesMember(word.name),
        at: position,
        notes: [
          Diagnostic.Note(location: requirement.fallbackLocation, message: .inheritedDefault)
        ]
      )
    }
  }
}
