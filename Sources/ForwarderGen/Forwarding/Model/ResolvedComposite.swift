/// A forwarder of several protocols.
struct ResolvedComposite: Sendable {
  let forwarder: Forwarder
  let condition: ResolvedCondition?
  let doc: String?

  /// What the forwarder implements: the requirements of all its protocols, each once.
  let forwarded: [ResolvedRequirement]
}
