extension ProtocolHead {
  /// The head that an imported spec states.
  ///
  /// - Parameters:
  ///   - inherited: the protocols behind the `:`.
  ///   - clauses: what stands behind `where`, of several protocols.
  ///   - actor: the global actor that it is on, stated or not.
  /// - Returns: the head, whose text is on one line and has the outer types:
  ///   `public protocol Outer.Delegate: AnyObject`.
  func imported(
    inheriting inherited: [Inherited],
    where clauses: [WhereClause],
    on actor: Attribute?
  ) -> ProtocolHead {
    var attributes = self.attributes
    if let actor, !attributes.contains(where: { $0.text == actor.text }) {
      attributes.append(actor)
    }
    let whereClause = clauses.isEmpty ? nil : WhereClause(joining: clauses)
    let primary = primaryTypes.map(\.text).joined(separator: ", ")
    let words =
      (access == .internal ? [] : [access.rawValue]) + (isNonisolated ? ["nonisolated"] : [])
    var text = (words + ["protocol", escapedPath]).joined(separator: " ")
    if !primary.isEmpty { text += "<\(primary)>" }
    if !inherited.isEmpty { text += ": \(inherited.map(\.text).joined(separator: ", "))" }
    if let whereClause { text += " \(whereClause.text)" }
    return ProtocolHead(
      attributes: attributes,
      access: access,
      accessPosition: accessPosition,
      modifiers: modifiers,
      outerTypes: outerTypes,
      name: name,
      namePosition: namePosition,
      primaryTypes: primaryTypes,
      inherited: inherited,
      whereClause: whereClause,
      text: (attributes.map(\.text) + [text]).joined(separator: " "),
      position: position,
      textBehindAttributes: text
    )
  }
}

extension WhereClause {
  /// All conditions of `clauses`.
  fileprivate init(joining clauses: [WhereClause]) {
    let conditions = clauses.map(\.conditions).joined(separator: ", ")
    self.init(
      text: "where \(conditions)",
      conditions: conditions,
      types: clauses.flatMap(\.types),
      equations: clauses.flatMap(\.equations),
      noncopyable: clauses.reduce(into: []) { $0.formUnion($1.noncopyable) }
    )
  }
}
