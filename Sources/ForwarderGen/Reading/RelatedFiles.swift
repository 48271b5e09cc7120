/// The files of a target that have to do with some of its protocols: that declare their bases, the aliases
/// and nested types that members name, or global actors, or that extend them.
struct RelatedFiles {
  private let index: SwiftIndex

  /// The files that have been asked for.
  private var known: Set<Int>

  init(in index: SwiftIndex, besides known: Set<Int>) {
    self.index = index
    self.known = known
  }

  /// The further files that have to do with the protocols at `positions` of `protocols`, or with
  /// `aliases`, each of which is given once.
  mutating func next(for protocols: SwiftModule, _ positions: Set<Int>) -> [Int] {
    var files: Set<Int> = []
    let lineage = positions.reduce(into: Set<Int>()) { $0.formUnion(protocols.lineage(of: $1)) }
    for position in lineage {
      let found = protocols[position]
      let path = found.path.split(separator: ".").map { String($0) }
      if let name = path.last { files.formUnion(index.files(extending: name)) }
      for outer in path.dropLast() {
        files.formUnion(index.files(declaring: outer).union(index.files(aliasing: outer)))
      }
      for base in found.inherited where protocols.base(base, of: position) == nil {
        guard let name = base.split(separator: ".").last else { continue }
        files.formUnion(index.files(declaringProtocol: String(name)))
        files.formUnion(index.files(declaringAlias: String(name)))
      }
      let members = found.members.map(\.tokens)
      for word in Set(members.flatMap { $0.words }) {
        files.formUnion(index.files(declaringAlias: word))
        // The name of a nested type may need those of the types that it is in.
        if path.count > 1 { files.formUnion(index.files(declaring: word)) }
      }
      let heads = (try? found.head.get()).map { $0.attributes.map(\.name) } ?? []
      for attribute in heads + members.flatMap(\.attributeNames) {
        guard let name = attribute.split(separator: ".").last else { continue }
        files.formUnion(index.files(declaring: String(name)))
        for word in protocols.types.words(behindAlias: attribute) {
          files.formUnion(index.files(declaring: word))
        }
      }
    }
    for word in protocols.types.aliasedWords { files.formUnion(index.files(declaringAlias: word)) }
    let new = files.subtracting(known)
    known.formUnion(new)
    return new.sorted()
  }
}

extension [Token] {
  fileprivate var attributeNames: [String] {
    indices.dropLast().filter { self[$0].text == "@" }.map { self[$0 + 1].name }
  }
}
