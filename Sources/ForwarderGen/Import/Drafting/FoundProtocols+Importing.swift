extension FoundProtocols {
  /// The isolation of the members of the protocol at `position`: a global actor, or none.
  ///
  /// What states nothing is where the first protocol is that it inherits.
  func isolation(of position: Int) -> Isolation {
    var visited: Set<Int> = []
    return actor(of: position, &visited).map { .globalActor($0) } ?? .nonisolated
  }

  private func actor(of position: Int, _ visited: inout Set<Int>) -> String? {
    guard visited.insert(position).inserted, case .success(let head) = all[position].head,
      !head.isNonisolated
    else { return nil }
    if let actor = head.globalActor { return actor.text }
    for inherited in head.inherited {
      guard let base = base(inherited.name, of: position) else { continue }
      if let actor = actor(of: base, &visited) { return actor }
    }
    return nil
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

  /// What the protocol at `position` inherits when those that are not in `imported` are part of it.
  func inherited(by position: Int, importing imported: Set<Int>) -> [String] {
    var names: [String] = []
    visit(position, importing: imported) { part in
      for name in all[part].inherited {
        let base = base(name, of: part)
        if let base, !imported.contains(base) { continue }
        let name = base.map { all[$0].path } ?? name
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
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

  /// The names of the associated types that the protocol at `position` declares.
  func associatedTypes(of position: Int) -> [String] {
    all[position].members
      .compactMap { member in
        guard let tokens = try? Lexer.tokens(of: member.text) else { return nil }
        let keyword = tokens.firstIndex { $0.text == "associatedtype" }
        return keyword.map { tokens[$0 + 1].name }
      }
  }

  /// What the head of the protocol at `position` asks of associated types: `Item: Sendable`.
  func conditions(of position: Int) -> [String] {
    guard case .success(let head) = all[position].head, let clause = head.whereClause else {
      return []
    }
    return [clause.conditions.tidySwift]
  }
}
