/// The differences between the forwarders that random programs run on.
struct ForwarderShape {
  static let everything = Set(ModelRequirement.allCases)

  /// The protocols that it forwards.
  let parts: ModelPart

  /// The classes of its delegates, which take turns.
  let kinds: [ParticipantKind]

  /// Whether its delegates may be registered on queues.
  var hasQueues = false

  /// Whether it has no call that leaves `handling:` out.
  var statesHandling = false

  var requirements: [ModelRequirement] {
    ModelRequirement.allCases.filter { !$0.parts.isDisjoint(with: parts) }
  }

  func kind(_ object: Int) -> ParticipantKind { kinds[object % kinds.count] }

  /// Whether `object` conforms to anything that is forwarded.
  func admits(_ object: Int) -> Bool { !kind(object).parts.isDisjoint(with: parts) }

  func stated(_ handling: ModelStep.Handling?) -> ModelStep.Handling? {
    statesHandling ? handling ?? Self.everything : handling
  }
}
