/// Makes a random composite of the protocols of a sample.
struct CompositeMaker {
  let sample: SpecSample
  let fileCount: Int
  let number: Int
  var random: SplitMix

  init(for sample: SpecSample, fileCount: Int, number: Int, _ random: SplitMix) {
    self.sample = sample
    self.fileCount = fileCount
    self.number = number
    self.random = random
  }

  /// A composite; nil where no protocols go together.
  mutating func make() -> CompositeSample? {
    var made = CompositeSample(name: "All\(sample.name)n\(number)")
    made.file = random.number(0...fileCount - 1)
    made.condition = random.chance(15) ? random.pick(["os(Linux)", "!os(Linux)"]) : nil
    for _ in 0..<random.number(1...3) {
      let fitting = sample.protocols.indices.filter { canCompose($0, in: made) }
      guard let position = random.pickAny(fitting) else { break }
      if random.chance(50) {
        made.required.append(position)
      } else {
        made.accepted.append(position)
      }
    }
    removeWhatIsAcceptedAnyway(&made)
    let positions = made.required + made.accepted
    guard !positions.isEmpty else { return nil }
    let protocols = positions.map { sample.protocols[$0] }
    if random.chance(60) {
      let access = protocols.map(\.access).min() ?? .internal
      made.access = random.pick(ProtocolMaker.levels(upTo: access))
    }
    // As of a protocol: no class with `package import Foundation`.
    if protocols.contains(where: \.facts.isObject) { made.access = .internal }
    if random.chance(10) { made.delegatesProperty = "listeners" }
    if random.chance(10) { made.doc = "All of them." }
    let isQueueable = protocols.allSatisfy {
      $0.facts.isQueueable && $0.facts.isolation == .nonisolated
    }
    made.hasQueues = isQueueable && random.chance(60)
    made.hasEvents =
      isQueueable && protocols.contains { $0.requirements.contains(where: \.isEvent) }
      && random.chance(50)
    let families = protocols.flatMap { $0.facts.ancestors.map { sample.protocols[$0] } + [$0] }
    let taking = families.flatMap(\.requirements).filter(\.takesBox)
    let hasBoxes = made.hasEvents && taking.contains(where: \.isEvent)
    made.leavesBoxOut = hasBoxes && random.chance(60)
    made.sendsBoxUnchecked =
      made.hasQueues && !taking.isEmpty || hasBoxes && !made.leavesBoxOut
    return made
  }

  private func canCompose(_ position: Int, in made: CompositeSample) -> Bool {
    let positions = made.required + made.accepted
    let candidate = sample.protocols[position]
    if positions.contains(position) { return false }
    if sample.firstIsReference, made.file == 0, candidate.file != 0 { return false }
    if !candidate.associatedTypes.isEmpty || !candidate.inheritedTypes.isEmpty { return false }
    if candidate.condition != nil, candidate.condition != made.condition { return false }
    return positions.map { sample.protocols[$0] }
      .allSatisfy { other in
        let isolations = (candidate.facts.isolation, other.facts.isolation)
        let isTogether =
          isolations.0 == isolations.1 || !(isolations.0.isOnActor || isolations.1.isOnActor)
        return isTogether && candidate.facts.isSendable == other.facts.isSendable
      }
  }

  private func removeWhatIsAcceptedAnyway(_ made: inout CompositeSample) {
    let ancestors = made.required.map { sample.protocols[$0].facts.ancestors }
      .reduce(into: Set<Int>()) { $0.formUnion($1) }
    made.accepted.removeAll { ancestors.contains($0) }
  }
}
