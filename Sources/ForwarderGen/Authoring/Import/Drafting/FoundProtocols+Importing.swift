extension FoundProtocols {
  /// The isolation of the members of the protocol at `position`: a global actor, or none.
  ///
  /// A protocol without a stated isolation has that of the first protocol that it inherits.
  func isolation(of position: Int) -> Isolation {
    actor(of: position).map { .globalActor($0.text) } ?? .nonisolated
  }

  /// The global actor that the members of the protocol at `position` are on, stated or not.
  func actor(of position: Int) -> Attribute? {
    var visited: Set<Int> = []
    return actor(of: position, &visited)
  }

  private func actor(of position: Int, _ visited: inout Set<Int>) -> Attribute? {
    guard visited.insert(position).inserted, case .success(let head) = all[position].head,
      !head.isNonisolated
    else { return nil }
    if let actor = head.globalActor { return actor }
    for inherited in head.inherited {
      guard let base = base(inherited.name, of: position) else { continue }
      if let actor = actor(of: base, &visited) { return actor }
    }
    return nil
  }

  /// Whether the protocol at `position` is an Objective-C one.
  func isObjectiveC(_ position: Int) -> Bool {
    (try? all[position].head.get())?.isObjectiveC == true
  }

  /// Whether only objects can adopt the protocol at `position`.
  func isClassBound(_ position: Int) -> Bool {
    lineage(of: position)
      .contains { relative in
        all[relative].inherited
          .contains { name in
            name.withoutSwiftModule == "AnyObject" || Lineage.objectBases.contains(name)
          }
      }
  }

  /// The protocols whose requirements are listed with those of the one at `position`: what it
  /// inherits and is not in `imported`, what those inherit before them, and itself.
  func included(in position: Int, importing imported: Set<Int>) -> [Int] {
    var included: [Int] = []
    visit(position, importing: imported) { included.append($0) }
    return included
  }

  /// The bases of the protocol at `position`.
  ///
  /// Bases that are not in `imported` are replaced by their own.
  func inherited(by position: Int, importing imported: Set<Int>) -> [ProtocolHead.Inherited] {
    var inherited: [ProtocolHead.Inherited] = []
    visit(position, importing: imported) { part in
      for stated in (try? all[part].head.get())?.inherited ?? [] {
        let base = base(stated.name, of: part)
        if let base, !imported.contains(base) { continue }
        let head = base.flatMap { try? all[$0].head.get() }
        let name = head?.path ?? stated.name
        if inherited.contains(where: { $0.name == name }) { continue }
        let text = head?.escapedPath ?? stated.text
        inherited.append(
          ProtocolHead.Inherited(name: name, text: text, position: stated.position)
        )
      }
    }
    return inherited
  }

  /// Calls `body` with the protocol at `position`, after all that it inherits and is not imported.
  private func visit(_ position: Int, importing imported: Set<Int>, _ body: (Int) -> Void) {
    var visited: Set<Int> = []
    func visit(_ next: Int) {
      guard visited.insert(next).inserted else { return }
      for name in all[next].inherited {
        if let base = base(name, of: next), !imported.contains(base) { visit(base) }
      }
      body(next)
    }
    visit(position)
  }

  /// The `where` of the protocol at `position`, which asks something of associated types.
  func whereClause(of position: Int) -> WhereClause? {
    (try? all[position].head.get())?.whereClause
  }
}
