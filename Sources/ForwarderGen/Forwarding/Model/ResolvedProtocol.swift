/// A protocol that is declared in the file, its forwarder, or both.
struct ResolvedProtocol: Sendable {
  let head: ProtocolHead
  let location: SourceLocation
  let condition: ResolvedCondition?
  let isolation: Isolation
  let isDeclaredHere: Bool

  /// Whether it is in a Swift file that the spec names.
  let isInSwiftFile: Bool

  /// The forms that it, or its forwarder, has: on each platform one.
  let forms: [PlatformForm]
  let doc: String?

  /// Its own.
  let requirements: [ResolvedRequirement]
  let associatedTypes: [ResolvedAssociatedType]
  let forwarder: Forwarder?

  /// The requirements that the forwarder implements: inherited ones and the protocol's own.
  let forwarded: [ResolvedRequirement]
}

/// An associated type of a protocol that is declared in the file.
struct ResolvedAssociatedType: Equatable, Sendable {
  /// `associatedtype Item: Sendable`.
  let text: String
  let location: SourceLocation
}
