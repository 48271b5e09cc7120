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
  package var condition: Condition?
  var doc: String?

  /// The name of the forwarder's registry.
  var registryName: String { delegatesProperty?.name ?? KnownNames.registry }

  package var hasEvents: Bool { leftOutOfEvents != nil }
}

extension ForwarderOptions {
  init(_ object: SpecObject, _ diagnostics: inout Diagnostics) {
    let property = object.string(.delegatesProperty, &diagnostics).known
    delegatesProperty = property.map { text in
      // If it is wrong, what its name should have been is unclear, and collides with nothing.
      diagnostics.attempt(DeclarationParser.delegatesProperty, text)
        ?? AccessibleName(accessPosition: text.start, name: text.text, position: text.start)
    }
    hasQueues = object.boolean(.queues, &diagnostics).known?.value ?? false
    leftOutOfEvents = Self.leftOutOfEvents(object[.events], &diagnostics)
    unchecked = object.parameterNames(.unchecked, &diagnostics)
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
    case .boolean(false): return nil
    case .boolean(true): break
    case .object:
      if let object = SpecObject(node, .events, &diagnostics) {
        return object.parameterNames(.without, &diagnostics)
      }
    default:
      let expected = "true, false or '{ \"without\": […] }'"
      node.refuse(as: "'events'", expected: expected, &diagnostics)
    }
    return ParameterNames()
  }
}
