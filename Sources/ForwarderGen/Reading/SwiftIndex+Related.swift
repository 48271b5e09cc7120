extension SwiftIndex {
  /// The files that have to do with the protocols at `positions` of `protocols`: that declare their bases, the
  /// aliases and nested types that members name, or global actors, or that extend them.
  func files(relatedTo positions: Set<Int>, of protocols: SwiftModule) -> Set<Int> {
    var related: Set<Int> = []
    // What is implemented for heirs is so for some adopters.
    let heirs = Set(positions.compactMap { protocols[$0].path.pathNames.last })
      .reduce(into: Set<String>()) { $0.formUnion(self.heirs(of: $1)) }
    for name in heirs { related.formUnion(files(declaringProtocol: name)) }
    let family = protocols.all.indices
      .filter { positions.contains($0) || heirs.contains(protocols[$0].path.pathNames.last ?? "") }
      .reduce(into: Set<String>()) { $0.formUnion(protocols.family(of: $1)) }
    for name in Set(family.compactMap(\.pathNames.last)) {
      related.formUnion(files(extending: name))
    }
    // In `extension Outer.Alias`, what the alias stands for may be inherited.
    let outer = protocols.files.values.flatMap(\.extensionMembers)
      .flatMap { $0.path.pathNames.dropLast() }
    for name in protocols.types.inheritedNames(of: Set(outer)) {
      related.formUnion(files(declaring: name))
    }
    // The types that may inherit an alias.
    var owners: Set<String> = []
    let lineage = positions.reduce(into: Set<Int>()) { $0.formUnion(protocols.lineage(of: $1)) }
    for position in lineage {
      let found = protocols[position]
      let path = found.path.split(separator: ".").map { String($0) }
      for outer in path.dropLast() {
        related.formUnion(files(declaring: outer).union(files(aliasing: outer)))
      }
      for base in protocols.unknownBases[position] {
        guard let name = base.pathNames.last else { continue }
        related.formUnion(files(declaringProtocol: name))
        related.formUnion(files(declaringAlias: name))
      }
      let members = found.members.map(\.tokens)
      for word in Set(members.flatMap { $0.words }) {
        let aliasing = files(declaringAlias: word)
        if !aliasing.isEmpty { owners.formUnion(path.dropLast() + members.flatMap(\.qualifiers)) }
        related.formUnion(aliasing)
        // The name of a nested type may need those of the types that it is in.
        if path.count > 1 { related.formUnion(files(declaring: word)) }
      }
      let heads = (try? found.head.get()).map { $0.attributes.map(\.name) } ?? []
      for attribute in heads + members.flatMap(\.attributeNames) {
        guard let name = attribute.split(separator: ".").last else { continue }
        related.formUnion(files(declaring: String(name)))
        for word in protocols.types.words(behindAlias: attribute) {
          related.formUnion(files(declaring: word))
        }
      }
    }
    for word in protocols.types.aliasedWords { related.formUnion(files(declaringAlias: word)) }
    for name in protocols.types.inheritedNames(of: protocols.types.qualifiers(with: owners)) {
      related.formUnion(files(declaring: name))
      related.formUnion(files(extending: name))
    }
    return related
  }
}

extension [Token] {
  /// The names before a `.`: in `Player.Done`, `Player`.
  fileprivate var qualifiers: [String] {
    indices.dropLast().filter { self[$0 + 1].text == "." }.map { self[$0].name }
  }

  fileprivate var attributeNames: [String] {
    indices.dropLast().filter { self[$0].text == "@" }.map { self[$0 + 1].name }
  }
}
