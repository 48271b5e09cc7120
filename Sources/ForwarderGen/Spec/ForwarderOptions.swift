/// What the item of a protocol or of a composite says about its forwarder, to which it goes whole; the Swift
/// file of a protocol states the condition and the documentation.
struct ForwarderOptions: Equatable, Sendable {
  /// Another name for the forwarder's `delegates`.
  var delegatesProperty: DelegatesProperty?

  /// Whether registrations may name a queue.
  var hasQueues = false

  /// Whether the forwarder has a stream of events.
  var hasEvents = false

  /// `canImport(UIKit)`.
  var condition: Condition?
  var doc: String?

  /// The name of the forwarder's registry.
  var registryName: String { delegatesProperty?.name ?? KnownNames.registry }
}

/// The keys of an object that makes a forwarder.
protocol ForwarderKey: SpecKey {
  static var delegatesProperty: Self { get }
  static var queues: Self { get }
  static var events: Self { get }
  static var doc: Self { get }
  static var `if`: Self { get }
}

extension ProtocolKey: ForwarderKey {}
extension CompositeKey: ForwarderKey {}

extension ForwarderOptions {
  init(_ object: SpecObject<some ForwarderKey>, _ diagnostics: inout Diagnostics) {
    let property = object.string(.delegatesProperty, &diagnostics).known
    delegatesProperty = property.map { text in
      // If it is wrong, what its name should have been is unclear, and collides with nothing.
      diagnostics.attempt(DeclarationParser.delegatesProperty, text)
        ?? DelegatesProperty(accessPosition: text.start, name: text.text)
    }
    hasQueues = object.boolean(.queues, &diagnostics).known?.value ?? false
    hasEvents = object.boolean(.events, &diagnostics).known?.value ?? (object[.events] != .absent)
    condition = object.swift(.if, DeclarationParser.condition, &diagnostics).known
    doc = object.string(.doc, &diagnostics).known?.text
  }
}
