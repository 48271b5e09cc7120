/// What one generated file consists of, with every question answered.
struct ResolvedSpec: Sendable {
  /// The file's, as it was given.
  let path: String
  let imports: [ResolvedImport]
  let protocols: [ResolvedProtocol]
  let composites: [ResolvedComposite]

  /// How widely the file uses the runtime in declarations; nil when it has no forwarder.
  var runtimeAccess: AccessLevel? {
    let forwarders = protocols.compactMap(\.forwarder) + composites.map(\.forwarder)
    return forwarders.map(\.access).max()
  }
}
