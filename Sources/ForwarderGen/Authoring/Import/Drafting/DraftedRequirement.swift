/// A requirement on its way into an imported spec.
struct DraftedRequirement: Sendable {
  let declaration: RequirementDeclaration
  let answer: ProposedDispatch
  var item: ImportedRequirement

  /// The name of its case.
  var caseName: String { item.name ?? CaseName.derived(from: declaration) }

  /// Which member of which protocol it is.
  let origin: ImportDraft.Origin

  /// Its place in the draft.
  let position: SourcePosition

  /// Whether `other` is the same requirement.
  ///
  /// With another result it is a different one.
  func isDeclaredAgain(by other: DraftedRequirement) -> Bool {
    declaration.signature == other.declaration.signature
      && declaration.value?.text == other.declaration.value?.text
  }
}

/// An associated type on its way into an imported spec.
struct DraftedType: Sendable {
  let declaration: AssociatedTypeDeclaration
  let item: ImportedRequirement
}
