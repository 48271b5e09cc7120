/// The keys that one kind of object in a spec may have.
package protocol SpecKey: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// The kind of the object, for messages: "a requirement".
  static var objectName: String { get }

  /// The place of such objects in a spec, for messages.
  static var place: String { get }

  static var required: [Self] { get }
}

/// The keys that any object of a spec may have and that the tool ignores.
package enum IgnoredKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case comment = "$comment"
}

package enum SpecFileKey: String, SpecKey {
  case version
  case imports
  case markers
  case protocols
  case composites

  package static let objectName = "a spec"
  package static let place = "the spec itself, beside 'version'"
  package static let required: [Self] = [.version]
}

package enum ImportKey: String, SpecKey {
  case `import`
  case `if`

  package static let objectName = "an import"
  package static let place = "an item of 'imports'"
  package static let required: [Self] = [.import]
}

package enum ProtocolKey: String, SpecKey {
  case `protocol`
  case declared
  case forwarder
  case delegatesProperty
  case queues
  case events
  case unchecked
  case requirements
  case doc
  case `if`

  package static let objectName = "a protocol"
  package static let place = "an item of 'protocols'"
  // `requirements` too, unless the protocol is in a Swift file.
  package static let required: [Self] = [.protocol]
}

/// The keys of an object at `events`.
package enum EventsKey: String, SpecKey {
  case without

  package static let objectName = "'events'"
  package static let place = "an object at 'events'"
  package static let required: [Self] = [.without]
}

package enum CompositeKey: String, SpecKey {
  case forwarder
  case requires
  case accepts
  case delegatesProperty
  case queues
  case events
  case unchecked
  case doc
  case `if`

  package static let objectName = "a composite"
  package static let place = "an item of 'composites'"
  package static let required: [Self] = [.forwarder]
}

package enum RequirementKey: String, SpecKey {
  case declaration
  case requirement
  case dispatch
  case through
  case order
  case `default`
  case optional
  case forwarded
  case errors
  case concurrently
  case event
  case unchecked
  case name
  case doc
  case `if`

  package static let objectName = "a requirement"
  package static let place = "an item of 'requirements'"
  // One of `declaration` and `requirement`, which depends on where the protocol is.
  package static let required: [Self] = []
}

/// The kinds of objects, to find keys in the wrong one.
enum SpecPlace {
  private static let kinds: [any SpecKey.Type] = [
    ProtocolKey.self, RequirementKey.self, SpecFileKey.self, CompositeKey.self, ImportKey.self,
    EventsKey.self,
  ]

  /// The place of objects that may have the key `key`; nil if none may.
  static func place(of key: String) -> String? {
    func has<Key: SpecKey>(_ kind: Key.Type) -> Bool { Key(rawValue: key) != nil }
    return kinds.first { has($0) }?.place
  }
}
