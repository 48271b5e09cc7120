/// Merges what is imported of a protocol into what a spec says about it.
///
/// The import owns the head, the declarations, and which of them there are. Everything else in the
/// file belongs to the user. The import adds a `dispatch` with its `default`, and a name for
/// `delegates`, if one is needed and missing. It adds `optional` if the file does not state it, and
/// a case name if two cases would have the same one.
struct ProtocolMerger {
  /// A requirement of the file.
  private struct Existing {
    let node: JSONNode
    let spec: RequirementSpec
    let identity: RequirementIdentity
  }

  private let source: SourceText
  private let node: JSONNode
  private let spec: ProtocolSpec
  private let imported: ImportedProtocol
  private let existing: [Existing]
  private let identities: [RequirementIdentity]
  private var changes: ProtocolChanges

  static func merge(
    _ imported: ImportedProtocol,
    into spec: ProtocolSpec,
    at node: JSONNode,
    of source: SourceText
  ) -> (JSONEdit, ProtocolChanges) {
    var merger = ProtocolMerger(imported, into: spec, at: node, of: source)
    let edit = merger.merged()
    return (edit, merger.changes)
  }

  private init(
    _ imported: ImportedProtocol,
    into spec: ProtocolSpec,
    at node: JSONNode,
    of source: SourceText
  ) {
    self.source = source
    self.node = node
    self.spec = spec
    self.imported = imported
    changes = ProtocolChanges(name: imported.path)
    let nodes = node[ProtocolKey.requirements.rawValue]?.elements ?? []
    existing = zip(nodes, spec.requirements)
      .map { node, spec in
        Existing(node: node, spec: spec, identity: RequirementIdentity(spec.declaration))
      }
    identities = imported.requirements.map(\.identity)
  }

  private mutating func merged() -> JSONEdit {
    var values: [String: JSONEdit] = [:]
    if let head = spec.head, !head.hasTokens(of: imported.head) {
      values[ProtocolKey.protocol.rawValue] = .new(.string(imported.head))
      changes.isHeadChanged = true
    }
    var members: [JSONValue.Member] = []
    if spec.delegatesProperty == nil,
      let member = JSONValue.Member(ProtocolKey.delegatesProperty, imported.delegatesProperty)
    {
      members.append(member)
      changes.isHeadChanged = true
    }
    if let list = node[ProtocolKey.requirements.rawValue] {
      values[ProtocolKey.requirements.rawValue] = .list(of: list, items())
    }
    let order = ProtocolKey.allCases.map(\.rawValue)
    return .object(node, replacing: values, adding: members, order: order)
  }

  // MARK: Requirements

  private mutating func items() -> [JSONEdit.Item] {
    let counterparts = RequirementPairs.counterparts(
      of: existing.map { .init(identity: $0.identity, isConditional: $0.spec.condition != nil) },
      in: identities
    )
    var staying: [MergedItem] = []
    for (index, counterpart) in counterparts.enumerated() {
      let name = existing[index].identity.name
      if counterpart == nil {
        if existing[index].spec.condition == nil {
          changes.removed.append(name)
          continue
        }
        changes.conditional.append(name)
        changes.kept += 1
      }
      staying.append(MergedItem(existing: index, imported: counterpart))
    }
    let sequence = MergedItem.sequence(staying, importedCount: imported.requirements.count)
    let caseNames = sequence.compactMap { caseName(of: $0) }
    return sequence.map { item in
      let isAmbiguous = caseNames.count { $0 == caseName(of: item) } > 1
      return JSONEdit.Item(
        origin: item.existing,
        key: nil,
        value: edit(of: item, isAmbiguous: isAmbiguous)
      )
    }
  }

  private mutating func edit(of item: MergedItem, isAmbiguous: Bool) -> JSONEdit {
    guard let number = item.imported else { return .kept(existing[item.existing ?? 0].node) }
    let requirement = imported.requirements[number]
    guard let index = item.existing else {
      changes.added.append(identities[number].name)
      return .new(requirement.json)
    }
    let isSame = existing[index].identity.tokens == identities[number].tokens
    let members = additions(to: existing[index], from: requirement, isAmbiguous: isAmbiguous)
    if isSame, members.isEmpty {
      changes.kept += 1
      return .kept(existing[index].node)
    }
    changes.changed.append(identities[number].name)
    return edit(
      of: existing[index].node,
      declaration: isSame ? nil : requirement.declaration,
      adding: members
    )
  }

  /// The requirement at `node` with another declaration, if there is one, and with new members.
  private func edit(
    of node: JSONNode,
    declaration: String?,
    adding members: [JSONValue.Member]
  ) -> JSONEdit {
    let key = RequirementKey.declaration
    if case .object = node.value {
      let values = declaration.map { [key.rawValue: JSONEdit.new(.string($0))] } ?? [:]
      let order = RequirementKey.allCases.map(\.rawValue)
      return .object(node, replacing: values, adding: members, order: order)
    }
    let written = source.text(from: node.position, to: node.end)
    let value = declaration.map { JSONValue.string($0) } ?? .written(written)
    if members.isEmpty { return .new(value) }
    return .new(.object([JSONValue.Member(key, value)] + members))
  }

  /// The keys that the import adds to the user's entry about a requirement.
  private func additions(
    to existing: Existing,
    from requirement: ImportedRequirement,
    isAmbiguous: Bool
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if existing.spec.dispatch == .absent {
      members = requirement.answer.filter {
        // A `default` without a dispatch stays, too.
        $0.key != RequirementKey.default.rawValue || existing.spec.fallback == .absent
      }
    }
    if requirement.isOptional, existing.node[RequirementKey.optional.rawValue] == nil {
      members.append(JSONValue.Member(RequirementKey.optional, .boolean(true)))
    }
    if isAmbiguous, existing.spec.name == .absent,
      let member = JSONValue.Member(RequirementKey.name, requirement.name)
    {
      members.append(member)
    }
    return members
  }

  private func caseName(of item: MergedItem) -> String? {
    let imported = item.imported
    guard let existing = item.existing.map({ existing[$0] }) else {
      return imported.flatMap { self.imported.requirements[$0].name ?? identities[$0].caseName }
    }
    let identity = imported.map { identities[$0] } ?? existing.identity
    return existing.spec.name.known?.text ?? identity.caseName
  }
}

extension EmbeddedText {
  /// Whether this is the Swift that `text` is, whatever the space.
  fileprivate func hasTokens(of text: String) -> Bool {
    let own = try? Lexer.tokens(of: self).map(\.text)
    return own != nil && own == (try? Lexer.tokens(of: EmbeddedText(text, at: 0)).map(\.text))
  }
}

/// The changes that an import made to a protocol of a spec.
struct ProtocolChanges: Equatable, Sendable {
  /// `Outer.Delegate`.
  let name: String

  /// The counted members: those with an entry in the spec.
  var counted = "requirement"
  var isNew = false

  /// Whether the protocol's own line has changed: its head, or another name for `delegates`.
  var isHeadChanged = false

  /// `parser(_:foundCharacters:)`.
  var added: [String] = []
  var removed: [String] = []
  var changed: [String] = []
  var kept = 0

  /// Those that the module does not have, and that stay since they have an `if`.
  var conditional: [String] = []

  var isEmpty: Bool {
    !isNew && !isHeadChanged && added.isEmpty && removed.isEmpty && changed.isEmpty
  }
}

/// The parts of a declaration under `requirements` by which an import compares it.
struct RequirementIdentity: Equatable, Sendable {
  /// The signature, which differs from those of its overloads.
  let signature: String

  /// The name for people: `parser(_:foundCharacters:)`.
  let name: String

  /// The declaration, whatever its space.
  let tokens: [String]

  /// The derived name of its case; nil for an associated type.
  let caseName: String?
}

extension RequirementIdentity {
  /// The identity of `member`, which is written as `tokens`.
  init(_ member: MemberDeclaration, of tokens: [Token]) {
    let words = tokens.map(\.text)
    switch member {
    case .requirement(let requirement):
      self.init(
        signature: requirement.identity,
        name: requirement.compoundName,
        tokens: words,
        caseName: CaseName.derived(from: requirement)
      )
    case .associatedType(let type):
      let name = "associatedtype \(type.name.name)"
      self.init(signature: name, name: name, tokens: words, caseName: nil)
    }
  }

  /// The identity of a declaration in a file, in which no mistake was found.
  init(_ declaration: EmbeddedText) {
    do {
      let tokens = try Lexer.tokens(of: declaration)
      self.init(try DeclarationParser.member(tokens).declaration, of: tokens)
    } catch {
      let text = declaration.text
      self.init(signature: text, name: text, tokens: [text], caseName: nil)
    }
  }
}

/// Finds the import's counterparts of the requirements that a spec has.
enum RequirementPairs {
  /// A requirement of the spec.
  struct Existing: Equatable, Sendable {
    let identity: RequirementIdentity

    /// Whether it is under a condition.
    let isConditional: Bool
  }

  /// For each requirement of the file the number of its counterpart, if it has one.
  ///
  /// That is the one of its signature. The rest of both sides is paired by name and labels alone.
  /// So a requirement keeps the user's keys when its types change, or when it becomes `async`. A
  /// requirement under a condition may be one of several, so it is never paired with a different
  /// one.
  static func counterparts(
    of existing: [Existing],
    in imported: [RequirementIdentity]
  ) -> [Int?] {
    var counterparts = existing.map { side in
      imported.firstIndex { $0.signature == side.identity.signature }
    }
    let left = existing.indices.filter {
      counterparts[$0] == nil && !existing[$0].isConditional
    }
    let taken = Set(counterparts.compactMap(\.self))
    let offered = imported.indices.filter { !taken.contains($0) }
    for index in left {
      let name = existing[index].identity.name
      let choices = offered.filter { imported[$0].name == name }
      let rivals = left.filter { existing[$0].identity.name == name }
      if choices.count == 1, rivals.count == 1 { counterparts[index] = choices[0] }
    }
    return counterparts
  }
}
