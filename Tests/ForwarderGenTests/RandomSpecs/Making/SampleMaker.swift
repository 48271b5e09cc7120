/// Makes the random specs of one target.
struct SampleMaker {
  private var random: SplitMix
  private var sample: SpecSample
  private let fileCount: Int

  /// Names that generated code uses as well, for one requirement of a sample each.
  private static let specialNames = [
    "add", "remove", "delegate", "responders", "responder", "handling", "`default`", "`init`",
    "registry", "retaining", "answer", "max", "type", "any", "`some`", "combine", "claims", "queue",
    "value", "object", "identity", "other", "attach", "isEmpty", "responds",
  ]

  /// The sample number `index` of those that `seed` gives.
  static func sample(seed: UInt64, index: Int) -> SpecSample {
    var maker = SampleMaker(seed: seed, index: index)
    maker.make()
    return maker.sample
  }

  private init(seed: UInt64, index: Int) {
    random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(index) &* 7_919)
    sample = SpecSample(name: "S\(index)")
    fileCount = random.pick([1, 1, 1, 2, 3])
    sample.firstIsReference = fileCount > 1 && random.chance(40)
  }

  private mutating func make() {
    var specialNames = Self.specialNames
    for _ in 0..<random.pick([1, 1, 2, 2, 3, 4]) {
      var maker = ProtocolMaker(
        for: sample,
        fileCount: fileCount,
        specialNames: specialNames,
        random
      )
      sample.protocols.append(maker.make())
      specialNames = maker.specialNames
      random = maker.random
    }
    repeatRequirement()
    leaveImports()
    guard random.chance(50) else { return }
    for index in 0..<random.number(1...2) {
      var maker = CompositeMaker(for: sample, fileCount: fileCount, number: index, random)
      if let composite = maker.make() { sample.composites.append(composite) }
      random = maker.random
    }
  }

  /// Lets specs repeat what is in a file with an import that they do not need: the compiler warns of it.
  private mutating func leaveImports() {
    guard sample.protocols.contains(where: { $0.isElsewhere && $0.facts.isObject }) else { return }
    for index in sample.protocols.indices where !sample.protocols[index].facts.isObject {
      sample.protocols[index].isInFile = false
    }
  }

  /// Lets an heir declare a requirement again that it inherits.
  private mutating func repeatRequirement() {
    guard random.chance(15) else { return }
    let heirs = sample.protocols.indices.filter { !sample.protocols[$0].bases.isEmpty }
    guard let heir = random.pickAny(heirs) else { return }
    let base = sample.protocols[sample.protocols[heir].bases[0]]
    let isAlike =
      base.facts.isolation == sample.protocols[heir].facts.isolation
      && base.facts.isClassBound == sample.protocols[heir].facts.isClassBound
      && base.facts.isQueueable == sample.protocols[heir].facts.isQueueable
    guard isAlike, let repeated = random.pickAny(base.requirements) else { return }
    if repeated.attributes.contains(where: { $0.hasPrefix("@_spi") }) { return }
    sample.protocols[heir].requirements.append(repeated)
  }
}
