/// The keys that one kind of object in a spec may have.
protocol SpecKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What the object is, for messages: "a requirement".
  static var objectName: String { get }

  /// The keys that the object must have.
  static var required: [Self] { get }
}

/// The keys that any object of a spec may have and that nobody reads.
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
  static let required: [Self] = [.version]
}

enum ImportKey: String, SpecKey {
  case `import`
  case `if`

  static let objectName = "an import"
  static let required: [Self] = [.import]
}

enum ProtocolKey: String, SpecKey {
  case `protocol`
  case declared
  case forwarder
  case delegatesProperty
  case queues
  case requirements
  case doc
  case `if`

  static let objectName = "a protocol"
  // `requirements` too, unless the protocol is in a Swift file.
  static let required: [Self] = [.protocol]
}

enum CompositeKey: String, SpecKey {
  case forwarder
  case requires
  case accepts
  case delegatesProperty
  case queues
  case doc
  case `if`

  static let objectName = "a composite"
  static let required: [Self] = [.forwarder]
}

enum RequirementKey: String, SpecKey {
  case declaration
  case requirement
  case dispatch
  case `default`
  case optional
  case errors
  case concurrently
  case name
  case doc
  case `if`

  static let objectName = "a requirement"
  // One of `declaration` and `requirement`, which depends on where the protocol is.
  static let required: [Self] = []
}
