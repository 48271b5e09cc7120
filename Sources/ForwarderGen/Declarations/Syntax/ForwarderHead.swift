/// `MultiX`, or `internal final class MultiX`.
struct ForwarderHead: Equatable, Sendable {
  /// Nil where only a name is given.
  let access: AccessLevel?
  let accessPosition: SourcePosition
  let name: String
  let position: SourcePosition
}
