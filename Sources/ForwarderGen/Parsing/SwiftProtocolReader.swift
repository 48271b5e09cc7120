/// Reads protocols of a Swift file that share a name, each of which is there under another condition.
struct SwiftProtocolReader {
  private let use: UsedProtocol

  /// The item of the spec about them, and what it says.
  private let item: SpecItem
  private let spec: ProtocolSpec
  private var diagnostics: Diagnostics

  /// The protocols at `positions` in the module of `use` whose heads are understood, with the decisions of `spec`.
  ///
  /// The extensions of the protocols that the one at `heir` inherits implement members, too, if the
  /// adopters of that one are all that matters.
  static func protocols(
    at positions: [Int],
    usedAs use: UsedProtocol,
    inheritedBy heir: Int? = nil,
    about item: SpecItem,
    decidedBy spec: ProtocolSpec,
    _ diagnostics: inout Diagnostics
  ) -> [ParsedProtocol] {
    var reader = SwiftProtocolReader(use: use, item: item, spec: spec, diagnostics: diagnostics)
    defer { diagnostics = reader.diagnostics }
    let protocols = positions.compactMap { reader.readProtocol(at: $0, inheritedBy: heir ?? $0) }
    return reader.decided(protocols, areAll: protocols.count == positions.count)
  }

  /// The protocol at `position` as the file declares it; the requirements that a forwarder can have come first.
  private mutating func readProtocol(at position: Int, inheritedBy heir: Int) -> ParsedProtocol? {
    let protocols = use.protocols
    let found = protocols[position]
    guard var head = diagnostics.attempt(found.head) else { return nil }
    head.marks.attributes.removeAll { protocols.types(at: position).isMacro($0) }
    var read = ParsedProtocol(spec, at: position, in: protocols)
    read.item = item
    read.use = use
    read.use?.position = position
    read.head = head
    read.options.doc = found.doc
    read.options.condition = found.condition
    let requirements = FoundRequirements(protocols, at: position, inheritedBy: heir)
    let place = protocols.place(at: position)
    var refused: [ParsedRequirement] = []
    for var member in found.members {
      guard let parsed = diagnostics.attempt(member.parse(in: place)) else {
        read.isComplete = false
        continue
      }
      switch parsed.declaration {
      case .associatedType(let type): read.associatedTypes.append(type)
      case .requirement(let declaration):
        let requirement = requirements.requirement(
          declaration,
          of: member,
          parsed,
          at: parsed.tokens.first?.position ?? head.position,
          RequirementDecision(.init(condition: member.condition, doc: member.doc))
        )
        if parsed.refusal == nil {
          read.requirements.append(requirement)
        } else if !requirement.isImplemented || !declaration.isOfType {
          // What types have is not called on delegates, so the forwarder has the extension's.
          refused.append(requirement)
        }
      }
    }
    read.requirements += refused
    // Where its condition held, the compiler would refuse a second declaration of what is always there.
    let always = read.requirements.filter { $0.decision.condition == nil }
    let identities = Set(always.map(\.declaration.identity))
    read.requirements.removeAll {
      $0.decision.condition != nil && identities.contains($0.declaration.identity)
    }
    return read
  }

  /// The same protocols with the decisions of the spec.
  private mutating func decided(
    _ protocols: [ParsedProtocol],
    areAll hasAllHeads: Bool
  ) -> [ParsedProtocol] {
    let subjects = protocols.flatMap { read in
      read.requirements.map {
        Decisions.Subject(
          declaration: $0.declaration,
          conditions: [$0.decision.condition, read.options.condition].compactMap { $0?.text }
        )
      }
    }
    // An entry may be about a member that is not understood.
    let isComplete = hasAllHeads && protocols.allSatisfy(\.isComplete)
    let decisions = Decisions(
      spec.requirements,
      about: subjects,
      of: isComplete ? item.protocolName : nil,
      &diagnostics
    )
    var index = 0
    return protocols.map { read in
      var decided = read
      decided.requirements = []
      for requirement in read.requirements {
        decide(requirement, at: index, by: decisions, in: &decided)
        index += 1
      }
      return decided
    }
  }

  /// Adds `requirement`, the subject at `index`, to `read`, unless it is left out or refused.
  private mutating func decide(
    _ requirement: ParsedRequirement,
    at index: Int,
    by decisions: Decisions,
    in read: inout ParsedProtocol
  ) {
    var requirement = requirement
    let entry = decisions[index]
    if entry?.decision.isForwarded == false {
      read.unforwarded.append(requirement.declaration.compoundName)
      return
    }
    requirement.site =
      entry.map { .entry($0.declaration.quotePosition) }
      ?? .missing(item, decisions.proposal(about: index))
    if let refusal = requirement.refusal {
      read.isComplete = false
      let fixIt = requirement.fixItLeavingOut
      diagnostics.report(refusal.message, at: refusal.position, fixIt: fixIt)
      return
    }
    requirement.decide(entry?.decision ?? .none, under: requirement.decision.condition)
    if decisions.isUnclear(at: index) || entry == nil && !spec.isComplete {
      requirement.decision = requirement.decision.changing {
        ($0.dispatch, $0.name) = (.unclear, .unclear)
      }
    }
    read.requirements.append(requirement)
  }
}
