/// A requirement that a forwarder implements.
struct ResolvedRequirement: Equatable, Sendable {
  let declaration: RequirementDeclaration

  /// The declaration as written, on one line.
  let text: String
  let position: SourcePosition

  /// In `MultiDownloadDelegateRequirement.downloadDidStart`, `downloadDidStart`.
  let caseName: String
  let dispatch: Dispatch
  let fallback: Fallback?
  let doc: String?

  /// Every word in the declaration and in its `default`: names that no local variable may take.
  let words: Set<String>
}
