/// Finds the import's counterparts of the requirements that a spec has.
enum RequirementPairs {
  /// A requirement of the spec.
  struct Existing: Equatable, Sendable {
    let identity: RequirementIdentity

    /// Whether it is under a condition.
    let isConditional: Bool
  }

  /// For each requirement of the file the number of its counterpart, if it has one.
  ///
  /// That is the one of its signature. The rest of both sides is paired by name and labels alone.
  /// So a requirement keeps the user's keys when its types change, or when it becomes `async`. A
  /// requirement under a condition may be one of several, so it is never paired with a different
  /// one.
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
