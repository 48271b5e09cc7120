/// Reads protocols of a Swift file that share a name, each of which is there under another condition.
struct SwiftProtocolReader {
  /// A protocol as its file declares it, with a spec's decisions about its requirements.
  struct Reading {
    let item: SpecItem
    let head: ProtocolHead
    var requirements: [ParsedRequirement]
    let associatedTypes: [AssociatedTypeDeclaration]

    /// Whether all that it requires could be parsed.
    let isComplete: Bool

    /// The names of the requirements that are left to default implementations.
    let unforwarded: [String]
    let condition: Condition?
    let doc: String?
  }

  /// A requirement, and its form in the file.
  private struct Requirement {
    let declaration: RequirementDeclaration
    let parsed: DeclarationParser.Member
    let found: FoundMember
    let isImplemented: Bool

    /// What the extensions that implement it answer; nil if there are none.
    let answer: DefaultAnswer?
  }

  /// A member that a forwarder cannot have, or that is not understood.
  private struct Refusal {
    /// The member as an extension could have it.
    let declaration: RequirementDeclaration
    let found: FoundMember
    let error: DeclarationError

    /// Whether a default implementation, or what may be one, could answer in place of delegates.
    let canBeLeftOut: Bool
  }

  /// One of the protocols.
  private struct Variant {
    let found: FoundProtocol
    let head: ProtocolHead
    var requirements: [Requirement] = []
    var refusals: [Refusal] = []
    var associatedTypes: [AssociatedTypeDeclaration] = []
    var isComplete = true
  }

  private var variants: [Variant] = []

  /// Whether the heads of all are understood.
  private var hasAllHeads = true

  /// Parses the protocols at `positions` in `file`.
  ///
  /// The extensions of the protocols that the one at `heir` inherits implement members, too, if the
  /// adopters of that one are all that matters.
  init(
    _ file: SwiftFiles.File,
    _ positions: [Int],
    inheritedBy heir: Int? = nil,
    _ diagnostics: inout Diagnostics
  ) {
    for position in positions {
      do {
        let head = try file.head(at: position)
        variants.append(
          Self.variant(of: head, at: position, heir ?? position, in: file, &diagnostics)
        )
      } catch {
        diagnostics.report(error.message, at: error.position)
        hasAllHeads = false
      }
    }
  }

  private static func variant(
    of head: ProtocolHead,
    at position: Int,
    _ heir: Int,
    in file: SwiftFiles.File,
    _ diagnostics: inout Diagnostics
  ) -> Variant {
    let protocols = file.protocols
    var variant = Variant(found: protocols[position], head: head)
    let family = Set(protocols.lineage(of: heir).map { protocols[$0].path })
    let scopes = protocols.scopes(at: position)
    let typeNames = file.typeNames(at: position)
    for member in protocols[position].members {
      let hasImplementation = !family.isDisjoint(with: member.implementedBy)
      // In Objective-C, an extension implements nothing for its adopters, and what is optional need not
      // be implemented. Elsewhere, an extension does so for them.
      func isImplemented(_ declaration: RequirementDeclaration) -> Bool {
        hasImplementation && (!head.isObjectiveC || declaration.isOptionalInObjectiveC)
      }
      do {
        let parsed = try DeclarationParser.member(file.tokens(of: member, naming: typeNames))
        switch parsed.declaration {
        case .associatedType(let type): variant.associatedTypes.append(type)
        case .requirement(let declaration):
          let isImplemented = isImplemented(declaration)
          variant.requirements.append(
            Requirement(
              declaration: protocols.resolvingAliases(in: declaration, scopes)
                .mappingParameters { file.markingNoncopyable($0, in: scopes) },
              parsed: parsed,
              found: member,
              isImplemented: isImplemented,
              answer: isImplemented ? member.answer(in: family) : nil
            )
          )
        }
      } catch {
        let tokens = (try? member.tokens.get()) ?? []
        guard let form = DeclarationParser.implementation(tokens) else {
          diagnostics.report(error.message, at: error.position)
          variant.isComplete = false
          continue
        }
        let isImplemented = isImplemented(form.declaration)
        // What types have is not called on delegates, so the forwarder has the extension's.
        if isImplemented, form.isOfType { continue }
        variant.refusals.append(
          Refusal(
            declaration: form.declaration,
            found: member,
            error: error,
            canBeLeftOut: isImplemented || member.mayBeImplementedAt != nil
              || form.declaration.isOptionalInObjectiveC
          )
        )
      }
    }
    return variant
  }

  /// The protocols as the file declares them, with the decisions of `entries`.
  ///
  /// - Parameters:
  ///   - item: the item of a spec about them.
  ///   - entries: what it says about their requirements.
  ///   - hasAllEntries: whether those are all; if not, one that is missing may be among the others.
  ///   - diagnostics: takes what is wrong.
  /// - Returns: a reading per protocol whose head is understood.
  func readings(
    of item: SpecItem,
    decidedBy entries: [Decisions.Entry],
    hasAllEntries: Bool,
    _ diagnostics: inout Diagnostics
  ) -> [Reading] {
    let subjects = variants.flatMap { variant in
      (variant.requirements.map { ($0.declaration, $0.found) }
        + variant.refusals.map { ($0.declaration, $0.found) })
        .map { declaration, found in
          Decisions.Subject(
            declaration: declaration,
            conditions: [found.condition, variant.found.condition].compactMap(\.self)
          )
        }
    }
    // An entry may be about a member that is not understood.
    let isComplete = hasAllHeads && variants.allSatisfy(\.isComplete)
    let decisions = Decisions(
      entries,
      about: subjects,
      of: isComplete ? item.protocolName : nil,
      &diagnostics
    )
    var index = 0
    func missing(at index: Int) -> MissingEntry {
      MissingEntry(
        subject: decisions.name(of: index),
        condition: decisions.condition(of: index),
        item: item
      )
    }
    return variants.map { variant in
      var requirements: [ParsedRequirement] = []
      var unforwarded: [String] = []
      var isComplete = variant.isComplete
      for requirement in variant.requirements {
        defer { index += 1 }
        if decisions[index]?.spec.isForwarded == false {
          unforwarded.append(requirement.declaration.compoundName)
          continue
        }
        var parsed = parsed(requirement, in: variant, decisions[index], &diagnostics)
        parsed.site =
          decisions[index].map { .entry($0.spec.declaration.quotePosition) }
          ?? .missing(missing(at: index))
        if decisions.isUnclear(at: index) || decisions[index] == nil && !hasAllEntries {
          parsed.dispatch = .unclear
          parsed.name = .unclear
        }
        requirements.append(parsed)
      }
      for refusal in variant.refusals {
        defer { index += 1 }
        if decisions[index]?.spec.isForwarded == false {
          unforwarded.append(refusal.declaration.compoundName)
          continue
        }
        isComplete = false
        diagnostics.report(
          refusal.error.message,
          at: refusal.error.position,
          fixIt: refusal.canBeLeftOut && decisions[index] == nil
            ? FixIt(leavingOut: missing(at: index)) : nil
        )
      }
      return Reading(
        item: item,
        head: variant.head,
        requirements: requirements,
        associatedTypes: variant.associatedTypes,
        isComplete: isComplete,
        unforwarded: unforwarded,
        condition: Self.condition(
          variant.found.condition,
          at: variant.found.conditionPosition,
          &diagnostics
        ),
        doc: variant.found.doc
      )
    }
  }

  private func parsed(
    _ requirement: Requirement,
    in variant: Variant,
    _ entry: Decisions.Entry?,
    _ diagnostics: inout Diagnostics
  ) -> ParsedRequirement {
    var parsed = SpecParser.requirement(
      requirement.declaration,
      requirement.parsed,
      at: requirement.parsed.tokens.first?.position ?? variant.head.position,
      decidedBy: entry?.spec,
      entry?.decision,
      condition: Self.condition(
        requirement.found.condition,
        at: requirement.found.conditionPosition,
        &diagnostics
      ),
      doc: requirement.found.doc
    )
    parsed.isImplemented = requirement.isImplemented
    if entry?.spec.isOptional == nil, !variant.head.isObjectiveC, !requirement.isImplemented {
      parsed.mayBeImplementedAt = requirement.found.mayBeImplementedAt
    }
    parsed.defaultAnswer = requirement.answer
    parsed.isOptional = entry?.spec.isOptional ?? requirement.isImplemented
    return parsed
  }

  /// The condition `text`, which an `#if` at `position` states.
  private static func condition(
    _ text: String?,
    at position: SourcePosition?,
    _ diagnostics: inout Diagnostics
  ) -> Condition? {
    guard let text, let position else { return nil }
    do {
      // The combined condition of several `#if`s is not written anywhere in this form.
      let condition = try DeclarationParser.condition(EmbeddedText(text, at: position.offset))
      return Condition(text: condition.text, conjuncts: condition.conjuncts, position: position)
    } catch {
      diagnostics.report(error.message, at: position)
      return nil
    }
  }
}

extension SwiftFiles.File {
  /// The head of the protocol at `position`, with the whole names of its bases in the file.
  fileprivate func head(at position: Int) throws(DeclarationError) -> ProtocolHead {
    var head = try protocols[position].head.get()
    head.attributes.removeAll { isMacro($0) }
    head.inherited = head.inherited.map { inherited in
      guard let base = protocols.base(inherited.name, of: position),
        let known = try? protocols[base].head.get()
      else { return inherited }
      return ProtocolHead.Inherited(
        name: known.path,
        text: known.escapedPath,
        position: inherited.position
      )
    }
    return head
  }

  /// The names of types in the protocol at `position` as the generated file writes them: `Player.State` for
  /// `State`, or nil for the same.
  fileprivate func typeNames(at position: Int) -> (String) -> String? {
    let scopes = protocols[position].path.enclosingPaths.dropFirst()
    if scopes.isEmpty { return { _ in nil } }
    let own = protocols.lineage(of: position)
      .reduce(into: Set<String>()) {
        $0.formUnion(protocols[$1].members.compactMap(\.associatedType))
      }
    return { name in
      if own.contains(name) { return nil }
      return scopes.lazy.map { "\($0).\(name)" }.first { module.hasType($0) }
    }
  }

  /// The tokens of `member` without what says nothing to a forwarder, with the whole names of types that
  /// `typeNames` knows.
  fileprivate func tokens(
    of member: FoundMember,
    naming typeNames: (String) -> String?
  ) throws(DeclarationError) -> [Token] {
    let tokens = try member.tokens.get()
    var parser = DeclarationParser(tokens)
    let marks = try parser.parseMarks()
    let body = Array(tokens[parser.mark...])
    let kept =
      marks.attributes.filter { !isMacro($0.attribute) }.map(\.tokens)
      + marks.modifiers.map(\.tokens)
    let isType = body.first?.text == "associatedtype"
    let rest = (isType ? body.withoutDefault : body).withoutSelf.qualifyingTypes(typeNames)
    return kept.flatMap(\.behindSpace) + rest.behindSpace
  }

  /// `parameter`, with whether the file declares its type, named in `scopes`, as one that cannot be
  /// copied.
  fileprivate func markingNoncopyable(_ parameter: Parameter, in scopes: [String]) -> Parameter {
    guard case .named(let path, _) = parameter.type.unannotated.kind else { return parameter }
    let name = path.joined(separator: ".")
    let paths = scopes.map { "\($0).\(name)" } + [name]
    var parameter = parameter
    parameter.hasNoncopyableType = paths.contains { module.isNoncopyable($0) }
    return parameter
  }

  /// Whether `attribute` looks like a global actor, and is a macro as far as its name tells.
  ///
  /// Both are custom types. The name of an actor ends in `Actor`, or the file declares it.
  private func isMacro(_ attribute: Attribute) -> Bool {
    guard attribute.isGlobalActor else { return false }
    let name = attribute.name
    return !name.hasSuffix("Actor")
      && !module.actors.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }
}
