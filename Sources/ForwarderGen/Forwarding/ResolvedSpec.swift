/// What one generated file consists of, with every question answered.
struct ResolvedSpec: Equatable, Sendable {
  let source: SourceText
  let imports: [ParsedImport]
  let protocols: [ResolvedProtocol]

  /// How widely the file uses the runtime in declarations; nil when it has no forwarder.
  var runtimeAccess: AccessLevel? {
    protocols.compactMap { $0.forwarder?.access }.max()
  }
}
