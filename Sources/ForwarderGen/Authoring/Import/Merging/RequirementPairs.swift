/// Finds the import's counterparts of the requirements that a spec has.
enum RequirementPairs {
  /// A requirement and the condition that it stands under.
  struct Side: Equatable, Sendable {
    let identity: RequirementIdentity
    let condition: String?
  }

  /// For each requirement of the file the number of its counterpart, if it has one.
  ///
  /// That is the one of its signature. What is left over on both sides is told by name and labels
  /// alone, so that a requirement whose types have changed, or that has become `async`, keeps what
  /// the user says of it. What stands under a condition may be one of several: it is never mistaken
  /// for another.
  static func counterparts(of existing: [Side], in imported: [Side]) -> [Int?] {
    var taken: Set<Int> = []
    var counterparts = existing.map { side -> Int? in
      let candidates = imported.indices.filter {
        imported[$0].identity.signature == side.identity.signature
      }
      let choice =
        candidates.first { imported[$0].condition == side.condition }
        ?? candidates.first { !taken.contains($0) } ?? candidates.first
      if let choice { taken.insert(choice) }
      return choice
    }
    let left = existing.indices.filter {
      counterparts[$0] == nil && existing[$0].condition == nil
    }
    let offered = imported.indices.filter {
      !taken.contains($0) && imported[$0].condition == nil
    }
    for index in left {
      let name = existing[index].identity.name
      let choices = offered.filter { imported[$0].identity.name == name }
      let rivals = left.filter { existing[$0].identity.name == name }
      if choices.count == 1, rivals.count == 1 { counterparts[index] = choices[0] }
    }
    return counterparts
  }
}
