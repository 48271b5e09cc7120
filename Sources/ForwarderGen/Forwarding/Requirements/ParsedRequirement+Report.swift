extension ParsedRequirement {
  /// Lets the entry that is missing, if one is, give the requirement's case the name `name`.
  mutating func proposeName(_ name: String) {
    guard case .missing(var missing) = site else { return }
    missing.name = name
    site = .missing(missing)
  }

  /// Reports `message`, which a decision of the spec would answer: at the entry about it, or where it
  /// is declared, with the entry that is missing.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - token: the part of the declaration that is at fault, if it is one.
  ///   - notes: other places that have to do with it.
  ///   - diagnostics: takes the report.
  func report(
    _ message: DiagnosticMessage,
    at token: SourcePosition? = nil,
    notes: [Diagnostic.Note] = [],
    _ diagnostics: inout Diagnostics
  ) {
    switch site {
    case .entry(let entry) where token == nil:
      let place = diagnostics.note(.requirementOfEntry(), at: position)
      diagnostics.report(message, at: entry, notes: [place] + notes)
    case .declaration, .entry:
      diagnostics.report(message, at: token ?? position, notes: notes)
    case .missing(let missing):
      let entry = ProposedEntry(about: declaration, missing)
      diagnostics.report(
        message,
        at: token ?? position,
        notes: notes,
        fixIt: FixIt(item: missing.item, change: .entry(entry))
      )
    }
  }
}

extension ProposedEntry {
  /// The entry that is `missing` about `declaration`.
  init(about declaration: RequirementDeclaration, _ missing: MissingEntry) {
    let answer = ProposedDispatch(of: declaration, at: missing.item.position)
    self.init(
      subject: missing.subject,
      dispatch: answer.dispatch?.text,
      fallback: answer.fallback?.text,
      name: missing.name,
      condition: missing.condition
    )
  }
}
