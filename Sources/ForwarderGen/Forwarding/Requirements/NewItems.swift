extension [ParsedProtocol] {
  /// Gives each new item that is proposed the entries of all requirements that need a decision, so that
  /// it can be added once.
  mutating func completeNewItems() {
    for indices in Dictionary(grouping: indices, by: { self[$0].item }).values
    where self[indices[0]].item?.newItem != nil {
      for index in indices { self[index].proposeNames() }
      let entries = indices.flatMap { self[$0].requirements }.compactMap(\.proposedEntry)
      for index in indices {
        for position in self[index].requirements.indices {
          self[index].requirements[position].propose(entries)
        }
      }
    }
  }
}

extension ParsedProtocol {
  /// Lets the entries that are missing give cases of one name different ones.
  fileprivate mutating func proposeNames() {
    var names = CaseNames()
    for index in requirements.indices {
      let (declaration, position) = (requirements[index].declaration, requirements[index].position)
      let condition = requirements[index].decision.condition?.text
      let name = CaseName.derived(from: declaration)
      let clash = names.take(name, for: declaration, under: condition, at: position)
      if let clash { requirements[index].proposeName(clash.other) }
    }
  }
}

extension ParsedRequirement {
  /// Lets the item that is proposed for its protocol have `entries`.
  fileprivate mutating func propose(_ entries: [ProposedEntry]) {
    guard case .missing(var item, let entry) = site else { return }
    item.newItem?.entries = entries
    site = .missing(item, entry)
  }

  /// The entry about this requirement if it needs one.
  fileprivate var proposedEntry: ProposedEntry? {
    guard case .missing(_, let known) = site, ShapeCheck.errors(in: declaration).isEmpty else {
      return nil
    }
    let entry = known.completed(for: self)
    return entry.isEmpty ? nil : entry
  }
}

extension ProposedEntry {
  /// The entry with what has to be stated about `requirement`.
  func completed(for requirement: ParsedRequirement) -> ProposedEntry {
    let proposed = ProposedDispatch(
      of: requirement.declaration,
      omittedAs: requirement.omittedAnswer
    )
    var entry = self
    entry.dispatch = proposed.dispatch
    entry.through = proposed.through
    entry.fallback = proposed.fallback
    entry.isOptional = requirement.mayBeImplementedAt != nil
    return entry
  }
}
