/// `canImport(FoundationXML)`: when something is there at all.
struct Condition: Equatable, Sendable {
  /// As written, on one line.
  let text: String
  let position: SourcePosition
}
