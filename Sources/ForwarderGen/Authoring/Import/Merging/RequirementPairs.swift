/// Finds the import's counterparts of the requirements that a spec has.
enum RequirementPairs {
  /// A requirement of the spec.
  struct Existing: Equatable, Sendable {
    let identity: RequirementIdentity

    /// Whether it stands under a condition.
    let isConditional: Bool
  }

  /// For each requirement of the file the number of its counterpart, if it has one.
  ///
  /// That is the one of its signature. What is left over on both sides is told by name and labels
  /// alone, so that a requirement whose types have changed, or that has become `async`, keeps what
  /// the user says of it. What stands under a condition may be one of several: it is never mistaken
  /// for another.
  static func counterparts(
    of existing: [Existing],
    in imported: [RequirementIdentity]
  ) -> [Int?] {
    var counterparts = existing.map { side in
      imported.firstIndex { $0.signature == side.identity.signature }
    }
    let left = existing.indices.filter {
      counterparts[$0] == nil && !existing[$0].isConditional
    }
    let taken = Set(counterparts.compactMap(\.self))
    let offered = imported.indices.filter { !taken.contains($0) }
    for index in left {
      let name = existing[index].identity.name
      let choices = offered.filter { imported[$0].name == name }
      let rivals = left.filter { existing[$0].identity.name == name }
      if choices.count == 1, rivals.count == 1 { counterparts[index] = choices[0] }
    }
    return counterparts
  }
}
