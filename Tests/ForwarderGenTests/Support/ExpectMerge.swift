import Testing

@testable import ForwarderGen

/// Expects that merging `imported` into the spec `text` gives the spec `merged`, that a second time
/// nothing changes, and that the outcome can be merged into at all.
@discardableResult
func expectMerge(
  _ imported: ImportedSpec,
  into text: String,
  gives merged: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Merge {
  let merge = try SpecMerger.merge(imported, into: SourceText(path: "p", text: text))
  #expect(merge.text == merged, sourceLocation: sourceLocation)
  let again = try SpecMerger.merge(imported, into: SourceText(path: "p", text: merge.text))
  #expect(again.text == merge.text, "a second time", sourceLocation: sourceLocation)
  #expect(again.addedModules == [], sourceLocation: sourceLocation)
  let isStill = again.protocols.allSatisfy(\.isEmpty)
  #expect(isStill, "\(again.protocols)", sourceLocation: sourceLocation)
  let isEmpty = merge.addedModules.isEmpty && merge.protocols.allSatisfy(\.isEmpty)
  #expect(isEmpty == (merge.text == text), "\(merge.protocols)", sourceLocation: sourceLocation)
  return merge
}

extension ImportedSpec {
  /// A spec with the protocol `P` that has `requirements`.
  init(_ requirements: [ImportedRequirement]) {
    self.init(
      protocols: [ImportedProtocol(head: "protocol P: AnyObject", requirements: requirements)]
    )
  }
}

extension ImportedRequirement: ExpressibleByStringLiteral {
  /// A requirement that has nothing but its declaration.
  public init(stringLiteral value: String) {
    self.init(declaration: value)
  }
}

extension ImportedRequirement {
  init(
    declaration: String,
    dispatch: String? = nil,
    fallback: String? = nil,
    isOptional: Bool = false,
    name: String? = nil,
    doc: String? = nil
  ) {
    self.init(
      declaration: declaration,
      identity: RequirementIdentity(EmbeddedText(declaration, at: 0)),
      dispatch: dispatch,
      fallback: fallback,
      isOptional: isOptional,
      name: name,
      doc: doc
    )
  }
}

extension ImportedProtocol {
  init(
    head: String,
    doc: String? = nil,
    condition: String? = nil,
    delegatesProperty: String? = nil,
    requirements: [ImportedRequirement] = []
  ) {
    let parsed = try? DeclarationParser.protocolHead(EmbeddedText(head, at: 0))
    self.init(
      head: head,
      path: parsed?.path ?? head,
      doc: doc,
      condition: condition,
      delegatesProperty: delegatesProperty,
      requirements: requirements
    )
  }
}

extension ImportedModule {
  /// A module that is imported as `text` says, which ends in its name.
  init(text: String, condition: String?) {
    self.init(
      text: text,
      name: text.split(separator: " ").last.map { String($0) } ?? "",
      condition: condition
    )
  }
}
