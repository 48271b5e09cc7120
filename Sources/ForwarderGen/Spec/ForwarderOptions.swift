/// What the item of a protocol or of a composite says about its forwarder, to which it goes whole; the Swift
/// file of a protocol states the condition and the documentation.
package struct ForwarderOptions: Equatable, Sendable {
  /// Another name for the forwarder's `delegates`.
  var delegatesProperty: AccessibleName?

  /// Whether registrations may name a queue.
  package var hasQueues = false

  /// The parameters whose arguments are in no event of the forwarder's stream; nil if it has none.
  var leftOutOfEvents: ParameterNames?

  /// The parameters whose arguments are sent elsewhere although the compiler cannot check them.
  var unchecked = ParameterNames()

  /// `canImport(UIKit)`.
  package var condition: Condition?
  var doc: String?

  /// The name of the forwarder's registry.
  var registryName: String { delegatesProperty?.name ?? KnownNames.registry }

  package var hasEvents: Bool { leftOutOfEvents != nil }
}

/// The keys of an object that makes a forwarder.
protocol ForwarderKey: SpecKey {
  static var delegatesProperty: Self { get }
  static var queues: Self { get }
  static var events: Self { get }
  static var unchecked: Self { get }
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
        ?? AccessibleName(accessPosition: text.start, name: text.text, position: text.start)
    }
    hasQueues = object.boolean(.queues, &diagnostics).known?.value ?? false
    leftOutOfEvents = Self.leftOutOfEvents(object[.events], &diagnostics)
    unchecked = object.parameterNames(.unchecked, &diagnostics).known ?? unchecked
    condition = object.swift(.if, DeclarationParser.condition, &diagnostics).known
    doc = object.string(.doc, &diagnostics).known?.text
  }

  /// What the value `stated` of `events` leaves out of them: nothing, after a report, if that is unclear.
  private static func leftOutOfEvents(
    _ stated: Stated<JSONNode>,
    _ diagnostics: inout Diagnostics
  ) -> ParameterNames? {
    guard let node = stated.known else { return stated == .absent ? nil : ParameterNames() }
    switch node.value {
    case .boolean(let hasEvents): return hasEvents ? ParameterNames() : nil
    case .object:
      let object = SpecObject<EventsKey>(node, &diagnostics)
      return object?.parameterNames(.without, &diagnostics).known ?? ParameterNames()
    default:
      let expected = "true, false or '{ \"without\": […] }'"
      node.refuse(as: "'events'", expected: expected, &diagnostics)
      return ParameterNames()
    }
  }
}
