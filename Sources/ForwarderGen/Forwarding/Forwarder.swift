/// A generated class that passes the calls of a protocol on to its delegates.
struct Forwarder: Equatable, Sendable {
  /// `MultiDownloadDelegate`.
  let name: String
  let access: AccessLevel
  let isolation: Isolation

  /// Whether the delegates may be used on any thread.
  let isSendable: Bool

  /// The attributes that everything emitted for it carries: `@available(macOS 14, *)`.
  let attributes: [String]

  /// The name as it stands in Swift.
  var className: String { Keyword.escaped(name) }

  /// `MultiDownloadDelegateRequirement`.
  var requirementName: String { Keyword.escaped("\(name)Requirement") }

  /// `MultiDownloadDelegateRegistry`.
  var registryName: String { Keyword.escaped("\(name)Registry") }

  /// `MultiDownloadDelegateReference`.
  var referenceName: String { Keyword.escaped("\(name)Reference") }

  /// The names that it gives to types of the module.
  var typeNames: [String] { [name, requirementName, registryName, referenceName] }
}
