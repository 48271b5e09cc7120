/// Makes a random protocol that goes with those that a sample has already.
struct ProtocolMaker {
  let sample: SpecSample

  /// How many files the sample has.
  let fileCount: Int
  var specialNames: [String]
  var random: SplitMix
  private var made: ProtocolSample

  private var position: Int { sample.protocols.count }

  init(for sample: SpecSample, fileCount: Int, specialNames: [String], _ random: SplitMix) {
    self.sample = sample
    self.fileCount = fileCount
    self.specialNames = specialNames
    self.random = random
    made = ProtocolSample(name: "")
  }

  mutating func make() -> ProtocolSample {
    made.file = random.number(0...fileCount - 1)
    made.name = "\(random.pick(["Screen", "Feed", "URL", "x"]))\(sample.name)n\(position)"
    if random.chance(5) { made.name = "`raw: \(made.name)`" }
    if random.chance(8) { made.outerType = random.pick(SampleSupport.outerTypes) }
    made.access = random.pick([.internal, .internal, .package, .public, .public])
    made.isElsewhere = random.chance(30)
    made.isInFile = made.isElsewhere && random.chance(60)
    chooseBases()
    chooseIsolation()
    chooseMarkers()
    chooseAttributes()
    chooseAssociatedTypes()
    choosePrimaryTypes()
    chooseForwarder()
    addRequirements()
    // The arguments of others may not be Sendable.
    made.hasEvents =
      made.facts.isQueueable && made.requirements.contains(where: \.isEvent) && random.chance(50)
    let events = made.requirements.indices.filter { made.requirements[$0].isEvent }
    // One event has to be left. Forwarders of other targets may have those of a public protocol.
    let others = made.hasEvents ? events.dropFirst() : made.access > .internal ? events[...] : []
    for index in others where random.chance(30) { made.requirements[index].isNoEvent = true }
    sendBox()
    return made
  }

  /// Says what happens to arguments that are not `Sendable`, where the compiler would refuse them.
  private mutating func sendBox() {
    if case .none = made.forwarder { return }
    let inherited = made.facts.ancestors.flatMap { sample.protocols[$0].requirements }
    let takesBox = (inherited + made.requirements).contains(where: \.takesBox)
    let hasBoxes = (inherited + made.requirements).contains { $0.isEvent && $0.takesBox }
    made.leavesBoxOut = made.hasEvents && hasBoxes && random.chance(60)
    if made.hasQueues, takesBox, !inherited.contains(where: \.takesBox), random.chance(50) {
      for index in made.requirements.indices where made.requirements[index].takesBox {
        made.requirements[index].sendsBoxUnchecked = true
      }
    } else {
      made.sendsBoxUnchecked =
        made.hasQueues && takesBox || made.hasEvents && hasBoxes && !made.leavesBoxOut
    }
  }

  // MARK: The head

  private mutating func chooseBases() {
    guard random.chance(45) else { return }
    for _ in 0..<random.number(1...2) {
      let fitting = sample.protocols.indices.filter { canInherit($0) }
      guard let base = random.pickAny(fitting) else { return }
      made.bases.append(base)
      inherit(from: base)
    }
  }

  private func canInherit(_ position: Int) -> Bool {
    let base = sample.protocols[position]
    if made.bases.contains(position) || made.facts.ancestors.contains(position) { return false }
    let others = made.bases.map { sample.protocols[$0] }
    if others.contains(where: { $0.facts.ancestors.contains(position) }) { return false }
    // A reference is generated first, on its own.
    if sample.firstIsReference, made.file == 0, base.file != 0 { return false }
    if base.access < made.access || base.outerType == "`default`" { return false }
    // The compiler's warning of an endless recursion, in a class with `package import Foundation`,
    // is about no code of anybody's.
    if base.facts.isObject, made.access == .package { return false }
    // Under a condition an heir would need the same.
    if base.condition != nil { return false }
    // A protocol from elsewhere cannot inherit one that may be on the module's actor.
    if made.isElsewhere, base.facts.isolation == .unstated { return false }
    // One actor for all: else Swift infers none.
    return others.allSatisfy { other in
      !(base.facts.isolation.isOnActor && other.facts.isolation.isOnActor)
        || base.facts.isolation == other.facts.isolation
    }
  }

  private mutating func inherit(from position: Int) {
    let base = sample.protocols[position]
    made.facts.ancestors.formUnion(base.facts.ancestors.union([position]))
    made.facts.isClassBound = made.facts.isClassBound || base.facts.isClassBound
    made.facts.isSendable = made.facts.isSendable || base.facts.isSendable
    made.facts.isObject = made.facts.isObject || base.facts.isObject
    made.facts.isDeprecated = made.facts.isDeprecated || base.facts.isDeprecated
    if made.access == .public { made.facts.isSPI = made.facts.isSPI || base.facts.isSPI }
    for type in base.inheritedTypes + base.associatedTypes
    where !made.inheritedTypes.contains(where: { $0.name == type.name }) {
      made.inheritedTypes.append(type)
    }
  }

  private mutating func chooseIsolation() {
    let inherited = made.bases.map { sample.protocols[$0].facts.isolation }
    let actors = inherited.filter(\.isOnActor)
    let hasUnstated = inherited.contains(.unstated)
    let choices: [ProtocolSample.Isolation] =
      if hasUnstated {
        [.unstated]
      } else if let actor = actors.first {
        // Of what exists elsewhere, Swift 5 does not infer where it is.
        (made.isElsewhere ? [] : [.unstated]) + [actor, .nonisolated]
      } else {
        [
          .unstated, .unstated, .unstated, .nonisolated, .nonisolated, .globalActor("MainActor"),
          .globalActor("MainActor"), .globalActor("OrbitActor"),
        ]
      }
    made.stated = random.pick(choices)
    // No isolation fits both: the generator asks for that of the base that states none.
    if !actors.isEmpty, hasUnstated { return inheritNothing() }
    made.facts.isolation = made.stated
    if made.stated == .unstated {
      made.facts.isolation = actors.first ?? (made.isElsewhere ? .nonisolated : .unstated)
    }
  }

  private mutating func inheritNothing() {
    made.bases = []
    made.inheritedTypes = []
    let isObject = made.markers.contains("NSObjectProtocol")
    made.facts = ProtocolSample.Facts(
      isClassBound: isObject || made.markers.contains("AnyObject"),
      isSendable: made.markers.contains("Sendable"),
      isObject: isObject,
      isolation: made.facts.isolation
    )
    made.hasQueues = false
  }

  private mutating func chooseMarkers() {
    if random.chance(made.bases.isEmpty ? 75 : 15) {
      let isObject = random.chance(12) && made.access != .package
      made.markers.append(isObject ? "NSObjectProtocol" : "AnyObject")
      made.facts.isClassBound = true
      made.facts.isObject = made.facts.isObject || isObject
    }
    if random.chance(20) {
      made.markers.append("Sendable")
      made.facts.isSendable = true
    }
    if random.chance(10) { made.markers.append("Marked") }
    let bases = made.bases.map { sample.protocols[$0].facts }
    made.facts.isQueueable =
      !made.facts.isolation.isOnActor && bases.allSatisfy(\.isQueueable)
      && !bases.contains { $0.isolation == .unstated } && random.chance(35)
    if made.facts.isQueueable, random.chance(60) {
      made.hasQueues = true
      made.facts.isolation = .nonisolated
    }
  }

  private mutating func chooseAttributes() {
    if made.access == .public, made.facts.isSPI || random.chance(12) {
      made.attributes.append("@_spi(Inner)")
      made.facts.isSPI = true
    }
    if made.facts.isDeprecated || random.chance(5) {
      made.attributes.append("@available(*, deprecated, message: \"gone\")")
      made.facts.isDeprecated = true
    } else if random.chance(8) {
      made.attributes.append(
        random.pick(["@available(macOS 99, iOS 99, *)", "@available(swift 5)"])
      )
    }
    // In Swift 5 mode the compiler sometimes finds a `nonisolated(unsafe)` unnecessary then that it
    // asks for in Swift 6, in composites, too.
    let isSafe = made.facts.isolation != .unstated && !made.facts.isClassBound
    if random.chance(8), isSafe || made.facts.isolation.isOnActor {
      made.attributes.append("@preconcurrency")
    }
    if random.chance(8) { made.condition = random.pick(["os(Linux)", "!os(Linux)"]) }
    if random.chance(10) { made.doc = "Is told what happens.\n\nTwice. `*/` /*" }
  }

  private mutating func chooseAssociatedTypes() {
    guard random.chance(made.isElsewhere ? 30 : 10) else { return }
    // On a queue everything is sent.
    let constraints = (made.facts.isQueueable ? [] : [nil]) + ["Sendable", "Hashable & Sendable"]
    for index in 0..<random.number(1...2) {
      let name = random.pick(["Item", "`Key: Item`"])
        .replacing("Item", with: "Item\(position)_\(index)")
      if made.associatedTypes.contains(where: { $0.name == name }) { continue }
      made.associatedTypes.append(.init(name: name, constraint: random.pick(constraints)))
    }
    if random.chance(40), let type = made.associatedTypes.first {
      made.whereClause = "\(type.name): \(random.pick(["Equatable", "Comparable"]))"
    }
  }

  /// A protocol that a spec declares has primary types only.
  private mutating func choosePrimaryTypes() {
    guard made.isElsewhere else { return }
    for type in made.inheritedTypes + made.associatedTypes where random.chance(60) {
      made.nonprimaryTypes.insert(type.name)
    }
  }

  private mutating func chooseForwarder() {
    let levels = Self.levels(upTo: made.access).filter { $0 != .package || !made.facts.isObject }
    let name = "Many\(sample.name)n\(position)"
    switch random.number(0...19) {
    case 0: made.forwarder = .none
    case 1, 2: made.forwarder = .named(name)
    case 3...6: made.forwarder = .head(name, random.pick(levels))
    default: break
    }
    if random.chance(10) {
      let access = random.pick(["", "", "internal "])
      made.delegatesProperty = access + random.pick(["listeners", "größen", "delegate"])
    }
  }

  /// The access levels up to `access`.
  static func levels(upTo access: ProtocolSample.Access) -> [ProtocolSample.Access] {
    [.internal, .package, .public].filter { $0 <= access }
  }

  // MARK: Requirements

  private mutating func addRequirements() {
    var maker = RequirementMaker(of: made, at: position, specialNames: specialNames, random)
    for _ in 0..<maker.random.pick([0, 1, 1, 2, 2, 3, 3, 4, 6]) {
      made.requirements.append(maker.make())
    }
    specialNames = maker.specialNames
    random = maker.random
  }
}
