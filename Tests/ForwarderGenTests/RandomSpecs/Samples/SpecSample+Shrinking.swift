extension SpecSample {
  /// Leaves out of the sample whatever can be left out while it still fails.
  ///
  /// `firstFailing` says which of some samples does.
  func shrunk(firstFailing: ([SpecSample]) throws -> Int?) rethrows -> SpecSample {
    var sample = self
    while true {
      let reductions = sample.reductions
      guard let position = try firstFailing(reductions) else { return sample }
      sample = reductions[position]
    }
  }

  /// Samples with one thing less, the biggest things first.
  private var reductions: [SpecSample] {
    let fewer =
      composites.indices.map { position in changed { $0.composites.remove(at: position) } }
      + protocols.indices.reversed().compactMap { withoutProtocol(at: $0) }
      + (protocols.contains { $0.file > 0 } ? [changed { $0.joinFiles() }] : [])
    let changes = protocols.indices.flatMap { position in
      protocols[position].reductions.map { less in changed { $0.protocols[position] = less } }
    }
    return fewer + changes + composites.indices.flatMap { reductions(ofComposite: $0) }
  }

  private func changed(_ change: (inout SpecSample) -> Void) -> SpecSample {
    var sample = self
    change(&sample)
    return sample
  }

  private mutating func joinFiles() {
    for index in protocols.indices { protocols[index].file = 0 }
    for index in composites.indices { composites[index].file = 0 }
    firstIsReference = false
  }

  /// Without a protocol that no other inherits and no composite names.
  private func withoutProtocol(at position: Int) -> SpecSample? {
    let isNamed =
      protocols.contains { $0.bases.contains(position) }
      || composites.contains { ($0.required + $0.accepted).contains(position) }
    if isNamed || protocols.count == 1 { return nil }
    func moved(_ other: Int) -> Int { other > position ? other - 1 : other }
    return changed { sample in
      sample.protocols.remove(at: position)
      for index in sample.protocols.indices {
        sample.protocols[index].bases = sample.protocols[index].bases.map(moved)
      }
      for index in sample.composites.indices {
        sample.composites[index].required = sample.composites[index].required.map(moved)
        sample.composites[index].accepted = sample.composites[index].accepted.map(moved)
      }
    }
  }

  private func reductions(ofComposite position: Int) -> [SpecSample] {
    let composite = composites[position]
    func less(_ change: (inout CompositeSample) -> Void) -> SpecSample {
      changed { change(&$0.composites[position]) }
    }
    return composite.required.indices.map { index in less { $0.required.remove(at: index) } }
      + composite.accepted.indices.map { index in less { $0.accepted.remove(at: index) } }
      + (composite.hasQueues ? [less { $0.hasQueues = false }] : [])
      + (composite.hasEvents ? [less { $0.hasEvents = false }] : [])
      + (composite.leavesBoxOut ? [less { $0.leavesBoxOut = false }] : [])
      + (composite.sendsBoxUnchecked ? [less { $0.sendsBoxUnchecked = false }] : [])
      + (composite.access == nil ? [] : [less { $0.access = nil }])
      + (composite.condition == nil ? [] : [less { $0.condition = nil }])
      + (composite.doc == nil ? [] : [less { $0.doc = nil }])
      + (composite.delegatesProperty == nil ? [] : [less { $0.delegatesProperty = nil }])
  }
}
