/// A requirement on its way into an imported spec.
struct DraftedRequirement: Equatable, Sendable {
  let declaration: RequirementDeclaration
  var item: ImportedRequirement

  /// The name of its case.
  var caseName: String { item.name ?? CaseName.derived(from: declaration) }

  /// Which member of which protocol it is.
  let origin: ImportDraft.Origin
}
