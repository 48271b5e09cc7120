/// An item of a spec's `composites`.
struct CompositeSpec: Equatable, Sendable {
  /// `public final class MultiTable`; nil, and reported, where there is none.
  let forwarder: EmbeddedText?

  /// The names of the protocols to all of which every delegate conforms.
  let required: [EmbeddedText]

  /// The names of the protocols to which a delegate may conform.
  let accepted: [EmbeddedText]

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  /// Another name for the forwarder's `delegates`.
  let delegatesProperty: EmbeddedText?

  /// `canImport(UIKit)`.
  let condition: EmbeddedText?
  let doc: EmbeddedText?
}
