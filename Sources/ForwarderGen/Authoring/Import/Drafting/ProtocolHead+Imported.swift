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
    var head = self
    if let actor, !attributes.contains(where: { $0.text == actor.text }) {
      head.attributes.append(actor)
    }
    head.inherited = inherited
    head.whereClause = clauses.isEmpty ? nil : WhereClause(joining: clauses)
    let primary = primaryTypes.map(\.text).joined(separator: ", ")
    let words =
      (access == .internal ? [] : [access.rawValue]) + (isNonisolated ? ["nonisolated"] : [])
    var text = (words + ["protocol", escapedPath]).joined(separator: " ")
    if !primary.isEmpty { text += "<\(primary)>" }
    if !inherited.isEmpty { text += ": \(inherited.map(\.text).joined(separator: ", "))" }
    if let whereClause = head.whereClause { text += " \(whereClause.text)" }
    head.textBehindAttributes = text
    head.text = (head.attributes.map(\.text) + [text]).joined(separator: " ")
    return head
  }
}

extension WhereClause {
  /// All conditions of `clauses`.
  fileprivate init(joining clauses: [WhereClause]) {
    let conditions = clauses.flatMap(\.conditions)
    self.init(
      text: "where \(conditions.joined(separator: ", "))",
      conditions: conditions,
      types: clauses.flatMap(\.types),
      equations: clauses.flatMap(\.equations),
      noncopyable: clauses.reduce(into: []) { $0.formUnion($1.noncopyable) }
    )
  }
}
