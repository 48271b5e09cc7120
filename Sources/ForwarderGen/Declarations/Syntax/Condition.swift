/// `canImport(FoundationXML)`: when something is there at all.
struct Condition: Equatable, Sendable {
  /// As written, on one line.
  let text: String

  /// In `os(macOS) && DEBUG`, `os(macOS)` and `DEBUG`: all of them hold where the condition does.
  ///
  /// Empty where something is a choice, or is negated as a whole.
  let conjuncts: [String]
  let position: SourcePosition
}
