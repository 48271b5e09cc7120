/// The members that protocol extensions implement for all adopters.
struct DefaultImplementations {
  /// An implementation.
  private struct Implementation {
    let signature: MemberSignature
    let conditions: [SourceConditions.Part]

    /// Whether it is there whenever `member` is, and does all that it asks for.
    func implements(_ member: FoundMember, _ requirement: MemberSignature?) -> Bool {
      guard let requirement, Set(conditions).isSubset(of: member.conditions) else { return false }
      return signature.implements(requirement)
    }
  }

  /// By the protocols that are extended, and their names.
  private var all: [String: [String: [Implementation]]] = [:]

  /// Those in `files`.
  ///
  /// One behind a `where` is none: some adopters do without.
  init(in files: [SourceDeclarations]) {
    for declarations in files {
      for item in declarations.extensions where !item.isConstrained {
        for member in item.members {
          let tokens = Array(declarations.file.tokens[member.range])
          guard let signature = MemberSignature(tokens), !signature.isConstrained else { continue }
          all[item.path, default: [:]][signature.name, default: []]
            .append(
              Implementation(signature: signature, conditions: item.conditions + member.conditions)
            )
        }
      }
    }
  }

  /// `found`, with every member marked that has an implementation.
  func marked(_ found: FoundProtocols) -> FoundProtocols {
    var protocols = found.all
    let signatures = protocols.map { item in
      item.members.map { member in
        (try? member.tokens.get()).flatMap { MemberSignature($0.dropLast()) }
      }
    }
    for (path, implementations) in all {
      for position in found.positions(of: path) {
        for relative in found.lineage(of: position) {
          for (index, signature) in signatures[relative].enumerated() {
            let named = signature.flatMap { implementations[$0.name] } ?? []
            let member = protocols[relative].members[index]
            if named.contains(where: { $0.implements(member, signature) }) {
              protocols[relative].members[index].implementedBy.insert(found[position].path)
            }
          }
        }
      }
    }
    return FoundProtocols(protocols, aliases: found.aliases)
  }
}
