/// A requirement, and the protocol that declares it.
struct SourcedRequirement: Sendable {
  var requirement: ResolvedRequirement

  /// Where the protocol is in the table.
  let source: Int
}
