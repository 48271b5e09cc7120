/// Decides what a protocol's forwarder is like.
struct ForwarderResolver {
  private let declared: DeclaredProtocol
  private let lineage: Lineage
  private let isolation: Isolation

  init(_ declared: DeclaredProtocol, _ lineage: Lineage, _ isolation: Isolation) {
    self.declared = declared
    self.lineage = lineage
    self.isolation = isolation
  }

  /// The forwarder, or nil where there shall be none.
  func resolve(_ diagnostics: inout Diagnostics) -> Forwarder? {
    let head = declared.head
    let isHere = declared.parsed.place == .here
    let derivedAccess = isHere ? head.access : .internal
    let (name, access): (String, AccessLevel)
    switch declared.parsed.forwarder {
    case .none: return nil
    case .derived:
      // A nested protocol is mostly called Delegate; its outer type tells it from others.
      let path = head.path.split(separator: ".").joined()
      (name, access) = ("Multi\(path)", derivedAccess)
    case .head(let stated):
      (name, access) = (stated.name, stated.access ?? derivedAccess)
      check(access, of: stated, &diagnostics)
    }
    return Forwarder(
      name: name,
      access: access,
      isolation: isolation,
      isSendable: lineage.isSendable,
      isClassBound: lineage.isClassBound,
      inheritsNSObject: lineage.inheritsNSObject,
      delegatesProperty: declared.parsed.registryName,
      attributes: head.attributes.filter { ["available", "_spi"].contains($0.name) }.map(\.text),
      generics: generics(&diagnostics),
      whereClause: whereClause
    )
  }

  private func check(
    _ access: AccessLevel,
    of stated: ForwarderHead,
    _ diagnostics: inout Diagnostics
  ) {
    let level = access.rawValue
    if [.private, .fileprivate, .open].contains(access) {
      diagnostics.report(.misplacedModifier(level, on: "a forwarder"), at: stated.accessPosition)
    } else if declared.parsed.place == .here, access > declared.head.access {
      diagnostics.report(
        .forwarderTooAccessible(level, declared.head.access.rawValue),
        at: stated.accessPosition
      )
    }
  }

  // MARK: Associated types

  /// One generic parameter per primary associated type, with what the protocol asks of it.
  private func generics(_ diagnostics: inout Diagnostics) -> [GenericParameter] {
    let primary = declared.head.primaryTypes
    for type in declared.parsed.associatedTypes
    where !primary.contains(where: { $0.name == type.name.name }) {
      let names = (primary.map(\.text) + [type.name.text]).joined(separator: ", ")
      diagnostics.report(
        .nonprimaryAssociatedType(type.name.name, in: "\(declared.head.name)<\(names)>"),
        at: type.name.position
      )
    }
    // The reference has members of these names.
    for token in primary where ["Delegate", "Requirement"].contains(token.name) {
      let shape = "an associated type called '\(token.name)'"
      diagnostics.report(.unsupportedShape(shape), at: token.position)
    }
    return primary.map { token in
      let type = declared.parsed.associatedTypes.first { $0.name.name == token.name }
      if type == nil, declared.parsed.isComplete {
        diagnostics.report(.undeclaredAssociatedType(token.text), at: token.position)
      }
      return GenericParameter(name: token.text, constraint: type?.constraint)
    }
  }

  /// ` where A: Equatable, B == A.Element`, or nothing.
  private var whereClause: String {
    let clauses = [declared.head.whereClause] + declared.parsed.associatedTypes.map(\.whereClause)
    let conditions = clauses.compactMap { $0?.text.dropFirst("where ".count) }
    return conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
  }
}
