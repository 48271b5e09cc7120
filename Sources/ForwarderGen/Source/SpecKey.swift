/// The keys that one kind of object in a spec may have.
protocol SpecKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The kind of the object, for messages: "a requirement".
  static var objectName: String { get }

  /// The place of such objects in a spec, for messages.
  static var place: String { get }

  static var required: [Self] { get }
}

/// The keys that any object of a spec may have and that the tool ignores.
enum IgnoredKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case comment = "$comment"
}

enum SpecFileKey: String, SpecKey {
  case version
  case imports
  case markers
  case protocols
  case composites

  static let objectName = "a spec"
  static let place = "the spec itself, beside 'version'"
  static let required: [Self] = [.version]
}

enum ImportKey: String, SpecKey {
  case `import`
  case `if`

  static let objectName = "an import"
  static let place = "an item of 'imports'"
  static let required: [Self] = [.import]
}

enum ProtocolKey: String, SpecKey {
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

  static let objectName = "a protocol"
  static let place = "an item of 'protocols'"
  // `requirements` too, unless the protocol is in a Swift file.
  static let required: [Self] = [.protocol]
}

/// The keys of an object at `events`.
enum EventsKey: String, SpecKey {
  case without

  static let objectName = "'events'"
  static let place = "an object at 'events'"
  static let required: [Self] = [.without]
}

enum CompositeKey: String, SpecKey {
  case forwarder
  case requires
  case accepts
  case delegatesProperty
  case queues
  case events
  case unchecked
  case doc
  case `if`

  static let objectName = "a composite"
  static let place = "an item of 'composites'"
  static let required: [Self] = [.forwarder]
}

enum RequirementKey: String, SpecKey {
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

  static let objectName = "a requirement"
  static let place = "an item of 'requirements'"
  // One of `declaration` and `requirement`, which depends on where the protocol is.
  static let required: [Self] = []
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
