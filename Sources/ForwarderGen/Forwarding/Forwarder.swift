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

  /// `MultiDownloadDelegateRequirement`.
  var requirementName: String { "\(name)Requirement" }

  /// `MultiDownloadDelegateRegistry`.
  var registryName: String { "\(name)Registry" }

  /// `MultiDownloadDelegateReference`.
  var referenceName: String { "\(name)Reference" }
}
