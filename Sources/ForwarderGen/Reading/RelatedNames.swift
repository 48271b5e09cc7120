extension [SwiftIndex] {
  /// The files in each that have to do with the protocols at `positions` of `protocols`: that declare their bases,
  /// the aliases and nested types that members name, or global actors, or that extend them.
  func files(relatedTo positions: Set<Int>, of protocols: FoundProtocols) -> [Set<Int>] {
    if allSatisfy(\.sources.isEmpty) { return map { _ in [] } }
    let names = RelatedNames(positions, of: protocols, in: self)
    return map { index in
      var files: Set<Int> = []
      for name in names.types { files.formUnion(index.files(declaring: name)) }
      for name in names.protocols { files.formUnion(index.files(declaringProtocol: name)) }
      for name in names.aliases { files.formUnion(index.files(declaringAlias: name)) }
      for name in names.extended { files.formUnion(index.files(extending: name)) }
      return files
    }
  }

  /// `names`, and those that are aliases of them in any, or of such aliases.
  fileprivate func aliases(of names: Set<String>) -> Set<String> {
    closure(of: names) { $0.aliases(of: $1) }
  }

  /// `names`, and those of the protocols that may inherit them, directly or not, with aliases of all of them.
  fileprivate func heirs(of names: Set<String>) -> Set<String> {
    closure(of: names) { $0.aliases(of: $1).union($0.heirs(of: $1)) }
  }

  /// `names`, and all that others of them are `relatives` of.
  private func closure(
    of names: Set<String>,
    _ relatives: (SwiftIndex, String) -> Set<String>
  ) -> Set<String> {
    var found = names
    var open = names.map(\.self)
    while let next = open.popLast() {
      for index in self { open += relatives(index, next).filter { found.insert($0).inserted } }
    }
    return found
  }
}

/// The names of what may have to do with some protocols, wherever it is declared.
private struct RelatedNames {
  var types: Set<String> = []
  var protocols: Set<String> = []
  var aliases: Set<String> = []
  var extended: Set<String> = []

  init(_ positions: Set<Int>, of found: FoundProtocols, in indexes: [SwiftIndex]) {
    // What is implemented for heirs is so for some adopters.
    protocols = indexes.heirs(of: Set(positions.compactMap { found[$0].path.pathNames.last }))
    let related = found.all.indices
      .filter {
        positions.contains($0) || protocols.contains(found[$0].path.pathNames.last ?? "")
      }
    let family = related.reduce(into: Set<TypeName>()) { $0.formUnion(found.family(of: $1)) }
    extended = indexes.aliases(of: Set(family.compactMap(\.path.pathNames.last)))
    // The types that may have an alias, which they may inherit.
    var owners: Set<String> = []
    let clauses = found.files.values.flatMap(\.extensionMembers)
      .map { (member: $0, tokens: Array($0.file.tokens[$0.clause])) }
    for path in found.types.mentioned.union(clauses.map(\.member.path.pathNames)) {
      aliases.formUnion(path)
      owners.formUnion(path.dropLast())
    }
    for (_, tokens) in clauses where !tokens.isEmpty {
      aliases.formUnion(tokens.words)
      owners.formUnion(tokens.qualifiers)
    }
    aliases.formUnion(extended)
    for position in related.reduce(into: Set<Int>(), { $0.formUnion(found.lineage(of: $1)) }) {
      for base in found.unknownBases(of: position).map(\.path.pathNames) {
        protocols.formUnion(base.suffix(1))
        aliases.formUnion(base)
        owners.formUnion(base.dropLast())
      }
    }
    let lineage = positions.reduce(into: Set<Int>()) { $0.formUnion(found.lineage(of: $1)) }
    for position in lineage {
      let one = found[position]
      let path = one.path.pathNames
      types.formUnion(path.dropLast())
      aliases.formUnion(indexes.aliases(of: Set(path.dropLast())))
      let members = one.members.map(\.tokens)
      for word in Set(members.flatMap { $0.words }) {
        if indexes.contains(where: { !$0.files(declaringAlias: word).isEmpty }) {
          owners.formUnion(path.dropLast() + members.flatMap(\.qualifiers))
          aliases.insert(word)
        }
        // The name of a nested type may need those of the types that it is in.
        if path.count > 1 || found.types.isDeclared(word) { types.insert(word) }
      }
      let heads = (try? one.head.get()).map { $0.attributes.map(\.name) } ?? []
      for attribute in heads + members.flatMap(\.attributeNames) {
        types.formUnion(attribute.pathNames.suffix(1))
        types.formUnion(found.types(at: position).words(behindAlias: attribute))
      }
    }
    while true {
      let known = owners.count
      owners = indexes.aliases(of: found.types.inheritedNames(of: owners))
      if owners.count == known { break }
    }
    types.formUnion(owners)
    extended.formUnion(owners)
    // What is known of a name should be known of all modules.
    types.formUnion(aliases.filter(found.types.isDeclared))
  }
}

extension [Token] {
  /// The names before a `.`: in `Player<Int>.Done`, `Player`.
  fileprivate var qualifiers: [String] {
    indices.dropLast().filter { self[$0 + 1].text == "." }
      .map { index in
        var (index, depth) = (index, 0)
        while index > 0, self[index].text == ">" || depth > 0 {
          if self[index].text == ">" { depth += 1 }
          if self[index].text == "<" { depth -= 1 }
          index -= 1
        }
        return self[index].name
      }
  }

  fileprivate var attributeNames: [String] {
    indices.dropLast().filter { self[$0].text == "@" }.map { self[$0 + 1].name }
  }
}
