extension [SwiftIndex] {
  /// The files in each that have to do with the protocols at `positions` of `protocols`: that declare their bases,
  /// the aliases and nested types that members name, or global actors, or that extend them.
  func files(relatedTo positions: Set<Int>, of protocols: FoundProtocols) -> [Set<Int>] {
    if allSatisfy(\.sources.isEmpty) { return map { _ in [] } }
    let names = RelatedNames(positions, of: protocols, in: self)
    return map { index in
      var files: Set<Int> = []
      for name in names.types { files.formUnion(index.files(declaring: name)) }
      for name in names.aliases {
        files.formUnion(index.files(declaring: name, by: SwiftIndex.aliasKeywords))
      }
      for name in names.owners { files.formUnion(index.files(declaring: name, by: ["extension"])) }
      return files
    }
  }

  fileprivate func aliases(of name: String) -> [String] { flatMap { $0.aliases[name] ?? [] } }

  fileprivate func heirs(of name: String) -> [String] { flatMap { $0.heirs[name] ?? [] } }
}

/// The names of what may have to do with some protocols, wherever it is declared.
private struct RelatedNames {
  private let indexes: [SwiftIndex]
  private let declared: DeclaredTypes

  var types: Set<String> = []
  var aliases: Set<String> = []

  /// The names of what extensions may implement members for, or of types that may have, or inherit, an alias.
  var owners: Set<String> = []

  init(_ positions: Set<Int>, of found: FoundProtocols, in indexes: [SwiftIndex]) {
    self.indexes = indexes
    declared = found.types
    // What is implemented for heirs is so for some adopters.
    types = positions.compactMap { found[$0].path.pathNames.last }
      .closure { indexes.aliases(of: $0) + indexes.heirs(of: $0) }
    let related = found.all.indices
      .filter { positions.contains($0) || types.contains(found[$0].path.pathNames.last ?? "") }
    let family = found.family(of: related)
    owners = family.compactMap(\.path.pathNames.last).closure(indexes.aliases)
    aliases = owners
    let lineage = found.lineage(of: related)
    for position in lineage {
      for base in found.unknownBases(of: position).map(\.path.pathNames) {
        types.formUnion(base.suffix(1))
        add(base)
      }
      guard let head = try? found[position].head.get() else { continue }
      let types = head.inherited + (head.whereClause?.types ?? [])
      for type in types.flatMap(\.parts) { add(type.pathWords) }
    }
    let required = Set(lineage.flatMap { found[$0].members.map(\.name) })
    for member in found.files.values.flatMap(\.extensionMembers)
    where member.name.map(required.contains) ?? true {
      add(member.path.pathNames)
      add(member.file.tokens[member.clause])
    }
    for position in found.lineage(of: positions) {
      add(found[position], of: found.types(at: position))
    }
    complete()
  }

  private mutating func add(_ path: [String]) {
    aliases.formUnion(path)
    owners.formUnion(path.dropLast())
  }

  /// Adds the names in `tokens`; all of them may be owners of others if `areOwners` is true.
  private mutating func add(_ tokens: ArraySlice<Token>, areOwners: Bool = false) {
    let words = tokens.words
    aliases.formUnion(words)
    owners.formUnion(areOwners ? words : tokens.qualifiers)
  }

  /// Adds the names in the members of `found`, which mean what `types` have.
  private mutating func add(_ found: FoundProtocol, of types: DeclaredTypes) {
    let outer = found.path.pathNames.dropLast()
    self.types.formUnion(outer)
    aliases.formUnion(outer.closure(indexes.aliases))
    let members = found.members.map(\.tokens)
    // In `S.Done`, what is asked of `S` may have `Done`.
    for member in members { add(member, areOwners: member.asksOfTypes) }
    if !outer.isEmpty {
      let words = Set(members.flatMap(\.words))
      let mayNameAlias = indexes.contains { index in
        words.contains { !index.files(declaring: $0, by: SwiftIndex.aliasKeywords).isEmpty }
      }
      if mayNameAlias { owners.formUnion(outer) }
      // The name of a nested type may need those of the types that it is in.
      self.types.formUnion(words)
    }
    let heads = (try? found.head.get()).map { $0.attributes.map(\.name) } ?? []
    for attribute in heads + members.flatMap(\.attributeNames) {
      self.types.formUnion(attribute.pathNames.suffix(1))
      self.types.formUnion(types.words(behindAlias: attribute))
    }
  }

  /// Adds the names behind those that were added, as far as they are known.
  private mutating func complete() {
    var open = Array(aliases.union(owners))
    while let name = open.popLast() {
      let isOwner = owners.contains(name)
      let own = isOwner ? indexes.aliases(of: name).map { [$0] } : []
      for path in declared.paths(behind: name) + own {
        for (index, word) in path.enumerated() {
          let mayHaveAlias = isOwner || index < path.count - 1
          let isNew = aliases.insert(word).inserted
          if mayHaveAlias && owners.insert(word).inserted || isNew { open.append(word) }
        }
      }
    }
    // What is known of a name should be known of all modules.
    types.formUnion(aliases.filter(declared.isDeclared))
    types.formUnion(owners)
  }
}

extension ArraySlice<Token> {
  /// The names before a `.`; behind arguments, as in `Player<Int>.Done`, it may be any.
  fileprivate var qualifiers: [String] {
    indices.dropLast().filter { self[$0 + 1].text == "." }
      .flatMap { self[$0].text == ">" ? words : [self[$0].name] }
  }

  /// Whether a member asks something of associated types or generic parameters.
  fileprivate var asksOfTypes: Bool {
    indices.contains { index in
      ["associatedtype", "some", "where"].contains(self[index].text)
        || self[index].text == "<" && index > startIndex + 1
          && (self[index - 2].text == "func" || self[index - 1].text == "subscript")
    }
  }

  fileprivate var attributeNames: [String] {
    indices.dropLast().filter { self[$0].text == "@" }.map { self[$0 + 1].name }
  }
}
