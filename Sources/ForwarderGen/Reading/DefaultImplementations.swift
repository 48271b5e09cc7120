/// What extensions of protocols implement for all of their adopters.
struct DefaultImplementations {
  /// An implementation.
  private struct Implementation {
    /// The protocol that is extended.
    let path: String
    let signature: MemberSignature
    let conditions: [SourceConditions.Part]

    /// Whether it is there whenever `member` is, and does all that it asks for.
    func implements(_ member: FoundMember, _ requirement: MemberSignature?) -> Bool {
      guard let requirement, Set(conditions).isSubset(of: member.conditions) else { return false }
      return signature.implements(requirement)
    }
  }

  private var all: [Implementation] = []

  /// Those in `files`.
  ///
  /// One behind a `where` is none: some adopters do without.
  init(in files: [SourceDeclarations]) {
    for declarations in files {
      for item in declarations.extensions where !item.isConstrained {
        for member in item.members {
          let tokens = Array(declarations.file.tokens[member.range])
          guard let signature = MemberSignature(tokens), !signature.isConstrained else { continue }
          all.append(
            Implementation(
              path: item.path,
              signature: signature,
              conditions: item.conditions + member.conditions
            )
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
    for implementation in all {
      for position in found.positions(of: implementation.path) {
        for relative in found.lineage(of: position) {
          for index in protocols[relative].members.indices
          where implementation.implements(
            protocols[relative].members[index],
            signatures[relative][index]
          ) {
            protocols[relative].members[index].implementedBy.insert(found[position].path)
          }
        }
      }
    }
    return FoundProtocols(protocols, aliases: found.aliases)
  }
}
