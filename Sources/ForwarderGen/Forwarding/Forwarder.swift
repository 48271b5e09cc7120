/// A generated class that passes the calls of a protocol on to its delegates.
struct Forwarder: Equatable, Sendable {
  /// `MultiDownloadDelegate`.
  let name: String
  let access: AccessLevel
  let isolation: Isolation

  /// Whether the delegates may be used on any thread.
  let isSendable: Bool

  /// Whether only objects can adopt the protocol.
  let isClassBound: Bool

  /// Whether it has to be an `NSObject` to adopt the protocol.
  let inheritsNSObject: Bool

  /// `delegates`, or what is there in its place.
  let delegatesProperty: String

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// The attributes that everything emitted for it carries: `@available(macOS 14, *)`.
  let attributes: [String]

  /// One per associated type.
  let generics: [GenericParameter]

  /// ` where Item: Hashable`, or nothing.
  let whereClause: String

  /// The name as it stands in Swift.
  var className: String { Keyword.escaped(name) }

  /// `MultiDownloadDelegateRequirement`.
  var requirementName: String { Keyword.escaped("\(name)Requirement") }

  /// `MultiDownloadDelegateRegistry`.
  var registryName: String { Keyword.escaped("\(name)Registry") }

  /// `MultiDownloadDelegateReference`.
  var referenceName: String { Keyword.escaped("\(name)Reference") }

  /// `MultiDownloadDelegateDelegate`.
  var aliasName: String { Keyword.escaped("\(name)Delegate") }

  /// `MultiDownloadDelegateValue`.
  var valueName: String { Keyword.escaped("\(name)Value") }

  /// The names that it gives to types of the module.
  var typeNames: [String] {
    [name] + ["Requirement", "Registry", "Reference"].map { name + $0 }
      + (isClassBound ? [] : ["\(name)Value"])
  }
}
