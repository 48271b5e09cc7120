/// An item of `protocols`.
struct ParsedProtocol: Equatable, Sendable {
  enum ForwarderChoice: Equatable, Sendable {
    case derived
    case none
    case head(ForwarderHead)
  }

  /// Nil where it could not be parsed.
  let head: ProtocolHead?
  let place: ProtocolSpec.Place
  let forwarder: ForwarderChoice
  let requirements: [ParsedRequirement]
  let associatedTypes: [AssociatedTypeDeclaration]

  /// Whether all that it requires could be parsed.
  let isComplete: Bool
  let delegatesProperty: DelegatesProperty?

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  let condition: Condition?
  let doc: String?

  /// The item about it, if it is in a Swift file.
  var item: SpecItem?

  /// The name of the forwarder's registry; nil if there is no forwarder.
  var registryName: String? {
    forwarder == .none ? nil : delegatesProperty?.name ?? Forwarder.usualRegistryName
  }
}
