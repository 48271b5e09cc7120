/// An item of `composites`.
struct ParsedComposite: Equatable, Sendable {
  /// `public final class MultiTable`.
  let forwarder: ForwarderHead

  /// The names of the protocols to all of which every delegate conforms.
  let required: [EmbeddedText]

  /// The names of the protocols to which a delegate may conform.
  let accepted: [EmbeddedText]

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  let delegatesProperty: DelegatesProperty?
  let condition: Condition?
  let doc: String?

  /// The name of the forwarder's registry.
  var registryName: String { delegatesProperty?.name ?? Forwarder.usualRegistryName }
}
