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
  let delegatesProperty: DelegatesProperty?
  let condition: Condition?
  let doc: String?

  /// What the forwarder's registry is called.
  var registryName: String { delegatesProperty?.name ?? Forwarder.usualRegistryName }
}
