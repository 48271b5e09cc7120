/// The keys of the objects in a spec.
package enum SpecKey: String, Sendable {
  case version, imports, markers, protocols, composites
  case `import`, `if`
  case `protocol`, declared, forwarder, delegatesProperty, queues, events, unchecked, requirements
  case doc
  case without
  case requires, accepts
  case declaration, requirement, dispatch, through, order, `default`, optional, forwarded, errors
  case concurrently, event, name

  /// Those that any object may have and that the tool ignores.
  static let ignored: Set<String> = ["$schema", "$comment"]
}

/// A kind of object in a spec.
package struct SpecObjectKind: Sendable {
  /// The kind, for messages: "a requirement".
  let name: String

  /// Where such objects are in a spec, for messages.
  let place: String

  /// The keys that it may have, in their usual order.
  package let keys: [SpecKey]
  var required: [SpecKey] = []

  package static let spec = SpecObjectKind(
    name: "a spec",
    place: "the spec itself, beside 'version'",
    keys: [.version, .imports, .markers, .protocols, .composites],
    required: [.version]
  )

  static let `import` = SpecObjectKind(
    name: "an import",
    place: "an item of 'imports'",
    keys: [.import, .if],
    required: [.import]
  )

  // Its `requirements` are required, too, unless the protocol is in a Swift file.
  package static let `protocol` = SpecObjectKind(
    name: "a protocol",
    place: "an item of 'protocols'",
    keys: [
      .protocol, .declared, .forwarder, .delegatesProperty, .queues, .events, .unchecked,
      .requirements, .doc, .if,
    ],
    required: [.protocol]
  )

  static let events = SpecObjectKind(
    name: "'events'",
    place: "an object at 'events'",
    keys: [.without],
    required: [.without]
  )

  static let composite = SpecObjectKind(
    name: "a composite",
    place: "an item of 'composites'",
    keys: [
      .forwarder, .requires, .accepts, .delegatesProperty, .queues, .events, .unchecked, .doc, .if,
    ],
    required: [.forwarder]
  )

  // One of `declaration` and `requirement` is required, which depends on where the protocol is.
  static let requirement = SpecObjectKind(
    name: "a requirement",
    place: "an item of 'requirements'",
    keys: [
      .declaration, .requirement, .dispatch, .through, .order, .default, .optional, .forwarded,
      .errors, .concurrently, .event, .unchecked, .name, .doc, .if,
    ]
  )

  /// In the order in which a key is looked for that an object of another kind has.
  static let all: [SpecObjectKind] = [
    .protocol, .requirement, .spec, .composite, .import, .events,
  ]
}
