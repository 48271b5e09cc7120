/// Reads protocols of a Swift file that share a name, each of which is there under another condition.
struct SwiftProtocolReader {
  /// One of the protocols.
  private struct Variant {
    let found: FoundProtocol
    let head: ProtocolHead

    /// As the file declares them; those that a forwarder can have come first.
    var requirements: [ParsedRequirement] = []
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
        var head = try file.protocols[position].head.get()
        head.attributes.removeAll { file.protocols.types.isMacro($0) }
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
    func paths(_ lineage: Set<Int>) -> Set<String> { Set(lineage.map { protocols[$0].path }) }
    let family = paths(protocols.lineage(of: heir))
    let bases = heir == position ? family : paths(protocols.lineage(of: position))
    let scopes = protocols.scopes(at: position)
    var refused: [ParsedRequirement] = []
    let place = protocols.place(at: position)
    for var member in protocols[position].members {
      guard let parsed = diagnostics.understood(member.parse(in: place)) else {
        variant.isComplete = false
        continue
      }
      switch parsed.declaration {
      case .associatedType(let type): variant.associatedTypes.append(type)
      case .requirement(let declaration):
        // In Objective-C, an extension implements nothing for its adopters, and what is optional need not be
        // implemented. Elsewhere, an extension does so for them.
        let isImplemented =
          !family.isDisjoint(with: member.answers.keys)
          && (!head.isObjectiveC || declaration.isOptionalInObjectiveC)
        var requirement = ParsedRequirement(
          declaration.resolved(by: protocols.types, in: scopes),
          parsed,
          at: parsed.tokens.first?.position ?? head.position,
          RequirementDecision(condition: member.condition, doc: member.doc)
        )
        requirement.isImplemented = isImplemented
        // An item of its own would have to say what only the extensions of the heir tell.
        if !isImplemented || bases.isDisjoint(with: member.answers.keys) {
          requirement.mayBeImplementedAt = member.mayBeImplementedAt
        }
        if isImplemented { requirement.defaultAnswer = member.answer(in: family) }
        if parsed.refusal == nil {
          variant.requirements.append(requirement)
        } else if !isImplemented || !declaration.isOfType {
          // What types have is not called on delegates, so the forwarder has the extension's.
          refused.append(requirement)
        }
      }
    }
    variant.requirements += refused
    // Where its condition held, the compiler would refuse a second declaration of what is always there.
    let always = variant.requirements.filter { $0.decision.condition == nil }
    let identities = Set(always.map(\.declaration.identity))
    variant.requirements.removeAll {
      $0.decision.condition != nil && identities.contains($0.declaration.identity)
    }
    return variant
  }

  /// The protocols as the file declares them, with the decisions of `spec`.
  ///
  /// - Parameters:
  ///   - item: the item of a spec about them.
  ///   - spec: what it says.
  ///   - diagnostics: takes what is wrong.
  /// - Returns: one for each protocol whose head is understood.
  func protocols(
    of item: SpecItem,
    decidedBy spec: ProtocolSpec,
    _ diagnostics: inout Diagnostics
  ) -> [ParsedProtocol] {
    let subjects = variants.flatMap { variant in
      variant.requirements.map {
        Decisions.Subject(
          declaration: $0.declaration,
          conditions: [$0.decision.condition, variant.found.condition].compactMap { $0?.text }
        )
      }
    }
    // An entry may be about a member that is not understood.
    let isComplete = hasAllHeads && variants.allSatisfy(\.isComplete)
    let decisions = Decisions(
      spec.requirements,
      about: subjects,
      of: isComplete ? item.protocolName : nil,
      &diagnostics
    )
    var index = 0
    func missing(at index: Int) -> MissingEntry {
      let (subject, condition) = (decisions.name(of: index), decisions.condition(of: index))
      return MissingEntry(
        item: item,
        entry: ProposedEntry(subject: subject, condition: condition)
      )
    }
    return variants.map { variant in
      var read = ParsedProtocol(spec)
      read.item = item
      read.head = variant.head
      read.associatedTypes = variant.associatedTypes
      read.isComplete = variant.isComplete
      read.options.doc = variant.found.doc
      read.options.condition = diagnostics.understood(variant.found.condition)
      for var requirement in variant.requirements {
        defer { index += 1 }
        let entry = decisions[index]
        if entry?.decision.isForwarded == false {
          read.unforwarded.append(requirement.declaration.compoundName)
          continue
        }
        requirement.site =
          entry.map { .entry($0.declaration.quotePosition) } ?? .missing(missing(at: index))
        if let refusal = requirement.refusal {
          read.isComplete = false
          let fixIt = requirement.fixItLeavingOut
          diagnostics.report(refusal.message, at: refusal.position, fixIt: fixIt)
          continue
        }
        let condition = diagnostics.understood(requirement.decision.condition)
        requirement.decide(entry?.decision ?? RequirementDecision(), under: condition)
        if requirement.decision.isOptional != nil || variant.head.isObjectiveC {
          requirement.mayBeImplementedAt = nil
        }
        if decisions.isUnclear(at: index) || entry == nil && !spec.isComplete {
          requirement.decision.dispatch = .unclear
          requirement.decision.name = .unclear
        }
        read.requirements.append(requirement)
      }
      return read
    }
  }
}

extension Diagnostics {
  /// The member that was parsed as `result`; nil, after a report, if it is not understood.
  fileprivate mutating func understood(
    _ result: Result<DeclarationParser.Member, DeclarationError>
  ) -> DeclarationParser.Member? {
    if case .failure(let error) = result { report([error]) }
    return try? result.get()
  }

  /// `condition`, which a file states; nil, after a report, if it makes no sense.
  fileprivate mutating func understood(_ condition: Condition?) -> Condition? {
    guard let condition, let mistake = condition.mistake else { return condition }
    report(mistake, at: condition.position)
    return nil
  }
}
