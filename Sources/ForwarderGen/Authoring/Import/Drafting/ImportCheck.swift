/// Holds an imported spec against the generator, so that whatever is imported can be generated.
///
/// The drafts go the way of a spec, from the stage on at which its Swift is parsed.
enum ImportCheck {
  /// The generator's messages about `drafts`: for each draft, with the places in it.
  static func refusals(
    in drafts: [ImportDraft]
  ) -> [[(position: SourcePosition, message: DiagnosticMessage)]] {
    // In a text without lines, a column says where something is.
    let source = SourceText(path: "", bytes: [])
    var reports = drafts.map { _ in Diagnostics(of: source) }
    let specs = drafts.indices.map { spec(of: drafts[$0], in: source, &reports[$0]) }
    _ = SpecResolver.resolve(specs, references: [], &reports)
    return reports.map { report in
      report.all.map { (SourcePosition(offset: $0.location.column - 1), $0.message) }
    }
  }

  private static func spec(
    of draft: ImportDraft,
    in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) -> ParsedSpec {
    let foundation = ImportDeclaration(text: "import Foundation", module: "Foundation")
    let condition = condition(draft.condition, at: draft.head.position, &diagnostics)
    let parsed = ParsedProtocol(
      head: draft.head,
      place: .elsewhere,
      forwarder: .derived,
      requirements: draft.requirements.map { requirement(of: $0, &diagnostics) },
      associatedTypes: draft.associatedTypes.map(\.declaration),
      isComplete: true,
      delegatesProperty: draft.delegatesProperty.map {
        DelegatesProperty(accessPosition: draft.head.position, name: $0)
      },
      hasQueues: false,
      hasEvents: false,
      condition: condition,
      doc: nil
    )
    return ParsedSpec(
      source: source,
      // A file with an Objective-C protocol always imports something.
      imports: [
        ParsedImport(declaration: foundation, position: draft.head.position, condition: nil)
      ],
      markers: .absent,
      protocols: [parsed],
      composites: []
    )
  }

  private static func requirement(
    of drafted: DraftedRequirement,
    _ diagnostics: inout Diagnostics
  ) -> ParsedRequirement {
    let position = drafted.position
    let name = drafted.item.name.map { EmbeddedText($0, at: position.offset) }
    return ParsedRequirement(
      declaration: drafted.declaration,
      text: drafted.item.declaration,
      // Only an emitter reads the body.
      body: "",
      words: [],
      position: position,
      dispatch: Stated(drafted.answer.dispatch),
      fallback: Stated(drafted.answer.fallback),
      name: Stated(name),
      isOptional: drafted.item.isOptional,
      canBeEvent: true,
      errors: .absent,
      concurrently: nil,
      condition: nil,
      doc: nil
    )
  }

  /// The condition `text` of what stands at `position`.
  private static func condition(
    _ text: String?,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Condition? {
    do {
      return try text.map { text throws(DeclarationError) in
        try DeclarationParser.condition(EmbeddedText(text, at: position.offset))
      }
    } catch {
      diagnostics.report(error.message, at: position)
      return nil
    }
  }
}
