/// The changes that an import made to a protocol of a spec.
struct ProtocolChanges: Equatable, Sendable {
  /// `Outer.Delegate`.
  let name: String

  /// The counted members: those with an entry in the spec.
  var counted = "requirement"
  var isNew = false

  /// Whether the protocol's own line has changed: its head, or another name for `delegates`.
  var isHeadChanged = false

  /// `parser(_:foundCharacters:)`.
  var added: [String] = []
  var removed: [String] = []
  var changed: [String] = []
  var kept = 0

  /// Those that the module does not have, and that stay since they have an `if`.
  var conditional: [String] = []

  var isEmpty: Bool {
    !isNew && !isHeadChanged && added.isEmpty && removed.isEmpty && changed.isEmpty
  }
}
