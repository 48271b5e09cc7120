/// Holds an imported spec against the generator, so that whatever is imported can be generated.
///
/// The spec goes the way that a file goes, from the stage on at which JSON is understood: every
/// piece of Swift in it stands on a line of its own of a text that is never written, so that a
/// diagnostic's line says what it is about.
struct ImportCheck {
  /// What a line is part of.
  private enum Owner {
    case head(draft: Int)
    case requirement(draft: Int, index: Int)
  }

  /// What the generator refuses, and why.
  struct Verdict {
    var heads: [(draft: Int, message: DiagnosticMessage)] = []
    var requirements: [(draft: Int, index: Int, message: DiagnosticMessage)] = []
  }

  private var lines: [String] = []
  private var owners: [Owner] = []
  private var offset = 0

  /// What the generator says about `protocols`, in their order.
  ///
  /// The index of a requirement counts all that is listed, associated types too.
  static func verdict(on protocols: [ImportedProtocol]) -> Verdict {
    var check = ImportCheck()
    let specs = protocols.enumerated().map { check.spec(of: $0.element, draft: $0.offset) }
    let text = check.lines.joined(separator: "\n")
    let source = SourceText(path: "", text: text)
    let spec = Spec(
      source: source,
      // Whatever has an Objective-C protocol imports something.
      imports: [ImportSpec(declaration: EmbeddedText("Foundation", at: 0), condition: nil)],
      markers: .absent,
      protocols: specs,
      composites: []
    )
    var reports = [Diagnostics(of: source)]
    let parsed = SpecParser.parse(spec, &reports[0])
    _ = SpecResolver.resolve([parsed], references: [], &reports)
    var verdict = Verdict()
    for diagnostic in reports[0].all {
      switch check.owners[diagnostic.location.line - 1] {
      case .head(let draft): verdict.heads.append((draft, diagnostic.message))
      case .requirement(let draft, let index):
        verdict.requirements.append((draft, index, diagnostic.message))
      }
    }
    return verdict
  }

  private mutating func spec(of imported: ImportedProtocol, draft: Int) -> ProtocolSpec {
    ProtocolSpec(
      head: embed(imported.head, of: .head(draft: draft)),
      place: .elsewhere,
      forwarder: .derived,
      requirements: imported.requirements.enumerated()
        .map { index, requirement in
          spec(of: requirement, .requirement(draft: draft, index: index))
        },
      delegatesProperty: imported.delegatesProperty.map { embed($0, of: .head(draft: draft)) },
      hasQueues: false,
      condition: imported.condition.map { embed($0, of: .head(draft: draft)) },
      doc: nil
    )
  }

  private mutating func spec(
    of requirement: ImportedRequirement,
    _ owner: Owner
  ) -> RequirementSpec {
    RequirementSpec(
      declaration: embed(requirement.declaration, of: owner),
      dispatch: requirement.dispatch.map { .value(embed($0, of: owner)) } ?? .absent,
      errors: .absent,
      fallback: requirement.fallback.map { .value(embed($0, of: owner)) } ?? .absent,
      name: requirement.name.map { .value(embed($0, of: owner)) } ?? .absent,
      isOptional: requirement.isOptional,
      condition: requirement.condition.map { embed($0, of: owner) },
      doc: nil
    )
  }

  private mutating func embed(_ text: String, of owner: Owner) -> EmbeddedText {
    let embedded = EmbeddedText(text, at: offset)
    lines.append(text)
    // What stands on several lines belongs to one owner.
    owners += text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { _ in owner }
    offset += text.utf8.count + 1
    return embedded
  }
}
