/// A requirement as one forwarder implements it.
@dynamicMemberLookup
struct ResolvedRequirement: Sendable {
  /// The parts that are the same in every forwarder.
  let declared: DeclaredRequirement

  /// The isolation of its protocol, where that is not the forwarder's; otherwise unstated.
  var statedIsolation = Isolation.unstated

  /// Which types can adopt the protocol that declares it.
  var adopters = Adopters.objects

  /// Whether `NSObject` has such a member.
  var isOverride = false

  /// In a composite, what a delegate is called as, which need not conform to the protocol that has
  /// the requirement: `MultiTableAsTableEditing`.
  var acceptedRole: String?

  /// Whether it is written as a member of an Objective-C protocol.
  var isObjectiveCMember = false

  init(_ declared: DeclaredRequirement) {
    self.declared = declared
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<DeclaredRequirement, Value>) -> Value {
    declared[keyPath: keyPath]
  }
}

extension ResolvedRequirement {
  /// Whether an adopter may leave it out, and a default implementation takes its place.
  var isOptional: Bool { declared.isOptional && !isObjectiveCMember }

  /// Whether delegates can be asked if they have it: it is `optional` in Objective-C.
  var isOptionalMember: Bool {
    isObjectiveCMember && (declared.isOptional || declared.declaration.isOptionalInObjectiveC)
  }

  /// Whether it says that it runs on no actor.
  var isNonisolated: Bool {
    statedIsolation == .nonisolated || declared.declaration.isNonisolated
  }

  /// Whether it names an actor that it runs on, or is given one, or gets one from its protocol.
  var namesActor: Bool {
    statedIsolation == .unstated ? declared.declaration.namesActor : statedIsolation.isOnActor
  }

  /// Whether it can run off the actor of a forwarder that states `isolation`, or nothing.
  func mayRun(off isolation: Isolation) -> Bool {
    let declaration = declared.declaration
    if isolation == .nonisolated { return false }
    if isNonisolated || declaration.isConcurrent || declaration.isOnParameter { return true }
    let stated = statedIsolation == .unstated ? declaration.isolation : statedIsolation
    guard stated.isOnActor else { return false }
    // An isolation that is not stated can only be that of the main actor, by the module's default.
    return stated != (isolation.isOnActor ? isolation : .mainActor)
  }

  /// Whether a default implementation could answer for an adopter that leaves the requirement out,
  /// in place of one that has it.
  ///
  /// The forwarder cannot distinguish the two.
  ///
  /// A neutral answer is still an answer: if no other delegate responds, it replaces a `default`
  /// with a different value.
  var mayBeAnsweredByOmission: Bool {
    guard isOptional else { return false }
    return switch declared.dispatch.name.facts.answersByOmission {
    case .always: true
    case .never: false
    case .ifThereIsValue: declared.declaration.value != nil
    case .ifThereIsDefault: declared.fallback != nil
    }
  }

  /// The requirement in a forwarder of `form` that is an `NSObject`, or is not.
  func written(in form: PlatformForm, asObject isObject: Bool) -> Self {
    var requirement = self
    requirement.isOverride = isOverride && isObject
    requirement.isObjectiveCMember = form == .objectiveC && declared.isObjectiveC
    return requirement
  }

  /// Whether delegates are asked by selector if they have it: they need not, and can tell.
  ///
  /// In a composite that is also what an accepted protocol requires; of a subscript Swift names no
  /// selector.
  var isAskedFor: Bool {
    if case .subscript = declared.declaration { return false }
    return isOptionalMember || isObjectiveCMember && acceptedRole != nil
  }
}
