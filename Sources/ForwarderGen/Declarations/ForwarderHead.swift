/// `MultiX`, or `internal final class MultiX`.
struct ForwarderHead: Equatable, Sendable {
  /// Nil where only a name is given.
  let access: AccessLevel?
  let name: String
  let position: SourcePosition
}
