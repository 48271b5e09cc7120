/// The names that the specs of a run give to protocols and forwarders, and where.
struct TypeNames {
  private var taken = SeenUnderConditions<SourceLocation>()

  /// Takes `name`, and reports it if it is taken already; whether it was free.
  ///
  /// Declarations under different conditions may share a name.
  @discardableResult
  mutating func take(
    _ name: String,
    under condition: Condition?,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    let location = diagnostics.source.location(of: position)
    guard let earlier = taken.insert(location, called: name, under: condition?.text) else {
      return true
    }
    let note = Diagnostic.Note(location: earlier, message: .isHere("'\(name)'"))
    diagnostics.report(.nameTaken(name), at: position, notes: [note])
    return false
  }
}
